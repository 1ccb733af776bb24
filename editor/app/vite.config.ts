import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { guideMarkdownPlugin } from "#editor/guide/guide-markdown.ts";
import { eagerFontsPlugin } from "#editor/server/preview/eager-fonts.ts";

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
