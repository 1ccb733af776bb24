import type { Browser, Page } from "@playwright/test";
import { measureVisitWeight, scrollToEnd, type VisitWeight } from "../tests/support/browser/visit.ts";
import { simulatedPhone, toBytesPerSecond } from "./conditions.ts";

export type PageWeight = VisitWeight & {
  /** Names of the islands on the page, each once, sorted. */
  islands: readonly string[];
  /** Paths of the resources, besides the HTML, that block the first paint. */
  blockingPaths: readonly string[];
};

export type PageTiming = {
  /** Largest contentful paint in ms. */
  lcpMs: number;
  /** Sum of all layout shifts, from the first paint to the end of the visit. */
  layoutShift: number;
  /** Total blocking time in ms until the network is idle: the sum of each task's excess over 50 ms. */
  blockingMs: number;
  /** Like `blockingMs`, but while the page is scrolled to its end and its islands hydrate. */
  scrollBlockingMs: number;
};

const device = {
  viewport: simulatedPhone.viewport,
  deviceScaleFactor: simulatedPhone.pixelRatio,
  isMobile: true,
  hasTouch: true,
  locale: "es-MX",
};

/**
 * Measures the downloads of a first visit. Does not throttle them, because the bytes stay the same. Excludes the
 * offline pack, which has a separate budget and is sent once for all pages.
 */
export function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  return withPage({ browser, serviceWorkers: "block" }, async (page) => {
    const weight = await measureVisitWeight(page, url);
    const pageDetails = await page.evaluate(() => ({
      islands: [
        ...new Set(
          [...document.querySelectorAll<HTMLElement>("[data-island]")].map(({ dataset }) => dataset.island ?? ""),
        ),
      ].sort(),
      blockingPaths: (
        performance.getEntriesByType("resource") as (PerformanceResourceTiming & { renderBlockingStatus: string })[]
      )
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking")
        .map(({ name }) => new URL(name).pathname),
    }));
    return { ...weight, ...pageDetails };
  });
}

/**
 * Measures one first visit with an empty cache under {@link simulatedPhone}. Scrolls to the end of the page once the
 * network is idle.
 */
export function measurePageTiming(browser: Browser, url: string): Promise<PageTiming> {
  return withPage({ browser }, async (page) => {
    await throttlePage(page);
    await page.addInitScript(watchPerformance);
    await page.goto(url, { waitUntil: "networkidle" });
    await waitForPaint(page);
    const { lcpMs, tasks, firstPaintMs } = await page.evaluate(() => window.bench);
    await scrollToEnd(page);
    const bench = await page.evaluate(() => window.bench);
    return {
      lcpMs,
      layoutShift: bench.layoutShift,
      blockingMs: computeBlockingTime(tasks, firstPaintMs),
      scrollBlockingMs: computeBlockingTime(bench.tasks.slice(tasks.length), firstPaintMs),
    };
  });
}

/**
 * Measures the largest contentful paint in ms of a page without script and fonts, under {@link simulatedPhone}.
 *
 * @throws {Error} if the page requests a script or font, or has a font in a stylesheet.
 */
export function measurePlainPageLcp(browser: Browser, url: string): Promise<number> {
  return withPage({ browser }, async (page) => {
    const unwantedRequests: string[] = [];
    page.on("request", (request) => {
      if (["script", "font"].includes(request.resourceType())) unwantedRequests.push(request.url());
    });
    await throttlePage(page);
    await page.addInitScript(watchPerformance);
    await page.goto(url, { waitUntil: "load" });
    await waitForPaint(page);
    const { lcpMs } = await page.evaluate(() => window.bench);
    unwantedRequests.push(...(await page.evaluate(listStylesheetFonts)));
    if (unwantedRequests.length > 0) throw new Error(`${url} is not plain: it requests ${unwantedRequests.join(", ")}`);
    return lcpMs;
  });
}

const paintTimeoutMs = 10_000;

/**
 * Waits until the browser has reported a largest contentful paint, which takes a frame after the load.
 *
 * @throws {Error} after a time limit, because a headless browser sometimes stops drawing.
 */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((next) => {
        requestAnimationFrame(() => setTimeout(next, 50));
        setTimeout(next, 500);
      }),
  );
  await page.waitForFunction(() => window.bench.lcpMs > 0, null, { polling: 50, timeout: paintTimeoutMs });
}

type Task = { start: number; end: number };

const computeBlockingTime = (tasks: readonly Task[], firstPaintMs: number) =>
  tasks.reduce((total, { start, end }) => total + Math.max(0, end - Math.max(start, firstPaintMs) - 50), 0);

type Visitor = { browser: Browser; serviceWorkers?: "allow" | "block" };

async function withPage<Result>(
  { browser, serviceWorkers = "allow" }: Visitor,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...device, serviceWorkers });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Simulates the processor and the network of {@link simulatedPhone}. */
export async function throttlePage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: simulatedPhone.roundTripMs,
    downloadThroughput: toBytesPerSecond(simulatedPhone.downloadMbps),
    uploadThroughput: toBytesPerSecond(simulatedPhone.uploadMbps),
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: simulatedPhone.processorSlowdown });
}

type Bench = { firstPaintMs: number; lcpMs: number; layoutShift: number; tasks: Task[] };

declare global {
  var bench: Bench;
}

/** Runs in the page. @returns the names of downloaded or embedded fonts. */
function listStylesheetFonts(): string[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue("src").includes("url("))
    .map(({ style }) => style.getPropertyValue("font-family"));
}

/** Runs in the page, before the scripts of the page. */
function watchPerformance(): void {
  const bench: Bench = { firstPaintMs: 0, lcpMs: 0, layoutShift: 0, tasks: [] };
  Object.assign(window, { bench });
  const observeEntries = (type: string, readEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(readEntry)).observe({ type, buffered: true });
  observeEntries("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") bench.firstPaintMs = startTime;
  });
  observeEntries("largest-contentful-paint", ({ startTime }) => {
    bench.lcpMs = startTime;
  });
  observeEntries("layout-shift", (entry) => {
    bench.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  observeEntries("longtask", ({ startTime, duration }) => {
    bench.tasks.push({ start: startTime, end: startTime + duration });
  });
}
