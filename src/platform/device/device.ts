/** The properties with which a browser describes its device; `Navigator` satisfies it. */
export type DeviceHints = {
  userAgent: string;
  /** Simultaneous touch points; 0 without a touch screen. */
  maxTouchPoints: number;
};

export type AppStore = "play" | "app-store" | "none";

/**
 * Finds the store of a device by the properties that its browser reports. In its default desktop mode, an iPad reports
 * Macintosh; unlike a Mac, it has a touch screen.
 */
export function detectAppStore({ userAgent, maxTouchPoints }: DeviceHints): AppStore {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "app-store";
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return "app-store";
  // Windows Phone also reports Android, but installs from neither store.
  if (/Android/.test(userAgent) && !/Windows Phone/.test(userAgent)) return "play";
  return "none";
}
