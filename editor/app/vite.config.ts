/** The editor's app, built beside the site and never into it. */
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { guideMarkdown } from "#editor/guide/guide-markdown.ts";

/** The site never waits for its letters, and has them from its cache on the next page. Here there is no next page. */
const lettersAtOnce: Plugin = {
  name: "letters-at-once",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/styles\/tokens\.css$/ },
    handler: (css) => css.replaceAll("font-display: optional", "font-display: block"),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lettersAtOnce, guideMarkdown],
  logLevel: "warn",
  build: {
    outDir: resolve(import.meta.dirname, "../../.editor/app"),
    emptyOutDir: true,
    // The policy allows no `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
