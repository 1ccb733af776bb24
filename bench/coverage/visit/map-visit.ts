import { type Browser, type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { browserArguments } from "../../../scripts/machine/browsers/browser.ts";
import { coverageConditions } from "../coverage-conditions.ts";
import { exposeLeafletMap } from "../leaflet-map.ts";
import { dragMap, installPageProbe, jumpToView, readSettlingTimes, takeLongTasks } from "./page-watch.ts";
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
  /** Share of the final drawing's pixels that were already painted when the page reported the paint. */
  paintedShare: number;
  /** Times after each jump, in the order of `coverageConditions.zoomLevels`. */
  redraws: readonly RedrawTimes[];
  /** 95th percentile of the frame times while the map is dragged. */
  panP95Ms: number;
  /** Times after a drag and after a pinch, until the map no longer moves. */
  gestures: Record<"drag" | "pinch", RedrawTimes>;
  /** Blocking of the main thread while the overlay loads. */
  loadBlocking: BlockingTime;
  zoomBlocking: BlockingTime;
  panBlocking: BlockingTime;
  /** URLs of the scripts that the page requested before the paint. */
  scripts: readonly string[];
};

/** Duration of the main thread's longest task, 0 if below 50 ms, and its total blocking time. */
export type BlockingTime = { longestMs: number; totalMs: number };

/** Milliseconds from a jump, or from the end of a gesture, until the next frame is painted, and until the overlay is sharp. */
export type RedrawTimes = { firstMs: number; sharpMs: number };

export type VisitOptions = {
  url: string;
  executablePath: string;
  /** `own-map`: the site's page, whose Leaflet map the bench has to find; `nothing`: a page without a map. */
  mapKind: "peer" | "own-map" | "nothing";
  /** Pause between two steps, in ms. */
  restMs: number;
};

const launchArguments = [
  ...browserArguments,
  // Renders WebGL in software, because MapLibre requires WebGL.
  "--enable-unsafe-swiftshader",
  // Blocks external requests, so that base tiles fail at once.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

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

/** Measures one visit in a new browser: click, drag, jumps, pinch. @returns undefined if a paint took too long. */
export async function measureMapVisit(options: VisitOptions): Promise<VisitResult | undefined> {
  const browser = await chromium.launch({ executablePath: options.executablePath, args: launchArguments });
  try {
    const page = await browser.newPage({
      viewport: coverageConditions.viewport,
      deviceScaleFactor: coverageConditions.pixelRatio,
      // The peers' pages bypass the site's security policy, which forbids them to parse XML and start workers.
      bypassCSP: options.mapKind !== "own-map",
    });
    const session = await page.context().newCDPSession(page);
    return await measureVisit({ browser, page, session, options });
  } finally {
    await browser.close();
  }
}

type Scene = { browser: Browser; page: Page; session: CDPSession; options: VisitOptions };

async function measureVisit({ browser, page, session, options }: Scene): Promise<VisitResult | undefined> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  const waitForPaint = await createPaintWaiter(page);
  await page.addInitScript(installPageProbe);
  await page.goto(options.url, { waitUntil: "networkidle" });
  await openMap(page);
  if (options.mapKind === "own-map") await exposeLeafletMap(session);
  await wait(options.restMs);
  const pictureBefore = options.mapKind === "nothing" ? undefined : await takeMapScreenshot(page);
  // Finds the button only now, because the screenshot may have scrolled the page.
  const buttonCenter = await findButtonCenter(page);
  const throttle = new Throttle(await findRendererPid(browser, page));
  const { pid } = throttle;
  await measureHeapMegabytes(session);
  const idleMb = resetPeakMemory(pid);
  await discardLongTasks(page);
  await throttle.start();
  try {
    const paintPromise = waitForPaint();
    await page.mouse.click(buttonCenter.x, buttonCenter.y);
    if (!(await paintPromise)) return undefined;
    const peakMb = readPeakMegabytes(pid) - idleMb;
    const paintedMs = await page.evaluate(() => coverageBench.paintedAt - coverageBench.clickedAt);
    const loadBlocking = await readBlockingTime(page);
    const noTimes = { firstMs: Number.NaN, sharpMs: Number.NaN };
    const noBlocking = { longestMs: 0, totalMs: 0 };
    const commonResults = { paintedMs, peakMb, loadBlocking, scripts: [...scripts] };
    if (!pictureBefore)
      return {
        ...commonResults,
        heapMb: 0,
        paintedShare: 1,
        redraws: [],
        panP95Ms: 0,
        gestures: { drag: noTimes, pinch: noTimes },
        zoomBlocking: noBlocking,
        panBlocking: noBlocking,
      };
    const pictureAtPaint = await takeMapScreenshot(page);
    await throttle.stop();
    const heapMb = await measureHeapMegabytes(session);
    await wait(options.restMs);
    const finalPicture = await takeMapScreenshot(page);
    await discardLongTasks(page);
    await throttle.start();

    const frames = await page.evaluate(dragMap, coverageConditions.pan);
    await wait(options.restMs);
    const drag = await page.evaluate(readSettlingTimes);
    const panBlocking = await readBlockingTime(page);
    const redraws: RedrawTimes[] = [];
    for (const zoom of coverageConditions.zoomLevels) {
      const painting = waitForPaint();
      await page.evaluate(jumpToView, [zoom, ...coverageConditions.zoomTarget] as const);
      if (!(await painting)) return undefined;
      await wait(options.restMs);
      redraws.push(
        await page.evaluate(() => ({
          firstMs: coverageBench.movedAt - coverageBench.requestedAt,
          sharpMs: coverageBench.paintedAt - coverageBench.requestedAt,
        })),
      );
    }
    const zoomBlocking = await readBlockingTime(page);
    await pinchMap(page, session, options.restMs);
    const pinch = await page.evaluate(readSettlingTimes);
    await throttle.stop();
    const { first, both } = await compareDrawings(
      page,
      { before: pictureBefore, after: finalPicture },
      { before: pictureBefore, after: pictureAtPaint },
    );
    return {
      ...commonResults,
      heapMb,
      paintedShare: both / first,
      redraws,
      panP95Ms: computePercentile95(frames),
      gestures: { drag, pinch },
      zoomBlocking,
      panBlocking,
    };
  } finally {
    await throttle.stop();
  }
}

/** Moves two fingers apart on the map, from the view of the first jump. */
async function pinchMap(page: Page, session: CDPSession, restMs: number): Promise<void> {
  await page.evaluate(jumpToView, [coverageConditions.zoomLevels[0], ...coverageConditions.zoomTarget] as const);
  await wait(restMs);
  const box = await page.locator("[data-map]").boundingBox();
  if (!box) throw new Error(`${page.url()} has no map`);
  const { steps, fromPx, toPx } = coverageConditions.pinch;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let step = 0; step <= steps; step++) {
    const reach = (fromPx + ((toPx - fromPx) * step) / steps) / 2;
    const touchPoints = [-reach, reach].map((offset, id) => ({ x: x + offset, y, id }));
    await session.send("Input.dispatchTouchEvent", { type: step === 0 ? "touchStart" : "touchMove", touchPoints });
  }
  await page.evaluate(() =>
    addEventListener("touchend", () => coverageBench.startClock(), { capture: true, once: true }),
  );
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await wait(restMs);
}

/** @returns a function that waits for the page's next report of a paint; it returns false after the time limit. */
async function createPaintWaiter(page: Page): Promise<() => Promise<boolean>> {
  let onPainted = () => {};
  await page.exposeFunction("benchPainted", () => onPainted());
  return () =>
    new Promise((resolve) => {
      const timeout = setTimeout(() => resolve(false), coverageConditions.paintTimeoutMs);
      onPainted = () => {
        clearTimeout(timeout);
        resolve(true);
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

async function findButtonCenter(page: Page): Promise<{ x: number; y: number }> {
  const button = page.getByRole("button", { name: "5G" });
  await scrollTo(button);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${page.url()} has no button for 5G`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const takeMapScreenshot = (page: Page) => page.locator("[data-map]").screenshot();

/** Time in ms after which the browser has reported all long tasks. */
const longTaskReportMs = 300;

/** Discards the long tasks so far, so that they do not count in the next step. */
async function discardLongTasks(page: Page): Promise<void> {
  await wait(longTaskReportMs);
  await page.evaluate(takeLongTasks);
}

async function readBlockingTime(page: Page): Promise<BlockingTime> {
  await wait(longTaskReportMs);
  const tasks = await page.evaluate(takeLongTasks);
  return {
    longestMs: Math.max(0, ...tasks),
    totalMs: tasks.reduce((total, duration) => total + Math.max(0, duration - 50), 0),
  };
}

function computePercentile95(values: readonly number[]): number {
  const sortedValues = values.toSorted((a, b) => a - b);
  return sortedValues[Math.ceil(0.95 * sortedValues.length) - 1] ?? Number.NaN;
}
