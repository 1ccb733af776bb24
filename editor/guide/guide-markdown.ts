/** Lets the editor's app import pages of the guide: parses Markdown at build time. */
import { basename } from "node:path";
import type { Plugin } from "vite";
import { readGuidePage } from "./read-guide-page.ts";

export const guideMarkdown: Plugin = {
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
