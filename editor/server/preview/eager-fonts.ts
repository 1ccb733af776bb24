import type { Plugin } from "vite";

/**
 * The site uses late fonts only from the next page on, and system fonts on phones. The preview must show them at once:
 * it has no next page, and its phone is only part of a desktop window, without a phone's fonts.
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
