import type { Plugin } from "vite";

/**
 * Makes the preview use the site's web fonts at once. The site uses a font that loads late only from the next page on,
 * and system fonts on phones; but the preview has no next page, and its phone view has no phone's system fonts.
 */
export const eagerFonts: Plugin = {
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
