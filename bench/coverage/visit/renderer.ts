/** Finds the renderer process of a page, and reads its memory use from Linux and Chromium. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Browser, CDPSession, Page } from "@playwright/test";

const busyMs = 400;

/**
 * Finds the process id of the page's renderer: keeps the page busy, and takes the busiest renderer, because Chromium
 * also has spare ones.
 */
export async function findRendererPid(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const listRenderers = async () =>
    (await session.send("SystemInfo.getProcessInfo")).processInfo.filter(({ type }) => type === "renderer");
  const before = new Map((await listRenderers()).map(({ id, cpuTime }) => [id, cpuTime]));
  await page.evaluate((ms) => {
    for (const from = performance.now(); performance.now() - from < ms; );
  }, busyMs);
  const [renderer] = (await listRenderers())
    .map(({ id, cpuTime }) => ({ id, seconds: cpuTime - (before.get(id) ?? 0) }))
    .toSorted((a, b) => b.seconds - a.seconds);
  await session.detach();
  if (!renderer) throw new Error("the browser has no renderer");
  return renderer.id;
}

/** Resets the peak for {@link readPeakMegabytes}. @returns the current memory of the process, in MB. */
export function resetPeakMemory(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return readStatusMegabytes(pid, "VmRSS");
}

/** Reads the peak memory of the process since the last {@link resetPeakMemory}, in MB. */
export const readPeakMegabytes = (pid: number) => readStatusMegabytes(pid, "VmHWM");

function readStatusMegabytes(pid: number, field: string): number {
  const kibibytes = new RegExp(`^${field}:\\s*(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kibibytes === undefined) throw new Error(`process ${pid} has no ${field}`);
  return (Number(kibibytes) * 1024) / 1_000_000;
}

/** Measures the main thread's JavaScript heap after garbage collection, in MB. */
export async function measureHeapMegabytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize / 1_000_000;
}
