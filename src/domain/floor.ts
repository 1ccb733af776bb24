/**
 * The oldest browsers that the site promises to work in, by the ids of `@mdn/browser-compat-data`. The build lowers syntax and
 * styles to them, and tests/contract looks for what cannot be lowered: docs/decisions/0048.
 */
export const floor = {
  /** Reading, the menu, forms, and every answer that needs no script: what stylesheets may ask for. */
  reading: {
    chrome: "87",
    edge: "87",
    firefox: "78",
    safari: "14.1",
    safari_ios: "14.5",
    samsunginternet_android: "14.0",
    webview_android: "87",
  },
  /** Calculators, searches, and what every page does by itself: what scripts may ask for. */
  tools: {
    chrome: "80",
    edge: "80",
    firefox: "78",
    safari: "14.1",
    safari_ios: "14.5",
    samsunginternet_android: "13.0",
    webview_android: "80",
  },
  /** The coverage map's worker: canvases off the page, and in Firefox workers that are modules. */
  map: {
    chrome: "80",
    edge: "80",
    firefox: "114",
    safari: "16.4",
    safari_ios: "16.4",
    samsunginternet_android: "13.0",
    webview_android: "80",
  },
} as const;

export type Floor = Record<keyof typeof floor.reading, string>;

/** @returns the same, as the bundler writes it: `chrome80`, `ios14.5`. */
export function buildTargets({ chrome, edge, firefox, safari, safari_ios: ios }: Floor): string[] {
  return Object.entries({ chrome, edge, firefox, safari, ios }).map(([name, version]) => name + version);
}
