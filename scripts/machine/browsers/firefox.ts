/** Finds a Firefox: FIREFOX_PATH, the PATH, the usual places. Otherwise installs Firefox ESR as root on Debian. */
import { findExecutableOnPath, isExecutable } from "#scripts/machine/executable.ts";
import { installAptPackages } from "#scripts/machine/programs/apt.ts";

const usualPaths = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/**
 * @returns the path of Firefox; undefined if not found.
 * @throws {Error} if FIREFOX_PATH is not executable.
 */
export function findFirefox(): string | undefined {
  const chosenPath = process.env.FIREFOX_PATH;
  if (chosenPath && !isExecutable(chosenPath)) throw new Error(`FIREFOX_PATH=${chosenPath} is not executable`);
  return chosenPath || (findExecutableOnPath("firefox-esr", "firefox") ?? usualPaths.find(isExecutable));
}

/** @returns the path of an executable Firefox; undefined if none is available. */
export function ensureFirefox(): string | undefined {
  return findFirefox() ?? (installAptPackages("journeys in Firefox", "firefox-esr") ? findFirefox() : undefined);
}
