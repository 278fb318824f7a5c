import { mount } from "svelte";
import "./lib/fonts.css";
import "./lib/theme.css";
import "./lib/forms.css";
import App from "./App.svelte";
import { followLinks } from "./lib/route.svelte";

followLinks();
mount(App, { target: document.getElementById("app")! });
