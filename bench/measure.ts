import type { Browser, BrowserContext, Page } from "@playwright/test";
import { scrollThrough, type Weight, weigh } from "../tests/support/visit.ts";
import { bytesPerSecond, conditions } from "./conditions.ts";

export type Timing = {
  /** Largest contentful paint, ms. */
  lcpMs: number;
  /** Sum of all layout shifts, from the first paint to the end of the page. */
  shift: number;
  /** Total blocking time, ms: what tasks take beyond 50 ms each. */
  blockingMs: number;
};

const device = {
  viewport: conditions.viewport,
  deviceScaleFactor: conditions.pixelRatio,
  isMobile: true,
  hasTouch: true,
  locale: "es-MX",
};

/** Downloads of a first visit, with nothing slowed down: bytes are the same. */
export function weight(browser: Browser, url: string): Promise<Weight> {
  return withPage(browser, (page) => weigh(page, url));
}

/** One first visit with an empty cache under {@link conditions}. */
export async function time(browser: Browser, url: string): Promise<Timing> {
  return withPage(browser, async (page, context) => {
    await slowDown(page, context);
    await page.addInitScript(watchPerformance);
    await page.goto(url, { waitUntil: "networkidle" });
    const lcpMs = await page.evaluate(() => window.bench.lcpMs);
    await scrollThrough(page);
    const { shift, blockingMs } = await page.evaluate(() => window.bench);
    return { lcpMs, shift, blockingMs };
  });
}

async function withPage<Result>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(device);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: bytesPerSecond(conditions.downloadMbps),
    uploadThroughput: bytesPerSecond(conditions.uploadMbps),
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: conditions.processorSlowdown });
}

declare global {
  var bench: Timing;
}

/** Runs in the page, before anything of it. */
function watchPerformance(): void {
  const bench = { lcpMs: 0, shift: 0, blockingMs: 0 };
  Object.assign(window, { bench });
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => {
    bench.lcpMs = startTime;
  });
  watch("layout-shift", (entry) => {
    bench.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch("longtask", ({ duration }) => {
    bench.blockingMs += Math.max(0, duration - 50);
  });
}
