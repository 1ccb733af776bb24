/** Which store a device installs apps from. */

/** What a browser says about its device; `Navigator` fits. */
export type DeviceHints = {
  userAgent: string;
  /** Touch points at once; 0 without a touch screen. */
  maxTouchPoints: number;
};

export type AppStore = "play" | "app-store" | "none";

/**
 * The store of a device, by what its browser says.
 * An iPad in its default, desktop mode says Macintosh; no Mac has a touch screen.
 */
export function appStoreOf({ userAgent, maxTouchPoints }: DeviceHints): AppStore {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "app-store";
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return "app-store";
  // Windows Phone said Android too, and installs from neither store.
  if (/Android/.test(userAgent) && !/Windows Phone/.test(userAgent)) return "play";
  return "none";
}
