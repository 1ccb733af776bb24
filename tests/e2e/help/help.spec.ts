import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { helpAnchors, helpGuides, helpOpening, supportStatusCopy, urgentHelp } from "#content/help/help-page.ts";
import { lineLifeCopy, lineLifeSection } from "#content/help/line-life-section.ts";
import { outOfDataSection } from "#content/help/usage/usage-page.ts";
import { operator, supportHours } from "#content/site/operator/operator.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { setClock } from "../support/clock.ts";
import { expect, readOnlyTest, test, wakeIsland } from "../support/fixture.ts";
import { recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

/** Saturday 21 November 2026, 21:59 in central Mexico. */
const beforeClosing = "2026-11-22T03:59:00Z";

test.describe("in Tijuana", { tag: "@once" }, () => {
  test.use({ timezoneId: "America/Tijuana" });

  test("the page says whether support is open, in both time zones and without layout shift", async ({ page }) => {
    await recordLayoutShifts(page);
    await setClock(page, beforeClosing);
    await page.goto("/ayuda");
    await page.locator('[data-island="support-status"]').scrollIntoViewIfNeeded();
    await expect(page.getByText(`Abierto ahora: cierra a las ${supportHours.to}`)).toBeVisible();
    await expect(page.getByText("En tu hora: cierra hoy a las 8 p.m.")).toBeVisible();
    expect(await takeLayoutShifts(page)).toEqual([]);
  });
});

readOnlyTest("the timeline computes a line's dates and saves a calendar file", { tag: "@once" }, async ({ page }) => {
  await setClock(page, "2026-12-25T18:00:00Z");
  await page.goto(`/ayuda#${helpAnchors.lineLife}`);
  await wakeIsland(page, "line-life");
  const tool = page.locator('[data-island="line-life"]');
  await expect(tool.locator("[data-answer]")).toContainText(lineLifeCopy.waiting.title);
  await tool.getByLabel(lineLifeCopy.day).fill("2026-11-21");
  await expect(tool.locator("[data-answer]")).toContainText("Tu línea se suspende el miércoles 20 de enero de 2027");
  await expect(tool.getByRole("listitem")).toHaveCount(4);
  await tool.getByRole("link", { name: "Renueva en la app" }).focus();
  await page.keyboard.press("Tab");
  await expect(tool.getByRole("button", { name: lineLifeCopy.save })).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
    [lineLifeCopy.file.suspended, "2027-01-20"],
    [lineLifeCopy.file.cancelled, "2027-02-19"],
  ]);
});

readOnlyTest(
  "a guide's card opens when it is focused, and links to the guide",
  { tag: ["@once", "@nightly"] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/ayuda");
    const doors = page.getByRole("navigation", { name: helpGuides.label }).getByRole("link");
    await expect(doors).toHaveCount(helpGuides.doors.length);
    const door = doors.first();
    const leaf = door.locator("span span").first();
    const readTransform = () => leaf.evaluate((element) => getComputedStyle(element).transform);
    expect(await readTransform()).toBe("none");
    await page.getByRole("link", { name: urgentHelp.ways[2].label }).focus();
    await page.keyboard.press("Tab");
    await expect(door).toBeFocused();
    await expect.poll(readTransform).toMatch(/^matrix3d/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(helpGuides.doors[0]?.to ?? "");
  },
);

test.describe("without script", { tag: "@phone" }, () => {
  readOnlyTest.use({ javaScriptEnabled: false });

  readOnlyTest(
    "the page has support hours, every support channel, the phases of a line and a way to every topic",
    async ({ page }) => {
      await page.goto("/ayuda");
      const main = page.getByRole("main");
      await expect(main.getByText(supportStatusCopy.hours, { exact: true })).toBeVisible();
      for (const href of [
        ...(operator.phoneHref ? [operator.phoneHref] : []),
        `mailto:${operator.email}`,
        configuredUrls.helpRequest,
        "/preguntas-frecuentes",
      ])
        await expect(main.locator(`[href="${href}"]`).first()).toBeVisible();
      // Without script, neither the search nor the assistant has a field, and there is no chat button.
      await expect(main.getByRole("button")).toHaveCount(0);
      const table = page.getByRole("table", { name: lineLifeSection.table.caption });
      for (const { name, days } of lineLifeSection.table.rows)
        await expect(table.getByRole("rowheader", { name: `${days} ${name}` })).toBeVisible();
      await expect(page.locator('[data-island="line-life"]')).toBeHidden();
      await main.getByRole("link", { name: helpOpening.withoutScript.label }).click();
      await expect(page).toHaveURL("/buscar#temas");
    },
  );
});

readOnlyTest(
  "two taps lead from home to what to do without data, on the first screen",
  { tag: ["@phone", "@nightly"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const header = page.locator("header");
    await header.locator("summary").click();
    await header.getByRole("link", { name: "Se me acabaron los datos" }).click();
    await expect(page.getByRole("heading", { name: outOfDataSection.ways[0]?.heading ?? "" })).toBeInViewport();
  },
);
