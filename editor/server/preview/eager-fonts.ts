import type { Plugin } from "vite";

/**
 * Makes the preview use the site's web fonts at once, even in the phone view. On the site, a font that loads late is
 * first used on the next page. Phones use system fonts, which the editor's computer may lack.
 */
export const eagerFontsPlugin: Plugin = {
  name: "eager-fonts",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/styles\/tokens\.css(?:\?|$)/ },
    handler: (css) =>
      css
        .replaceAll(/font-display:\s*optional/g, "font-display: block")
        .replace(/@media[^{]*(?=\{\s*@font-face)/, "@media all "),
  },
};
