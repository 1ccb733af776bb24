/** Tests of every page at every width. They take minutes, so only `npm run nightly` runs them, not the gate. */
import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import base from "../../playwright.config.ts";

const root = resolve(import.meta.dirname, "../..");
const [site] = [base.webServer ?? []].flat();
if (!site) throw new Error("playwright.config.ts starts no server");

export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  timeout: 180_000,
  reporter: [["dot"], ["json", { outputFile: resolve(root, ".build/release.json") }]],
  outputDir: resolve(root, ".build/release"),
  webServer: { ...site, cwd: root },
  projects: [
    { name: "computadora", use: { ...devices["Desktop Chrome"], viewport: { width: 1360, height: 900 } } },
    {
      name: "celular",
      grepInvert: /@once/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
