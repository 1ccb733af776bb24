/** Vite plugin that parses guide pages at build time, so that the app can import them. */
import { basename } from "node:path";
import type { Plugin } from "vite";
import { readGuidePage } from "./read-guide-page.ts";

export const guideMarkdownPlugin: Plugin = {
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
