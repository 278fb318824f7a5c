import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.TRADEWINDS_SERVER ?? "http://127.0.0.1:8048";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/tradewinds/server/static", emptyOutDir: true, target: "es2022" },
  // The server answers only pages of its own address: the browser's stays as it is.
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
