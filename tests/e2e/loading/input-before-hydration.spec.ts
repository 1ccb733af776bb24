import type { Page } from "@playwright/test";
import { recoveryDays } from "#content/legal/facts/legal-terms.ts";
import { addDays } from "#domain/calendar/civil-time.ts";
import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import { openCollapsedParts } from "../../support/browser/visit.ts";
import { setClock } from "../support/clock.ts";
import { expect, readOnlyTest, test, wakeIsland } from "../support/fixture.ts";
import { delayChunk } from "../support/island-chunk.ts";
import { createUniqueEmail, fillInLeadForm, locateLeadForm, recordLeadRequests } from "../support/lead-form-steps.ts";
import { readStoredEvents } from "../support/stored-leads.ts";

/** @returns a function that lists, for each click on a button so far, whether the visitor made it (`isTrusted`). */
async function watchClicks(page: Page): Promise<() => Promise<boolean[]>> {
  await page.addInitScript(() => {
    const clicks: boolean[] = [];
    Object.assign(window, { clicks });
    addEventListener("click", ({ target, isTrusted }) => {
      if ((target as Element).closest("button")) clicks.push(isTrusted);
    });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: boolean[] }).clicks);
}

readOnlyTest(
  "a button pressed before its tool hydrates takes effect once, after hydration, and keeps the focus",
  {
    tag: "@once",
  },
  async ({ page }) => {
    const clicks = await watchClicks(page);
    await setClock(page, "2026-11-25T12:00:00-06:00");
    await page.goto("/reportar-robo-equipo");
    const { release } = await delayChunk(page, "recovery-date");
    const tool = page.locator('[data-island="recovery-date"]');
    const today = tool.getByRole("button", { name: "Fue hoy" });
    await today.click();
    await expect(today).toBeFocused();
    release();
    const lastDay = addDays("2026-11-25", recoveryDays);
    await expect(tool.locator("[data-answer]")).toContainText(formatDateWithWeekday(lastDay));
    await expect(today).toBeFocused();
    expect(await clicks()).toEqual([true, false]);
    await today.click();
    expect(await clicks()).toEqual([true, false, true]);
  },
);

test("a form submitted while its script loads is sent once", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  const { release } = await delayChunk(page, "lead-form");
  const email = createUniqueEmail();
  const requests = recordLeadRequests(page);
  await fillInLeadForm(page, email);
  await locateLeadForm(page).submit.click({ noWaitAfter: true });
  release();
  await page.waitForURL("**/gracias");
  await expect.poll(() => readStoredEvents(email).length).toBe(2);
  await page.waitForTimeout(500);
  expect([readStoredEvents(email).length, requests.length]).toEqual([2, 0]);
});

for (const { path, island, press, effect } of [
  {
    path: "/wimers",
    island: "benefit-carousel",
    press: "[data-island=benefit-carousel] button >> nth=1",
    effect: "[data-island=benefit-carousel] b:text-is('2')",
  },
  {
    path: "/actualiza-tu-apn",
    island: "copy-values",
    press: "button[data-copy] >> nth=0",
    effect: "button[data-copied] >> nth=0",
  },
] as const)
  readOnlyTest(
    `on ${path}, a press on ${island} before its script takes effect afterwards`,
    {
      tag: "@once",
    },
    async ({ page, context }) => {
      await context.grantPermissions(["clipboard-write"]);
      await page.goto(path);
      const { release } = await delayChunk(page, island);
      await page.locator(press).click();
      release();
      await expect(page.locator(effect)).toBeVisible();
    },
  );

/**
 * A visitor's input in each tool: values by field name, and choices to press. The gate has a tool with a day and a
 * time, and one with choices.
 */
const entriesByTool = [
  {
    path: "/portabilidad",
    island: "porting-planner",
    fill: { dia: "2026-12-04", hora: "18:00" },
    answer: "martes 8 de diciembre",
    isInGate: true,
  },
  { path: "/esim", island: "device-search", fill: { celular: "iphone 13" }, answer: "Sí: tu iPhone 13" },
  {
    path: "/reportar-robo-equipo",
    island: "recovery-date",
    fill: { dia: "2026-11-20" },
    answer: "Puedes recuperar",
  },
  {
    path: "/membresias",
    island: "plan-finder",
    fill: {},
    press: ["[name=gb-al-mes] >> nth=2", "[name=viajes] >> nth=1", "[name=beneficios] >> nth=1"],
    answer: "La tuya es Legend",
    isInGate: true,
  },
  { path: "/membresias", island: "plan-cost", fill: { meses: "11" }, answer: "11 membresías de 30 días" },
  { path: "/registro-membresias", island: "registry-lookup", fill: { folio: "rookie" }, answer: "registros" },
] as const;

for (const { path, island, fill, answer, ...more } of entriesByTool)
  readOnlyTest(
    `after Back to ${path}, the fields of ${island} and its answer are as they were left`,
    { tag: "isInGate" in more ? "@once" : ["@once", "@nightly"] },
    async ({ page }) => {
      await setClock(page, "2026-11-25T12:00:00-06:00");
      await page.goto(path);
      await wakeIsland(page, island);
      const tool = page.locator(`[data-island="${island}"]`);
      const shownElements = tool.locator("[data-answer], [data-status]").first();
      const readFields = () =>
        tool.evaluate((element) =>
          [...element.querySelectorAll<HTMLInputElement>("input, select")].map(
            ({ name, value, checked }) => `${name} ${value} ${checked}`,
          ),
        );
      await openCollapsedParts(page);
      for (const [name, value] of Object.entries(fill)) await tool.locator(`[name=${name}]`).fill(value);
      for (const choice of "press" in more ? more.press : [])
        await tool.locator(choice).evaluate((element: HTMLElement) => element.click());
      await expect(shownElements).toContainText(answer);
      const fields = await readFields();
      await page.goto("/conocenos");
      await page.goBack();
      await wakeIsland(page, island);
      await expect(shownElements).toContainText(answer);
      expect(await readFields()).toEqual(fields);
    },
  );

for (const { path, tag } of [
  { path: "/legal", tag: "@once" },
  { path: "/preguntas-frecuentes", tag: ["@once", "@nightly"] },
])
  readOnlyTest(`after Back to ${path}, the filter of its list is as it was left`, { tag }, async ({ page }) => {
    await page.goto(path);
    const tool = page.locator("[data-island=library-filter]");
    const field = tool.getByRole("searchbox").first();
    await field.focus();
    await expect(tool).toHaveAttribute("data-awake");
    await field.fill("factura");
    const status = tool.locator("[data-status]");
    await expect(status).toHaveText(/^\d+ de \d+/);
    const words = await status.textContent();
    await page.goto("/conocenos");
    await page.goBack();
    await tool.scrollIntoViewIfNeeded();
    await expect(status).toHaveText(words ?? "");
    await expect(field).toHaveValue("factura");
  });
