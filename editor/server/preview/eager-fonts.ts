import type { Plugin } from "vite";

/**
 * Makes the preview use the site's web fonts at once, and in the phone view too. On the site, a font that loads late
 * waits for the next page, and phones use their system fonts, which a computer may lack.
 */
export const eagerFontsPlugin: Plugin = {
  name: "eager-fonts",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/styles\/tokens\.css(?:\?|$)/ },
    handler: (css) =>
      css
        .replaceAll("font-display: optional", "font-display: block")
        .replace(/@media \([^)]*\)(?= \{\s*@font-face)/, "@media all"),
  },
};
