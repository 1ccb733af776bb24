import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import lighthouse, { type Flags } from "lighthouse";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { bounds } from "../conditions.ts";
import {
  categoryIds,
  findMedianSummary,
  hasAllScores,
  type LighthouseSummary,
  parseLighthouseResult,
} from "../lighthouse-scores.ts";
import type { LighthouseOpener } from "../peer-modules.ts";

/** Maximum number of attempts, because a recording occasionally fails for reasons unrelated to the page. */
const maxAttempts = 3;

export const openLighthouse: LighthouseOpener = async ({ executablePath, args, repeatRuns, tileOrigin }) => {
  const browser = await puppeteer.launch({ executablePath, args });
  const { version } = JSON.parse(readFileSync(new URL(import.meta.resolve("lighthouse/package.json")), "utf8"));
  const auditOnce = (url: string, isIndexed: boolean) => auditWith(browser, tileOrigin, url, isIndexed);
  return {
    version,
    audit: async (url, { isIndexed }) => {
      const first = await auditOnce(url, isIndexed);
      if (first.scores.performance >= bounds.lighthouseScore) return first;
      const judgements = [first];
      while (judgements.length < repeatRuns) judgements.push(await auditOnce(url, isIndexed));
      return findMedianSummary(judgements);
    },
    close: () => browser.close(),
  };
};

async function auditWith(
  browser: Browser,
  tileOrigin: string,
  url: string,
  isIndexed: boolean,
): Promise<LighthouseSummary> {
  let lastError = "";
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const page = await browser.newPage();
    try {
      await serveGreyTiles(page, tileOrigin);
      // The screenshot illustrates a report that is not used here, and no audit reads it.
      const flags: Flags = { logLevel: "error", onlyCategories: [...categoryIds], disableFullPageScreenshot: true };
      const result = await lighthouse(url, flags, undefined, page);
      if (result && hasAllScores(result.lhr)) return parseLighthouseResult(result.lhr, isIndexed);
      lastError = result?.lhr.runtimeError?.message ?? "nothing was recorded";
    } finally {
      await page.close();
    }
  }
  throw new Error(`Lighthouse could not look at ${url}: ${lastError}`);
}

const greyTile = Buffer.from(
  new Resvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#ddd"/></svg>',
  )
    .render()
    .asPng(),
).toString("base64");

/** Replaces the map tiles of the coverage page with a grey picture, because the bench must run without a network. */
async function serveGreyTiles(page: Page, tileOrigin: string): Promise<void> {
  const session = await page.createCDPSession();
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const responseHeaders = [
      { name: "Content-Type", value: "image/png" },
      { name: "Cache-Control", value: "public, max-age=31536000" },
    ];
    session
      .send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body: greyTile })
      .catch(() => {
        // The page was closed before its last tile was sent.
      });
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: `${tileOrigin}/*` }] });
}
