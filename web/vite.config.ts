import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";

/** Puts the drawn pieces into the page itself, so that `<use href="#fire">` needs no request and no script. */
function pieces(): Plugin {
  return {
    name: "pieces",
    transformIndexHtml: (html) => html.replace("<!--pieces-->", readFileSync("src/pieces/pieces.svg", "utf8")),
  };
}

export default defineConfig({
  plugins: [svelte(), pieces()],
  build: {
    outDir: "../src/tokonoma/server/page",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
