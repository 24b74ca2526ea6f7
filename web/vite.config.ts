import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";
import { groups, messages } from "./scripts/smaller.mjs";

/** Puts the drawn pieces into the page itself, so that `<use href="#fire">` needs no request and no script. */
function pieces(): Plugin {
  return {
    name: "pieces",
    transformIndexHtml: (html) => html.replace("<!--pieces-->", readFileSync("src/pieces/pieces.svg", "utf8")),
  };
}

export default defineConfig({
  plugins: [messages(), svelte(), pieces()],
  build: {
    outDir: "../src/tokonoma/server/page",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false }, // every browser that reads this syntax knows it
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
