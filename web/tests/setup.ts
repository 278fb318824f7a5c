/** What modules look for in a browser as soon as they are loaded. */

import { vi } from "vitest";

vi.stubGlobal("location", new URL("http://harbour.test/"));
vi.stubGlobal("navigator", { language: "en-GB" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
