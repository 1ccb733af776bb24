/**
 * Finds a Chromium, in this order: CHROME_PATH, the headless shell (installed if this process is root on Debian), the
 * PATH, the usual places, Playwright's browser. Otherwise installs one with apt-get or Playwright. As a command, prints
 * the path.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findExecutableOnPath, isExecutable } from "#scripts/machine/executable.ts";
import { runInstallation } from "#scripts/machine/install.ts";
import { installAptPackages } from "#scripts/machine/programs/apt.ts";

/**
 * Features to turn off. One is the address bar's pop-ups, for which Chromium loads two pages in each new window. The
 * others are those that Playwright turns off, because only the last `--disable-features` counts.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

/**
 * Arguments for every Chromium of tests and benchmarks: it runs as root, without a screen and without background
 * network traffic.
 */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  // Makes the headless shell's glyphs as wide as those of a Chromium with windows.
  "--font-render-hinting=slight",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${disabledFeatures.join(",")}`,
];

/** Chromium without windows, which takes a fifth less CPU time. */
const headlessShell = "chromium-headless-shell";
const browserCommands = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const usualPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function readChosenBrowser(): string | undefined {
  const chosenPath = process.env.CHROME_PATH;
  if (chosenPath && !isExecutable(chosenPath)) throw new Error(`CHROME_PATH=${chosenPath} is not executable`);
  return chosenPath || undefined;
}

async function findBrowser(): Promise<string | undefined> {
  const foundPath = findExecutableOnPath(...browserCommands) ?? usualPaths.find(isExecutable);
  if (foundPath) return foundPath;
  const { chromium } = await import("@playwright/test");
  const downloadedPath = chromium.executablePath();
  return isExecutable(downloadedPath) ? downloadedPath : undefined;
}

const purpose = "what is tested or measured in a browser";

function installWithPlaywright(): boolean {
  const playwright = join("node_modules", "@playwright", "test", "cli.js");
  const args = [playwright, "install", "chromium-headless-shell"];
  return runInstallation({
    subject: "Playwright's Chromium",
    purpose,
    commands: [{ command: process.execPath, args, seconds: 300 }],
  });
}

/**
 * The stylesheets name Arial. Liberation Sans has the same widths, so a page's text is equally wide on every machine.
 */
const fontPackage = { name: "fonts-liberation", folder: "/usr/share/fonts/truetype/liberation" };

/**
 * @returns the path of an executable browser.
 * @throws {Error} if there is no browser and none can be installed.
 */
export async function ensureBrowser(): Promise<string> {
  const path =
    readChosenBrowser() ??
    findExecutableOnPath(headlessShell) ??
    (installAptPackages(purpose, headlessShell) ? findExecutableOnPath(headlessShell) : undefined) ??
    (await findBrowser()) ??
    (installAptPackages(purpose, "chromium") ? await findBrowser() : undefined) ??
    (installWithPlaywright() ? await findBrowser() : undefined);
  if (path) {
    if (!existsSync(fontPackage.folder)) installAptPackages(purpose, fontPackage.name);
    return path;
  }
  throw new Error(
    "No browser: set CHROME_PATH, install Chromium (on Debian: apt-get install chromium), or run: npx playwright install chromium",
  );
}

if (import.meta.main) console.log(await ensureBrowser());
