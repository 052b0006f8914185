import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./licences/plugin.ts";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences()],
  base: "./",
  build: {
    outDir: "../src/sanguosha/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Nothing inline: neither scripts nor data addresses, which the content security policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
