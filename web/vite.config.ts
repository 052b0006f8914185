import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = "http://127.0.0.1:8000";

/** The font packages name an older format as a second choice, which no browser of today takes. */
function onlyWoff2(): Plugin {
  return {
    name: "only-woff2",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("@fontsource") || !id.endsWith(".css")) return null;
      return { code: code.replaceAll(/,\s*url\([^)]*\.woff\)\s*format\((['"])woff\1\)/g, ""), map: null };
    },
  };
}

export default defineConfig({
  plugins: [onlyWoff2(), svelte()],
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
