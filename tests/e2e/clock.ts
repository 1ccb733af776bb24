import type { Page } from "@playwright/test";

/**
 * Sets the page's clock, nothing else. Playwright's own replaces `Date` with another class, from which the class of
 * dates with a time zone cannot inherit.
 */
export async function setClock(page: Page, now: string): Promise<void> {
  await page.addInitScript((moment) => {
    const instant = Date.parse(moment);
    globalThis.Date = new Proxy(Date, {
      construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [instant], made),
      get: (target, name) => (name === "now" ? () => instant : Reflect.get(target, name)),
    });
  }, now);
}
