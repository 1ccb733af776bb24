import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { galleryBuild } from "./scripts/build/gallery-build.ts";
import { browserArguments, ensureBrowser } from "./scripts/machine/browsers/browser.ts";
import { findFreePort } from "./server/testing/free-port.ts";
import { testRun } from "./tests/support/test-run.ts";

// Workers read this file again, but inherit these variables, so the values are chosen only once.
process.env.CHROME_PATH ??= await ensureBrowser();
process.env.SITE_PORT ??= String(await findFreePort());
process.env.GALLERY_PORT ??= String(await findFreePort());
process.env.SITE_DATA ??= mkdtempSync(join(tmpdir(), "wim-e2e-"));

const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1360, height: 900 } };
/** Tags of the tests that only `npm run nightly` runs: docs/decisions/0052. */
const excludedTags = testRun.isFullSize ? [] : [/@nightly/];
const galleryDist = process.env.GALLERY_DIST ?? galleryBuild.dist;
const buildOrigin = (port: string) => `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  // A headless browser occasionally stops drawing under load. A test that passes when retried is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: ".build/browser.json" }]],
  outputDir: ".build/browser",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: buildOrigin(process.env.SITE_PORT),
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    // A service worker would respond from its cache instead of a test's routes. Only tests/e2e/loading/offline.spec.ts allows
    // one.
    serviceWorkers: "block",
    // Without a GPU process, the tests take a tenth less CPU time.
    launchOptions: { executablePath: process.env.CHROME_PATH, args: [...browserArguments, "--in-process-gpu"] },
  },
  projects: [
    // Tests that need no phone, or set a device themselves, run only here. Reduced motion saves most of the tests'
    // time. Tests about motion turn it on, and phones and other engines always have it.
    {
      name: "escritorio",
      use: { ...desktop, contextOptions: { reducedMotion: "reduce" } },
      grepInvert: [/@phone/, ...excludedTags],
    },
    // One device pixel per CSS pixel, because without a GPU, painting takes most of the time.
    {
      name: "movil",
      use: { ...devices["Pixel 7"], deviceScaleFactor: 1 },
      grepInvert: [/@once/, ...excludedTags],
    },
    {
      name: "galeria",
      testDir: "tests/visual",
      grepInvert: excludedTags,
      snapshotPathTemplate: "{testDir}/__screenshots__/{arg}{ext}",
      use: { ...desktop, baseURL: buildOrigin(process.env.GALLERY_PORT) },
    },
  ],
  webServer: [
    { name: "site", dist: process.env.WIM_DIST ?? "dist", port: process.env.SITE_PORT, values: {} },
    // The site's tests run without a built gallery.
    ...(existsSync(galleryDist) || process.argv.includes("--project=galeria")
      ? [{ name: "gallery", dist: galleryDist, port: process.env.GALLERY_PORT, values: galleryBuild.env }]
      : []),
  ].map(({ name, dist, port, values }) => ({
    name,
    command: `"${process.execPath}" server/main.ts`,
    url: `${buildOrigin(port)}/`,
    env: {
      ...values,
      PORT: port,
      HOST: "127.0.0.1",
      WIM_DIST: dist,
      DATABASE_FILE: join(process.env.SITE_DATA ?? "", `${name}.sqlite`),
      DATABASE_URL: "",
      RATE_LIMIT: "100000",
      CONNECTIONS_PER_ADDRESS: "100000",
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 3_000 },
  })),
});
