/**
 * The oldest browsers that the site promises to work in, by the ids of `@mdn/browser-compat-data`. What is below `tools` reads
 * the page as without script; the map asks for more than other tools. See docs/decisions/0047-the-floor-in-stylesheets.md.
 */
export const floor = {
  /** Reading, the menu, forms, and every answer that needs no script. */
  reading: {
    chrome: "87",
    edge: "87",
    firefox: "78",
    safari: "14.1",
    safari_ios: "14.5",
    samsunginternet_android: "14.0",
    webview_android: "87",
  },
  /** Calculators, searches and filters. */
  tools: {
    chrome: "97",
    edge: "97",
    firefox: "104",
    safari: "15.4",
    safari_ios: "15.4",
    samsunginternet_android: "18.0",
    webview_android: "97",
  },
  /** The coverage map: canvases in workers, and in Firefox workers that are modules. */
  map: {
    chrome: "97",
    edge: "97",
    firefox: "114",
    safari: "16.4",
    safari_ios: "16.4",
    samsunginternet_android: "18.0",
    webview_android: "97",
  },
} as const;
