import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { porting } from "#content/plans/plans.ts";
import { links } from "#content/site/links.ts";
import { portabilityRules } from "#domain/portability.ts";
import { setClock } from "./clock.ts";
import { expect, test, visitsOutside, wakeIsland } from "./fixture.ts";

/** Tuesday 17 November 2026, 9:15 in central Mexico and 7:15 in Tijuana. */
const tuesdayMorning = "2026-11-17T15:15:00Z";

async function openPlanner(page: Page) {
  await setClock(page, tuesdayMorning);
  await page.goto("/portabilidad");
  await wakeIsland(page, "port-planner");
  const tool = page.locator('[data-island="port-planner"]');
  await tool.getByRole("button", { name: "Usar la hora actual" }).click();
  const stop = (label: string) => tool.getByRole("listitem").filter({ hasText: label });
  return { tool, answer: tool.getByRole("status"), stop };
}

async function openEligibility(page: Page) {
  await setClock(page, tuesdayMorning);
  await page.goto("/portabilidad");
  await wakeIsland(page, "port-eligibility");
  const tool = page.locator('[data-island="port-eligibility"]');
  return { tool, verdict: tool.getByRole("status") };
}

test("the planner waits to be asked, and knows the visitor's zone", async ({ page }) => {
  await page.goto("/portabilidad");
  await wakeIsland(page, "port-planner");
  const tool = page.locator('[data-island="port-planner"]');
  await expect(tool.getByRole("status")).toHaveText(/¿Cuándo la haces\?/);
  await expect(tool.getByLabel("¿Dónde estás?")).toHaveValue("centre");
});

test("the planner answers for this moment, and for another as it is entered", async ({ page }) => {
  const { tool, answer, stop } = await openPlanner(page);
  await expect(tool.getByLabel("Día de tu solicitud")).toHaveValue("2026-11-17");
  await expect(tool.getByLabel("Hora", { exact: true })).toHaveValue("09:15");
  await expect(stop("Tu solicitud cuenta")).toContainText("miércoles 18 de noviembre de 2026, 11:00 h");
  await expect(stop("Tu solicitud cuenta")).toContainText("Si la haces desde las 11:00 h, cuenta ese mismo día");
  await expect(answer).toContainText("a más tardar el jueves 19 de noviembre, 11:00 h");

  await tool.getByLabel("Hora", { exact: true }).fill("11:00");
  await expect(stop("Tu solicitud cuenta")).toContainText("martes 17 de noviembre de 2026, 11:00 h");
  await expect(stop("Tu NIP vale hasta")).toContainText("domingo 22 de noviembre de 2026, 11:00 h");
  await expect(stop("Último día para revertir")).toContainText("miércoles 9 de diciembre de 2026");
  await expect(answer).toContainText("a más tardar el miércoles 18 de noviembre, 11:00 h");

  await tool.getByRole("button", { name: "Usar la hora actual" }).click();
  await expect(tool.getByLabel("Hora", { exact: true })).toHaveValue("09:15");
});

test.describe("in Tijuana", { tag: "@once" }, () => {
  test.use({ timezoneId: "America/Tijuana" });

  test("the planner takes the visitor's clock and says every moment in both", async ({ page }) => {
    const { tool, stop } = await openPlanner(page);
    await expect(tool.getByLabel("¿Dónde estás?")).toHaveValue("northwest");
    await expect(tool.getByLabel("Hora", { exact: true })).toHaveValue("07:15");
    await tool.getByLabel("Hora", { exact: true }).fill("09:00");
    await expect(stop("Tu solicitud cuenta")).toContainText("martes 17 de noviembre de 2026, 11:00 h");
    await expect(stop("Tu solicitud cuenta")).toContainText("En tu hora: martes 17 de noviembre de 2026, 09:00 h");
  });
});

test.describe("abroad", { tag: "@once" }, () => {
  test.use({ timezoneId: "Europe/Madrid" });

  test("the planner starts with central Mexico's clock", async ({ page }) => {
    const { tool } = await openPlanner(page);
    await expect(tool.getByLabel("¿Dónde estás?")).toHaveValue("centre");
    await expect(tool.getByLabel("Hora", { exact: true })).toHaveValue("09:15");
    await expect(tool).not.toContainText("En tu hora");
  });
});

test("a chosen day, a NIP of before and dates that cannot be have their answers", async ({ page }) => {
  const { tool, answer } = await openPlanner(page);
  await tool.getByLabel("Elijo un día").check();
  await expect(tool.getByText("Escribe un día y una hora que existan.")).toBeVisible();
  await tool.getByLabel("Día de tu cambio").fill("2026-11-18");
  await expect(tool.getByText("Elige el jueves 19 de noviembre de 2026 o un día posterior.")).toBeVisible();
  await expect(answer).toContainText("Revisa las fechas");
  await tool.getByLabel("Día de tu cambio").fill("2026-11-21");
  await expect(answer).toContainText("en la madrugada del sábado 21 de noviembre");
  await expect(answer).toContainText("Ese día no es hábil");

  await tool.getByLabel("Antes", { exact: true }).check();
  await tool.getByLabel("Día de tu NIP").fill("2026-11-12");
  await tool.getByLabel("Hora de tu NIP").fill("09:00");
  await expect(tool.getByText("Ese NIP venció el martes 17 de noviembre de 2026, 09:00 h.")).toBeVisible();
  await tool.getByLabel("Hora de tu NIP").fill("09:30");
  await expect(answer).toContainText("Genera otro NIP");
  await tool.getByLabel("Día de tu solicitud").fill("2040-01-02");
  await expect(answer).toContainText("Revisa las fechas");
});

test("saves the dates as a calendar file", async ({ page }) => {
  const { tool } = await openPlanner(page);
  await tool.getByLabel("Hora", { exact: true }).fill("12:30");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    tool.getByRole("button", { name: "Guardar en mi calendario" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("portabilidad-wim.ics");
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
    ["Tu portabilidad cuenta como ingresada", "2026-11-17T18:30:00Z"],
    ["Límite de tu portabilidad", "2026-11-18T18:30:00Z"],
    ["Vence tu NIP de portabilidad", "2026-11-22T18:30:00Z"],
    ["Último día para revertir tu portabilidad", "2026-12-09"],
  ]);
});

test("the eligibility check gives its three verdicts, each with its reasons and what to do next", async ({ page }) => {
  const { tool, verdict } = await openEligibility(page);
  await tool.getByLabel("Celular", { exact: true }).check();
  await tool.getByLabel("Activa").check();
  await expect(verdict).toContainText("Contesta y te decimos");
  await tool.getByLabel("Prepago").check();
  await expect(verdict).toContainText("Sí, puedes traerlo");
  await expect(tool.getByRole("link", { name: "Ve los seis pasos" })).toHaveAttribute("href", "#pasos");

  await tool.getByLabel("Cancelada").check();
  await tool.getByLabel("¿Qué día se canceló?").fill("2026-10-08");
  await expect(verdict).toContainText("Puedes traerla hasta el martes 17 de noviembre de 2026");
  await tool.getByLabel("¿Qué día se canceló?").fill("2026-10-07");
  await expect(verdict).toContainText("No se puede traer");
  await expect(verdict).toContainText("El plazo terminó el lunes 16 de noviembre de 2026");
  await tool.getByLabel("¿Qué día se canceló?").fill("2026-11-18");
  await expect(tool.getByText("Elige hoy o un día anterior.")).toBeVisible();

  await tool.getByLabel("Activa").check();
  await tool.getByLabel("Pospago").check();
  await expect(verdict).toContainText("Primero pregunta a tu compañía");
  await tool.getByLabel("Teléfono fijo").check();
  await expect(verdict).toContainText("No se puede traer");
});

test("both tools work with the keyboard alone", { tag: "@once" }, async ({ page }) => {
  const { tool, verdict } = await openEligibility(page);
  await tool.getByLabel("Celular", { exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(verdict).toContainText("Sí, puedes traerlo");

  await wakeIsland(page, "port-planner");
  const planner = page.locator('[data-island="port-planner"]');
  await planner.getByRole("button", { name: "Usar la hora actual" }).focus();
  await page.keyboard.press("Enter");
  await planner.getByLabel("Al hacer la solicitud").focus();
  await page.keyboard.press("ArrowRight");
  await expect(planner.getByLabel("Día de tu NIP")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  const save = planner.getByRole("button", { name: "Guardar en mi calendario" });
  await save.focus();
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toBe("portabilidad-wim.ics");
});

test("the status link leads to the national site", { tag: "@once" }, async ({ page, context }) => {
  const visits = await visitsOutside(context);
  await page.goto("/portabilidad");
  await page.getByRole("link", { name: "Consulta el estado de tu portabilidad" }).click();
  await expect.poll(() => visits).toEqual([links.portabilityStatus]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has every rule, opens its rights and shows no tool", async ({ page }) => {
    await page.goto("/portabilidad");
    const main = page.getByRole("main");
    const { hours, executionHours, nip, recoveryDays, reversionBusinessDays } = portabilityRules;
    for (const fact of [
      `${porting.discountPercent}% menos`,
      `primeros ${porting.months} meses`,
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
    await page.locator("details:has(#derecho-gratis) summary").click();
    await expect(page.locator("#derecho-gratis p")).toBeVisible();
    for (const tool of await page.locator("[data-tool]").all()) await expect(tool).toBeHidden();
    await expect(page.getByRole("table")).toContainText("lunes 23");
  });
});
