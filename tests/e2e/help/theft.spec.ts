import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { emergencyOpening } from "#content/help/emergencies.ts";
import { phoneBlockSection } from "#content/help/theft/theft-imei.ts";
import { theftFirstSteps } from "#content/help/theft/theft-pages.ts";
import { recoveryDays } from "#content/legal/facts/legal-terms.ts";
import { operator } from "#content/site/operator/operator.ts";
import { addDays } from "#domain/calendar/civil-time.ts";
import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import { openPageWithSiteFonts } from "../../support/site-fonts.ts";
import { readClipboard } from "../support/clipboard.ts";
import { setClock } from "../support/clock.ts";
import { expect, readOnlyTest as test, wakeIsland } from "../support/fixture.ts";

test("a small phone's first screen has the steps after a theft, in order", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPageWithSiteFonts(page, "/reportar-robo-equipo");
  const tops = await page
    .getByRole("list", { name: theftFirstSteps.label })
    .getByRole("heading")
    .evaluateAll((headings) => headings.map((heading) => Math.round(heading.getBoundingClientRect().bottom)));
  expect(tops).toHaveLength(theftFirstSteps.steps.length);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops.at(-1)).toBeLessThanOrEqual(640);
});

test("the tool computes the last day and saves it as a calendar file, by keyboard", { tag: "@once" }, async ({
  page,
}) => {
  await setClock(page, "2026-11-25T12:00:00-06:00");
  await page.goto("/reporte-por-robo-o-extravio");
  await wakeIsland(page, "recovery-date");
  const tool = page.locator('[data-island="recovery-date"]');
  await tool.getByRole("button", { name: "Fue hoy" }).focus();
  await page.keyboard.press("Enter");
  const lastDay = addDays("2026-11-25", recoveryDays);
  await expect(tool.locator("[data-answer]")).toContainText(formatDateWithWeekday(lastDay));
  await page.keyboard.press("Tab");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const [event] = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8"))).getAllSubcomponents(
    "vevent",
  );
  expect(event && new ICAL.Event(event).startDate.toString()).toBe(lastDay);
});

test("one tap copies the message that asks to block the phone", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  await page.goto("/reportar-robo-equipo");
  const mail = page.getByRole("article", { name: "Correo para bloquearlo" });
  await mail.getByText(phoneBlockSection.byHand.summary).click();
  await mail.getByRole("button", { name: "Copiar el mensaje" }).click();
  await expect(page.locator("[data-toast]").filter({ hasText: "Copiado" })).toBeVisible();
  const copied = await readClipboard(page);
  const href = await mail.getByRole("link", { name: "Abrir en mi correo" }).getAttribute("href");
  const draft = new URL(href ?? "");
  expect(draft.pathname).toBe(operator.email);
  expect(draft.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(copied);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a small phone's first screen of the emergency page has the link to call 911", { tag: "@phone" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/emergencias-911");
    const call = page.getByRole("link", { name: emergencyOpening.call.label });
    await expect(call).toHaveAttribute("href", emergencyOpening.call.href);
    await expect(call).toBeInViewport({ ratio: 1 });
  });

  test("the theft page's app link leads to both stores on the same page", { tag: ["@once", "@nightly"] }, async ({
    page,
  }) => {
    await page.goto("/reportar-robo-equipo");
    await page.getByRole("link", { name: theftFirstSteps.steps[0].actions[0].label }).click();
    expect(new URL(page.url()).pathname).toBe("/reportar-robo-equipo");
    for (const { label, href } of theftFirstSteps.stores.links) {
      const store = page.locator("main").getByRole("link", { name: label });
      await expect(store).toHaveAttribute("href", href);
      await expect(store).toBeInViewport({ ratio: 1 });
    }
  });

  test("the theft page states the rule with an example, and hides the tool", { tag: "@once" }, async ({ page }) => {
    await page.goto("/reportar-robo-equipo");
    await expect(page.getByText(`Tienes ${recoveryDays} días naturales para recuperar tu línea`)).toBeVisible();
    await expect(page.getByText(/Si la suspendiste el .+, tu último día es el .+/)).toBeVisible();
    await expect(page.locator('[data-island="recovery-date"]')).toBeHidden();
    await expect(page.getByRole("button", { name: "Copiar" })).toHaveCount(0);
  });
});
