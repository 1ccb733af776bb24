/**
 * The oldest browsers that the site promises to support, by the ids of `@mdn/browser-compat-data`. The build lowers
 * syntax and styles to them, and tests/contract looks for anything that cannot be lowered: docs/decisions/0048.
 */
export const oldestBrowsers = {
  /** Versions needed for reading, the menu, forms and all that works without scripts: the limit for stylesheets. */
  reading: {
    chrome: "87",
    edge: "87",
    firefox: "78",
    safari: "14.1",
    safari_ios: "14.5",
    samsunginternet_android: "14.0",
    webview_android: "87",
  },
  /** Versions needed for calculators, searches and other features with scripts: the limit for scripts. */
  tools: {
    chrome: "80",
    edge: "80",
    firefox: "78",
    safari: "14.1",
    safari_ios: "14.5",
    samsunginternet_android: "13.0",
    webview_android: "80",
  },
  /** Versions for the map's worker: as `tools`, but Safari and Firefox need module workers. */
  map: {
    chrome: "80",
    edge: "80",
    firefox: "114",
    safari: "15",
    safari_ios: "15",
    samsunginternet_android: "13.0",
    webview_android: "80",
  },
} as const;

export type BrowserVersions = Record<keyof typeof oldestBrowsers.reading, string>;

/** @returns the same browsers in the bundler's notation: `chrome80`, `ios14.5`. */
export function toBuildTargets({ chrome, edge, firefox, safari, safari_ios: ios }: BrowserVersions): string[] {
  return Object.entries({ chrome, edge, firefox, safari, ios }).map(([name, version]) => name + version);
}
