import type { Browser } from "@playwright/test";
import { findRendererPid } from "./renderer.ts";
import { Throttle } from "./throttle.ts";

/** How many times longer the same loop takes while the renderer is throttled. */
export type Calibration = { mainThread: number; worker: number };

/** Rounds of the loop: about half a second on this machine. */
const rounds = 100_000_000;

type LoopTimes = { mainThreadMs: number; workerMs: number };

/** Times the same loop with and without the throttle, in a new page. */
export async function calibrate(browser: Browser): Promise<Calibration> {
  const page = await browser.newPage();
  try {
    const time = () => page.evaluate(timeLoops, rounds);
    const free = await best(time);
    const throttle = new Throttle(await findRendererPid(browser, page));
    await throttle.start();
    const held = await best(time).finally(() => throttle.stop());
    return { mainThread: held.mainThreadMs / free.mainThreadMs, worker: held.workerMs / free.workerMs };
  } finally {
    await page.close();
  }
}

/** The shortest of three: by then the loop is compiled, and other load on the machine is excluded. */
async function best(time: () => Promise<LoopTimes>): Promise<LoopTimes> {
  const times = [await time(), await time(), await time()];
  return {
    mainThreadMs: Math.min(...times.map(({ mainThreadMs }) => mainThreadMs)),
    workerMs: Math.min(...times.map(({ workerMs }) => workerMs)),
  };
}

/** Runs in the page: the loop on the main thread, then in a worker. */
async function timeLoops(rounds: number): Promise<LoopTimes> {
  const loop = (count: number) => {
    const from = performance.now();
    let value = 1;
    for (let round = 0; round < count; round++) value = (Math.imul(value, 1_103_515_245) + round) | 0;
    // Uses the value, as the compiler would otherwise drop the loop.
    return value === 0.5 ? 0 : performance.now() - from;
  };
  const mainThreadMs = loop(rounds);
  const source = `const loop = ${loop}; onmessage = ({ data }) => postMessage(loop(data));`;
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  const workerMs = await new Promise<number>((done) => {
    worker.onmessage = ({ data }) => done(data);
    worker.postMessage(rounds);
  });
  worker.terminate();
  return { mainThreadMs, workerMs };
}
