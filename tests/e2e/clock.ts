import type { Page } from "@playwright/test";

/** Stops the page's clock, nothing else: timers go on, which Playwright's own would hold. */
export async function setClock(page: Page, now: string): Promise<void> {
  await page.addInitScript(stopClock, now);
}

/** Runs in the page. */
export function stopClock(now: string): void {
  const instant = Date.parse(now);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [instant], made),
    get: (target, name) => (name === "now" ? () => instant : Reflect.get(target, name)),
  });
}
