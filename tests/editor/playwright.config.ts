/** Tests of the jobs that staff do in the editor, on a copy of the repository with its own server. */
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { browserArguments, ensureBrowser } from "#scripts/machine/browsers/browser.ts";

// Workers read this file again, but inherit this variable and need not search for the browser.
process.env.CHROME_PATH ??= await ensureBrowser();

const root = resolve(import.meta.dirname, "../..");

export default defineConfig({
  testDir: import.meta.dirname,
  workers: 1,
  // Retries a failed test once, like the site's journeys; Playwright then reports it as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: resolve(root, ".build/editor.json") }]],
  globalSetup: "./saved-jobs.ts",
  outputDir: resolve(root, ".build/editor"),
  timeout: 120_000,
  // One build at the end contains the changes of all jobs.
  projects: [
    { name: "oficios", testIgnore: /built\.spec/ },
    { name: "construido", testMatch: /built\.spec/, dependencies: ["oficios"] },
  ],
  expect: { timeout: 20_000 },
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1360, height: 900 },
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArguments },
  },
});
