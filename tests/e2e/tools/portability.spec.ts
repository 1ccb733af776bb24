import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { portingPlannerCopy } from "#content/porting/porting-tools.ts";
import { portingSaving } from "#content/promotions/current-offer.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { setClock } from "../support/clock.ts";
import { expect, readOnlyTest, test, wakeIsland } from "../support/fixture.ts";

/** Tuesday 17 November 2026, 9:15 in central Mexico. */
const tuesdayMorning = "2026-11-17T15:15:00Z";

readOnlyTest(
  "both tools work by keyboard alone, and the planner saves its dates as a calendar file",
  { tag: "@once" },
  async ({ page }) => {
    await setClock(page, tuesdayMorning);
    await page.goto("/portabilidad");
    await wakeIsland(page, "porting-eligibility");
    const eligibility = page.locator('[data-island="porting-eligibility"]');
    await eligibility.getByLabel("Celular", { exact: true }).focus();
    for (const key of ["Space", "Tab", "Space", "Tab", "Space"]) await page.keyboard.press(key);
    await expect(eligibility.locator("[data-answer]")).toContainText("Sí, puedes traerlo");
    await page.keyboard.press("Tab");
    await expect(eligibility.getByRole("link", { name: "Revisa tu celular" })).toBeFocused();

    await wakeIsland(page, "porting-planner");
    const planner = page.locator('[data-island="porting-planner"]');
    await planner.getByRole("button", { name: "Usar la hora actual" }).focus();
    await page.keyboard.press("Enter");
    await planner.locator("summary").focus();
    await page.keyboard.press("Enter");
    await planner.getByLabel("Al solicitar").focus();
    await page.keyboard.press("ArrowRight");
    await expect(planner.getByLabel("Día de tu NIP")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await planner.getByLabel("Hora", { exact: true }).fill("12:30");
    await planner.getByRole("button", { name: "Guardar en mi calendario" }).focus();
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(download.suggestedFilename()).toBe("portabilidad-wim.ics");
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
    const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ["Tu portabilidad cuenta como ingresada", "2026-11-17T18:30:00Z"],
      ["Límite de tu portabilidad", "2026-11-18T18:30:00Z"],
      ["Vence tu NIP de portabilidad", "2026-11-22T18:30:00Z"],
      ["Último día para revertir tu portabilidad", "2026-12-09"],
    ]);
  },
);

readOnlyTest("on phones, the answer is in view right after its button", { tag: "@phone" }, async ({ page }) => {
  await setClock(page, tuesdayMorning);
  await page.goto("/portabilidad");
  await wakeIsland(page, "porting-planner");
  const planner = page.locator('[data-island="porting-planner"]');
  await planner.getByRole("button", { name: portingPlannerCopy.currentTime }).click();
  await expect(planner.getByText(/^Tu número queda a más tardar/).first()).toBeInViewport({ ratio: 1 });
});

test.describe("without script", () => {
  readOnlyTest.use({ javaScriptEnabled: false });

  readOnlyTest(
    "the page has every rule, opens its disclosures and shows no tool",
    { tag: "@once" },
    async ({ page }) => {
      await page.goto("/portabilidad");
      const main = page.getByRole("main");
      for (const summary of await main.locator("summary").filter({ visible: true }).all()) await summary.click();
      const { hours, executionHours, nip, recoveryDays, reversionBusinessDays } = portingRules;
      for (const fact of [
        ...(portingSaving ? [`${portingSaving.percent} menos`, `primeros ${portingSaving.term}`] : []),
        `${executionHours} horas como máximo`,
        `${nip.digits} dígitos`,
        `SMS con la palabra ${nip.sms} al ${nip.dial}`,
        `llamar al ${nip.dial}`,
        `${nip.days} días naturales`,
        `${nip.callBacks} llamadas de retorno`,
        `${hours.from} a ${hours.to} h de un día hábil`,
        "madrugada del día",
        `${recoveryDays} días naturales`,
        `${reversionBusinessDays} días hábiles`,
        "de celular a celular",
        "de prepago a prepago",
        "compatible con eSIM y está desbloqueado",
        "Tu saldo y tus beneficios",
      ])
        await expect(main.getByText(fact).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator("#derecho-gratis p")).toBeVisible();
      await expect(main.getByText(portingPlannerCopy.waiting.text)).toBeVisible();
      await expect(page.locator("[data-tool]").filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("table")).toContainText("miércoles 12:30 h");
      const status = main.getByRole("link", { name: "Consulta el estado de tu portabilidad" });
      await expect(status).toHaveAttribute("href", configuredUrls.portingStatus);
    },
  );
});
