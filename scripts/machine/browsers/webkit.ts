/** Finds WebKitGTK's driver, its MiniBrowser and a virtual screen; otherwise installs them as root on Debian. */
import { globSync } from "node:fs";
import { findExecutableOnPath, isExecutable } from "#scripts/machine/executable.ts";
import { installAptPackages } from "#scripts/machine/programs/apt.ts";

export type Webkit = { driver: string; browser: string; screen: string };

/** @returns undefined if one of the three programs is missing. */
export function findWebkit(): Webkit | undefined {
  const driver = findExecutableOnPath("WebKitWebDriver");
  const screen = findExecutableOnPath("Xvfb");
  // Fedora has MiniBrowser in libexec, Debian in a folder named after the architecture.
  const browser = globSync("/usr/{lib,libexec,lib64}/{,*/}webkit2gtk-4.1/MiniBrowser").find(isExecutable);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** @returns the paths of the programs; undefined if a program is unavailable. */
export function ensureWebkit(): Webkit | undefined {
  return (
    findWebkit() ?? (installAptPackages("journeys in WebKit", "webkit2gtk-driver", "xvfb") ? findWebkit() : undefined)
  );
}
