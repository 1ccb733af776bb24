/**
 * Finds the screen reader Orca and the programs that it needs without a desktop; otherwise installs them as root on
 * Debian.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { findExecutableOnPath, isExecutable } from "#scripts/machine/executable.ts";
import { runInstallation } from "#scripts/machine/install.ts";
import { installAptPackages } from "#scripts/machine/programs/apt.ts";
import { ensureFirefox, findFirefox } from "./firefox.ts";

export type ScreenReader = {
  orca: string;
  browser: string;
  screen: string;
  windowManager: string;
  keyboard: string;
  bus: string;
  busClient: string;
  accessibility: string;
};

const packages = [
  "orca",
  "at-spi2-core",
  "dbus",
  "xdotool",
  "openbox",
  "xvfb",
  "python3-pyatspi",
  "python3-speechd",
  "speech-dispatcher",
  "gir1.2-atspi-2.0",
  "gir1.2-wnck-3.0",
  "locales",
] as const;

/** Locale of the screen reader's speech. */
export const screenReaderLocale = "es_MX.UTF-8";

function hasLocale(): boolean {
  const locale = findExecutableOnPath("locale");
  return Boolean(locale) && /^es_MX\.utf-?8$/im.test(spawnSync(`${locale}`, ["-a"], { encoding: "utf8" }).stdout);
}

/** @returns undefined if a program or the locale is missing. */
export function findScreenReader(): ScreenReader | undefined {
  return hasLocale() ? findPrograms() : undefined;
}

function findPrograms(): ScreenReader | undefined {
  const orca = findExecutableOnPath("orca");
  const browser = findFirefox();
  const screen = findExecutableOnPath("Xvfb");
  const windowManager = findExecutableOnPath("openbox");
  const keyboard = findExecutableOnPath("xdotool");
  const bus = findExecutableOnPath("dbus-daemon");
  const busClient = findExecutableOnPath("dbus-send");
  const accessibility = globSync("/usr/{libexec,lib/at-spi2-core}/at-spi-bus-launcher").find(isExecutable);
  if (!orca || !browser || !screen || !windowManager || !keyboard || !bus || !busClient || !accessibility) return;
  return { orca, browser, screen, windowManager, keyboard, bus, busClient, accessibility };
}

/** @returns the paths of the programs; undefined if a program or the locale is unavailable. */
export function ensureScreenReader(): ScreenReader | undefined {
  ensureFirefox();
  const purpose = "journeys with a screen reader";
  if (!findPrograms() && !installAptPackages(purpose, ...packages)) return undefined;
  if (!hasLocale()) {
    const args = ["-i", "es_MX", "-f", "UTF-8", screenReaderLocale];
    runInstallation({
      subject: `the language ${screenReaderLocale}`,
      purpose,
      commands: [{ command: "localedef", args, seconds: 60 }],
    });
  }
  return findScreenReader();
}

export const missingScreenReaderWarning = `⚠⚠⚠ NOT HEARD WITH A SCREEN READER: Orca, or what it needs, is missing and could not be installed. On Debian: apt-get install firefox-esr ${packages.join(" ")}, and the language ${screenReaderLocale}.`;
