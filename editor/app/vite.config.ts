import { basename, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { readGuidePage } from "#editor/guide/read-guide-page.ts";
import { eagerFontsPlugin } from "#editor/server/preview/eager-fonts.ts";

/** Parses guide pages at build time, so that the app can import them. */
const guideMarkdownPlugin: Plugin = {
  name: "guide-markdown",
  transform: {
    filter: { id: /\/editor\/guide\/[^/]+\.md$/ },
    handler: (source, id) => ({
      code: `export const page = ${JSON.stringify(readGuidePage(basename(id), source))};`,
      map: null,
      moduleType: "js",
    }),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), eagerFontsPlugin, guideMarkdownPlugin],
  logLevel: "warn",
  build: {
    outDir: resolve(import.meta.dirname, "../../.editor/app"),
    emptyOutDir: true,
    // The content security policy forbids `data:` URLs.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
