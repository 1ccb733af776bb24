/**
 * `npm run favicon`: the picture of the tab, from its drawing. A drawing by itself would do, but browsers draw it anew at
 * every change of the address: on a slow phone that holds the page up when something is chosen on the coverage map.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "./browser.ts";

/** Pixels: sharp in a tab of a dense screen, and what search engines ask for, a multiple of 48. */
const side = 96;

const drawing = await readFile("public/favicon.svg", "utf8");
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
const page = await browser.newPage({ viewport: { width: side, height: side } });
await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
await writeFile("public/favicon.png", await page.screenshot({ omitBackground: true }));
await browser.close();
