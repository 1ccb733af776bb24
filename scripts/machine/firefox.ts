/** Finds a Firefox: FIREFOX_PATH, the PATH, the usual places; otherwise installs Firefox ESR as root on Debian. */
import { installAptPackages } from "./apt.ts";
import { findExecutableOnPath, isExecutable } from "./executable.ts";

const usualPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/**
 * @returns the path of Firefox, if found.
 * @throws {Error} if FIREFOX_PATH is not executable.
 */
export function findFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !isExecutable(chosen)) throw new Error(`FIREFOX_PATH=${chosen} is not executable`);
  return chosen || (findExecutableOnPath("firefox-esr", "firefox") ?? usualPlaces.find(isExecutable));
}

/** @returns the path of an executable Firefox; undefined if none is available. */
export function ensureFirefox(): string | undefined {
  return findFirefox() ?? (installAptPackages("journeys in Firefox", "firefox-esr") ? findFirefox() : undefined);
}
