import { type Browser, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { browserArguments } from "../../scripts/machine/browser.ts";
import { coverageConditions } from "./coverage-conditions.ts";
import { exposeLeafletMap } from "./leaflet-map.ts";
import { dragMap, jumpToView, takeLongTasks, watchPage } from "./page-watch.ts";
import { compareDrawings } from "./pixels.ts";
import { findRendererPid, measureHeapMegabytes, readPeakMegabytes, resetPeakMemory } from "./renderer.ts";
import { Throttle } from "./throttle.ts";

/** Times are in milliseconds, sizes in megabytes of 1,000,000 bytes. */
export type VisitResult = {
  /** Time from the click until the overlay is painted. */
  paintedMs: number;
  /** Peak growth of the renderer process's memory until the overlay is painted. */
  peakMb: number;
  /** Heap of the main thread after garbage collection. */
  heapMb: number;
  /** Share of the final drawing's pixels that were already drawn when the page reported the paint. */
  paintedShare: number;
  /** Time from each jump to its paint, in the order of `coverageConditions.zooms`. */
  zoomMs: readonly number[];
  /** 95th percentile of the frame times while the map is dragged. */
  panP95Ms: number;
  /** Blocking of the main thread while the overlay loads. */
  load: BlockingTime;
  zoom: BlockingTime;
  pan: BlockingTime;
  /** URLs of the scripts that were requested before the paint. */
  scripts: readonly string[];
};

/** The main thread's longest task, or 0 if it is below 50 ms, and the thread's total blocking time. */
export type BlockingTime = { longestMs: number; totalMs: number };

export type VisitOptions = {
  url: string;
  executablePath: string;
  /** `own-map`: the site's page, whose Leaflet map the bench has to find; `nothing`: a page without a map. */
  draws: "peer" | "own-map" | "nothing";
  /** Pause between two steps, in milliseconds. */
  restMs: number;
};

const launchArguments = [
  ...browserArguments,
  // Renders WebGL in software, because MapLibre requires WebGL.
  "--enable-unsafe-swiftshader",
  // Blocks external requests, so that base tiles fail at once.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** @returns the size of the map on the site's page, in CSS pixels. */
export async function measureMapSize(executablePath: string, url: string): Promise<{ width: number; height: number }> {
  const browser = await chromium.launch({ executablePath, args: launchArguments });
  try {
    const page = await browser.newPage({
      viewport: coverageConditions.viewport,
      deviceScaleFactor: coverageConditions.pixelRatio,
    });
    await page.goto(url);
    const box = await page.locator("[data-map]").boundingBox();
    if (!box) throw new Error(`${url} has no map`);
    return { width: Math.round(box.width), height: Math.round(box.height) };
  } finally {
    await browser.close();
  }
}

/** Measures one visit in a new browser: click, pan, two zooms. @returns undefined if a paint took too long. */
export async function measureMapVisit(stop: VisitOptions): Promise<VisitResult | undefined> {
  const browser = await chromium.launch({ executablePath: stop.executablePath, args: launchArguments });
  try {
    const page = await browser.newPage({
      viewport: coverageConditions.viewport,
      deviceScaleFactor: coverageConditions.pixelRatio,
      // The peers' pages bypass the site's security policy, which forbids them to parse XML and to start workers.
      bypassCSP: stop.draws !== "own-map",
    });
    const session = await page.context().newCDPSession(page);
    return await measure({ browser, page, session, stop });
  } finally {
    await browser.close();
  }
}

type Scene = { browser: Browser; page: Page; session: CDPSession; stop: VisitOptions };

async function measure({ browser, page, session, stop }: Scene): Promise<VisitResult | undefined> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  const nextPaint = await paintSignal(page);
  await page.addInitScript(watchPage);
  await page.goto(stop.url, { waitUntil: "networkidle" });
  await openMap(page);
  if (stop.draws === "own-map") await exposeLeafletMap(session);
  await wait(stop.restMs);
  const before = stop.draws === "nothing" ? undefined : await pictureOf(page);
  // Finds the button only now, because the screenshot may have scrolled the page.
  const button = await placeOfButton(page);
  const throttle = new Throttle(await findRendererPid(browser, page));
  const { pid } = throttle;
  await measureHeapMegabytes(session);
  const idleMb = resetPeakMemory(pid);
  await forgetTasks(page);
  await throttle.start();
  try {
    const painted = nextPaint();
    await page.mouse.click(button.x, button.y);
    if (!(await painted)) return undefined;
    const peakMb = readPeakMegabytes(pid) - idleMb;
    const paintedMs = await page.evaluate(() => coverageBench.paintedAt - coverageBench.clickedAt);
    const load = await blocking(page);
    const none = { longestMs: 0, totalMs: 0 };
    const common = { paintedMs, peakMb, load, scripts: [...scripts] };
    if (!before) return { ...common, heapMb: 0, paintedShare: 1, zoomMs: [], panP95Ms: 0, zoom: none, pan: none };
    const atOnce = await pictureOf(page);
    await throttle.stop();
    const heapMb = await measureHeapMegabytes(session);
    await wait(stop.restMs);
    const inTheEnd = await pictureOf(page);
    await forgetTasks(page);
    await throttle.start();

    const frames = await page.evaluate(dragMap, coverageConditions.pan);
    await wait(stop.restMs);
    const pan = await blocking(page);
    const zoomMs: number[] = [];
    for (const zoom of coverageConditions.zooms) {
      const painted = nextPaint();
      await page.evaluate(jumpToView, [zoom, ...coverageConditions.spot] as const);
      if (!(await painted)) return undefined;
      await wait(stop.restMs);
      zoomMs.push(await page.evaluate(() => coverageBench.paintedAt - coverageBench.requestedAt));
    }
    const zoom = await blocking(page);
    await throttle.stop();
    const { first, both } = await compareDrawings(page, { before, after: inTheEnd }, { before, after: atOnce });
    return { ...common, heapMb, paintedShare: both / first, zoomMs, panP95Ms: percentile95(frames), zoom, pan };
  } finally {
    await throttle.stop();
  }
}

/** @returns a function that waits for the page's next report of a paint; its result is false after the time limit. */
async function paintSignal(page: Page): Promise<() => Promise<boolean>> {
  let onPainted = () => {};
  await page.exposeFunction("benchPainted", () => onPainted());
  return () =>
    new Promise((done) => {
      const timeout = setTimeout(() => done(false), coverageConditions.paintWithinMs);
      onPainted = () => {
        clearTimeout(timeout);
        done(true);
      };
    });
}

const scrollTo = (part: Locator) =>
  part.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));

/** Scrolls to the map and waits until its script has started. */
async function openMap(page: Page): Promise<void> {
  await scrollTo(page.locator("[data-map]"));
  // A page that draws nothing never fills the box, so the second selector accepts an empty box.
  await page.locator("[data-map]:not(:empty), [data-map=nothing]").waitFor({ state: "attached" });
}

async function placeOfButton(page: Page): Promise<{ x: number; y: number }> {
  const button = page.getByRole("button", { name: "5G" });
  await scrollTo(button);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${page.url()} has no button for 5G`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const pictureOf = (page: Page) => page.locator("[data-map]").screenshot();

/** Waiting time after which the browser has reported all long tasks. */
const reportMs = 300;

/** Discards the long tasks so far, because they are not part of the next step. */
async function forgetTasks(page: Page): Promise<void> {
  await wait(reportMs);
  await page.evaluate(takeLongTasks);
}

async function blocking(page: Page): Promise<BlockingTime> {
  await wait(reportMs);
  const tasks = await page.evaluate(takeLongTasks);
  return {
    longestMs: Math.max(0, ...tasks),
    totalMs: tasks.reduce((total, duration) => total + Math.max(0, duration - 50), 0),
  };
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}
