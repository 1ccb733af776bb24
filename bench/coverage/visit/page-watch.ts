/**
 * Functions that run in a contestant's page. The page has a button, and sets `data-overlay` of its `[data-map]` box to
 * `loading` and then to one of these: `painted`, which the next frame will show; `rendered`, which the current or last
 * frame shows; `read` if the page draws nothing.
 */

/** Times in milliseconds of the page's `performance.now()`. */
export type CoverageBench = {
  /** Durations of the main thread's tasks over 50 ms. */
  longTasksMs: number[];
  clickedAt: number;
  /** Time of the last requested jump, or of the end of the last drag or pinch. */
  requestedAt: number;
  /** Time at which the next frame after that is drawn. */
  movedAt: number;
  /** Time of the paint after the last click or jump. */
  paintedAt: number;
  /** Time of the last paint of a new view, such as the last of several during a drag. */
  lastPaintedAt: number;
  /** Sets `requestedAt` and, after the next frame, `movedAt`. */
  startClock: () => void;
  /** Moves the map. The peers' pages set this function; on the site's page, the bench sets it. */
  jump: (zoom: number, longitude: number, latitude: number) => void;
};

declare global {
  var coverageBench: CoverageBench;
  /** Notifies the bench of a paint. */
  var benchPainted: () => Promise<void>;
}

/** Runs before the scripts of the page. */
export function installPageProbe(): void {
  /** Calls back when the current frame is drawn. Waiting for the next frame would add up to 16 ms. */
  const callAfterFrame = (callback: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => callback();
    port2.postMessage(0);
  };
  const bench: CoverageBench = {
    longTasksMs: [],
    clickedAt: 0,
    requestedAt: 0,
    movedAt: 0,
    paintedAt: 0,
    lastPaintedAt: 0,
    startClock: () => {
      bench.requestedAt = performance.now();
      requestAnimationFrame((frameTime) =>
        callAfterFrame(() => {
          bench.movedAt = performance.now();
          movedFrameTime = frameTime;
        }),
      );
    },
    jump: () => {
      throw new Error("the map cannot be moved");
    },
  };
  globalThis.coverageBench = bench;
  addEventListener("click", ({ timeStamp }) => (bench.clickedAt = timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.longTasksMs.push(duration);
  }).observe({ type: "longtask" });
  let movedFrameTime = Number.NaN;
  const reportPaint = (frameTime?: number) => {
    // The frame of a move is drawn once, even if the page does other work before it reports the paint.
    bench.lastPaintedAt = frameTime === movedFrameTime ? bench.movedAt : performance.now();
    // Ignores a repeated report of the same paint.
    if (bench.paintedAt > Math.max(bench.clickedAt, bench.requestedAt)) return;
    bench.paintedAt = bench.lastPaintedAt;
    void benchPainted();
  };
  let isAwaited = false;
  new MutationObserver((changes) => {
    const state = document.querySelector("[data-overlay]")?.getAttribute("data-overlay");
    // The site's page repeats a state when a picture gets its margin.
    const isRepeated = changes.every(({ oldValue }) => oldValue === state);
    // Does not wait for a frame, because a page that only reads the file draws nothing.
    if (state === "read") reportPaint();
    if ((state !== "painted" && state !== "rendered") || isRepeated || isAwaited) return;
    isAwaited = true;
    const finish = (frameTime?: number) => {
      isAwaited = false;
      reportPaint(frameTime);
    };
    if (state === "rendered") callAfterFrame(finish);
    else requestAnimationFrame((frameTime) => callAfterFrame(() => finish(frameTime)));
  }).observe(document, { subtree: true, attributeFilter: ["data-overlay"], attributeOldValue: true });
}

export function jumpToView([zoom, longitude, latitude]: readonly [number, number, number]): void {
  coverageBench.startClock();
  coverageBench.jump(zoom, longitude, latitude);
}

/** @returns the durations of the long tasks since the last call, in ms. */
export function takeLongTasks(): number[] {
  return coverageBench.longTasksMs.splice(0);
}

type Pan = { pixelsPerFrame: number; frames: number; maxMs: number };

/** Drags the map upward, a few pixels per frame. @returns the duration of each frame, in ms. */
export async function dragMap({ pixelsPerFrame, frames, maxMs }: Pan): Promise<number[]> {
  const box = document.querySelector("[data-map]")?.getBoundingClientRect();
  if (!box) return [];
  const x = Math.round(box.left + box.width / 2);
  let y = Math.round(Math.min(box.bottom, innerHeight) - 20);
  const target = document.elementFromPoint(x, y);
  // Some libraries listen to pointer events, others to mouse events.
  const dispatchDragEvents = (name: "down" | "move" | "up") => {
    const eventPosition = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true, view: window };
    const buttons = { button: name === "move" ? -1 : 0, buttons: name === "up" ? 0 : 1 };
    target?.dispatchEvent(
      new PointerEvent(`pointer${name}`, {
        ...eventPosition,
        ...buttons,
        pointerId: 1,
        pointerType: "mouse",
        isPrimary: true,
      }),
    );
    target?.dispatchEvent(new MouseEvent(`mouse${name}`, { ...eventPosition, ...buttons, button: 0 }));
  };
  const waitForFrame = () => new Promise<number>((next) => requestAnimationFrame(() => next(performance.now())));
  dispatchDragEvents("down");
  const startedAt = await waitForFrame();
  const frameTimesMs: number[] = [];
  for (let lastFrameTime = startedAt; frameTimesMs.length < frames && lastFrameTime - startedAt < maxMs; ) {
    y -= pixelsPerFrame;
    dispatchDragEvents("move");
    const now = await waitForFrame();
    frameTimesMs.push(now - lastFrameTime);
    lastFrameTime = now;
  }
  coverageBench.startClock();
  dispatchDragEvents("up");
  return frameTimesMs;
}

/** Reads the times since the end of a gesture. The picture is sharp at once if the map moved no further. */
export function readSettlingTimes(): { firstMs: number; sharpMs: number } {
  const { requestedAt, movedAt, lastPaintedAt } = coverageBench;
  return { firstMs: movedAt - requestedAt, sharpMs: Math.max(movedAt, lastPaintedAt) - requestedAt };
}
