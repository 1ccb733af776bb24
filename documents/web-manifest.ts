import { productNames } from "#content/pages/memberships-page.ts";
import { pageAt } from "#content/site/site-map.ts";
import { tokenColors } from "./token-color.ts";

/**
 * The web manifest with the site's name on the home screen. It opens in the browser: the app is separate, and has the
 * purchase and the account.
 */
export function webManifest(): string {
  const colorOf = tokenColors();
  const manifest = {
    id: "/",
    name: pageAt("/").title,
    short_name: productNames.brand,
    description: pageAt("/").description,
    lang: "es-MX",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: colorOf("masa"),
    theme_color: colorOf("masa"),
    icons: [
      { src: "/favicon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/favicon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/favicon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
