import type { Plugin } from "vite";

/**
 * The site never waits for its letters, and leaves phones their own. Here there is no next page that would have them, and
 * the phone is a part of a computer's window, which has no phone's letters.
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
