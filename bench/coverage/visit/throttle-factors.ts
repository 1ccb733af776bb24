import type { Browser } from "@playwright/test";
import { findRendererPid } from "./renderer.ts";
import { Throttle } from "./throttle.ts";

/** Factors by which the throttle slows down a loop on the main thread and in a worker. */
export type ThrottleFactors = { mainThread: number; worker: number };

/** Iterations of the loop: about half a second on this machine. */
const rounds = 100_000_000;

type LoopTimes = { mainThreadMs: number; workerMs: number };

/** Measures how long a loop takes in a new page, with and without the throttle. */
export async function measureThrottleFactors(browser: Browser): Promise<ThrottleFactors> {
  const page = await browser.newPage();
  try {
    const measureLoops = () => page.evaluate(timeLoops, rounds);
    const freeTimes = await measureShortest(measureLoops);
    const throttle = new Throttle(await findRendererPid(browser, page));
    await throttle.start();
    const throttledTimes = await measureShortest(measureLoops).finally(() => throttle.stop());
    return {
      mainThread: throttledTimes.mainThreadMs / freeTimes.mainThreadMs,
      worker: throttledTimes.workerMs / freeTimes.workerMs,
    };
  } finally {
    await page.close();
  }
}

/** Returns the shortest of three measurements, to exclude the loop's compilation and other load on the machine. */
async function measureShortest(time: () => Promise<LoopTimes>): Promise<LoopTimes> {
  const times = [await time(), await time(), await time()];
  return {
    mainThreadMs: Math.min(...times.map(({ mainThreadMs }) => mainThreadMs)),
    workerMs: Math.min(...times.map(({ workerMs }) => workerMs)),
  };
}

/** Runs in the page. Measures the loop on the main thread, then in a worker. */
async function timeLoops(rounds: number): Promise<LoopTimes> {
  const runLoop = (count: number) => {
    const startTime = performance.now();
    let value = 1;
    for (let round = 0; round < count; round++) value = (Math.imul(value, 1_103_515_245) + round) | 0;
    // Uses `value`, because the JavaScript engine would otherwise skip the loop.
    return value === 0.5 ? 0 : performance.now() - startTime;
  };
  const mainThreadMs = runLoop(rounds);
  const source = `const loop = ${runLoop}; onmessage = ({ data }) => postMessage(loop(data));`;
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  const workerMs = await new Promise<number>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(rounds);
  });
  worker.terminate();
  return { mainThreadMs, workerMs };
}
