import type { Browser, BrowserContext, Page } from "@playwright/test";
import { scrollThrough, type Weight, weigh } from "../tests/support/visit.ts";
import { bytesPerSecond, conditions } from "./conditions.ts";

export type Timing = {
  /** Largest contentful paint, ms. */
  lcpMs: number;
  /** Sum of all layout shifts, from the first paint to the end of the page. */
  shift: number;
  /** Total blocking time, ms: what tasks after the first paint take beyond 50 ms each, until the network is quiet. */
  blockingMs: number;
  /** The same from there to the end of the page, while its islands wake. */
  scrollBlockingMs: number;
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
    const { lcpMs, tasks } = await page.evaluate(() => window.bench);
    await scrollThrough(page);
    const end = await page.evaluate(() => window.bench);
    return {
      lcpMs,
      shift: end.shift,
      blockingMs: blockingTime(tasks, end.firstPaintMs),
      scrollBlockingMs: blockingTime(end.tasks.slice(tasks.length), end.firstPaintMs),
    };
  });
}

type Task = { start: number; end: number };

const blockingTime = (tasks: readonly Task[], firstPaintMs: number) =>
  tasks.reduce((total, { start, end }) => total + Math.max(0, end - Math.max(start, firstPaintMs) - 50), 0);

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

type Bench = { firstPaintMs: number; lcpMs: number; shift: number; tasks: Task[] };

declare global {
  var bench: Bench;
}

/** Runs in the page, before anything of it. */
function watchPerformance(): void {
  const bench: Bench = { firstPaintMs: 0, lcpMs: 0, shift: 0, tasks: [] };
  Object.assign(window, { bench });
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") bench.firstPaintMs = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    bench.lcpMs = startTime;
  });
  watch("layout-shift", (entry) => {
    bench.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch("longtask", ({ startTime, duration }) => {
    bench.tasks.push({ start: startTime, end: startTime + duration });
  });
}
