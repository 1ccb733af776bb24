import type { Plugin } from "vite";

/**
 * Makes the preview use the site's web fonts at once. On the site, a font that loads late is only used on the next
 * page, and phones use system fonts; the preview has no next page, and its phone view has no system fonts of a phone.
 */
export const eagerFontsPlugin: Plugin = {
  name: "letters-at-once",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/styles\/tokens\.css(?:\?|$)/ },
    handler: (css) =>
      css
        .replaceAll("font-display: optional", "font-display: block")
        .replace(/@media \([^)]*\)(?= \{\s*@font-face)/, "@media all"),
  },
};
