import { brandName } from "#content/site/operator/operator.ts";
import { requirePage } from "#content/site/site-map/site-map.ts";
import { createTokenColorReader } from "#documents/share/token-color.ts";

/**
 * Renders the web app manifest, which sets the site's name and icons on the home screen. The icon opens the browser,
 * not an app, because the operator has a separate app for purchases and accounts.
 */
export function renderWebManifest(): string {
  const readColor = createTokenColorReader();
  const manifest = {
    id: "/",
    name: requirePage("/").title,
    short_name: brandName,
    description: requirePage("/").description,
    lang: "es-MX",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: readColor("masa"),
    theme_color: readColor("masa"),
    icons: [
      { src: "/favicon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/favicon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/favicon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
