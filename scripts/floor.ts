/**
 * The oldest browsers that are promised to work, in the names of MDN's compatibility data. The build lowers syntax and styles to
 * them, and tests/contract looks for what cannot be lowered: docs/decisions/0047.
 */
export type Floor = {
  chrome: number;
  edge: number;
  firefox: number;
  safari: number;
  safari_ios: number;
  samsunginternet_android: number;
  webview_android: number;
};

/** Reading, menu and forms: what the stylesheets may ask for. */
export const stylesFloor: Floor = {
  chrome: 87,
  edge: 87,
  firefox: 78,
  safari: 14.1,
  safari_ios: 14.5,
  samsunginternet_android: 14,
  webview_android: 87,
};

/** Tools, search and what every page does: what the scripts may ask for. */
export const scriptsFloor: Floor = {
  ...stylesFloor,
  chrome: 80,
  edge: 80,
  samsunginternet_android: 13,
  webview_android: 80,
};

/** The map draws in a worker of modules, off the page. */
export const mapFloor: Floor = { ...scriptsFloor, firefox: 114, safari: 16.4, safari_ios: 16.4 };

/** @returns the same, as the bundler writes it: `chrome80`, `ios14.5`. */
export function buildTargets({ chrome, edge, firefox, safari, safari_ios }: Floor): string[] {
  return [`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${safari_ios}`];
}
