import type { Page } from "@playwright/test";

/** Stops only the page's clock, while timers keep running; Playwright's clock would stop both. */
export async function setClock(page: Page, now: string): Promise<void> {
  await page.addInitScript(stopClock, now);
}

/** Runs in the page: stops `Date` at a moment. */
export function stopClock(now: string): void {
  const instant = Date.parse(now);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [instant], made),
    get: (target, name) => (name === "now" ? () => instant : Reflect.get(target, name)),
  });
}
