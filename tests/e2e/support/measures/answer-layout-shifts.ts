import type { Locator, Page } from "@playwright/test";
import { lineLifeCopy } from "#content/help/line-life-section.ts";
import { lineRecoveryCopy } from "#content/help/theft/theft-recovery.ts";
import { recoveryDays } from "#content/legal/facts/legal-terms.ts";
import { planCostTool } from "#content/plans/plan-cost-tool.ts";
import { planReceiptTool } from "#content/plans/plan-receipt-tool.ts";
import { addDays } from "#domain/calendar/civil-time.ts";
import { setClock } from "../clock.ts";
import { expect, mockBaseTiles, wakeIsland } from "../fixture.ts";
import { recordLayoutShifts, takeLayoutShifts } from "./layout-watch.ts";

/** Uses each of the tool's choices, and moves its slider, if it has one, from end to end. */
async function answerAll(page: Page, tool: Locator) {
  for (const choice of await tool.getByRole("radio").all()) await choice.check({ force: true });
  if ((await tool.getByRole("slider").count()) === 0) return;
  await tool.getByRole("slider").focus();
  for (const key of ["End", "Home", "ArrowRight", "PageUp"]) await page.keyboard.press(key);
}

async function centre(field: Locator): Promise<void> {
  await field.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

/** Computes the date `days` days before the test's day, in the format of a date field. */
const ago = (days: number) => addDays("2026-11-25", -days);

/** Pages that answer questions, each with a function that asks them. */
const questions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": async (page) => {
    await wakeIsland(page, "plan-receipt");
    const tool = page.locator('[data-island="plan-receipt"]');
    const fold = tool.getByText(planReceiptTool.copy.disclosureLabel).filter({ visible: true });
    if (await fold.count()) {
      await fold.click();
      await takeLayoutShifts(page);
    }
    await centre(tool.getByRole("slider"));
    await answerAll(page, tool);
  },
  "/esim": async (page) => {
    await wakeIsland(page, "device-search");
    const tool = page.locator('[data-island="device-search"]');
    // The answers are, in this order: a yes with suggestions next to it, a choice, a no, and an unlisted name.
    for (const [phone, title] of [
      ["galaxy s24", "Sí: tu Galaxy S24"],
      ["razr", "¿Cuál es el tuyo?"],
      ["iphone 8", "No: tu iPhone 8"],
      ["nokia 3310", "no está en la lista"],
    ] as const) {
      await tool.getByRole("searchbox").fill(phone);
      await expect(tool.locator("[data-answer]").getByText(title)).toBeVisible();
    }
  },
  "/mapa-de-cobertura": async (page) => {
    const tool = page.locator("[data-place-tool]");
    for (const [place, verdict] of [
      ["Tepic", "en Tepic"],
      ["Ciudad del Carmen", "en Ciudad del Carmen"],
    ] as const) {
      await tool.getByRole("searchbox").fill(place);
      await tool.getByRole("searchbox").press("Enter");
      await expect(tool.locator("[data-conclusion]")).toContainText(verdict);
    }
  },
  "/registro-membresias": async (page) => {
    await wakeIsland(page, "registry-lookup");
    const tool = page.locator('[data-island="registry-lookup"]');
    for (const [text, answer] of [
      ["rookie", /^\d+ registros$/],
      ["1349811", /^Ninguno se llama así/],
      ["pospago", /no está en el registro/],
      ["portabilidad marzo", /^Un registro$/],
    ] as const) {
      await tool.getByRole("searchbox").fill(text);
      await expect(tool.locator("[data-answer]")).toHaveText(answer);
    }
  },
  "/desuscribir-email": async (page) => {
    await page.waitForLoadState("networkidle");
    await page.getByRole("textbox", { name: "Correo" }).fill("baja@correo.example");
    await page.getByRole("button", { name: "Confirmar baja" }).click();
    await expect(page.getByRole("heading", { name: "¡Lo sentimos por verte partir!" })).toBeFocused();
  },
  "/roaming-cobertura": async (page) => {
    await wakeIsland(page, "trip-lookup");
    const tool = page.locator('[data-island="trip-lookup"]');
    const field = tool.getByRole("combobox");
    for (const country of ["Japón", "Francia", "Brasil", "Argentina"]) {
      await field.fill(country);
      await field.press("Enter");
      await expect(tool.getByRole("button", { name: `Quitar ${country}` })).toBeVisible();
    }
  },
  "/ayuda": async (page) => {
    await wakeIsland(page, "line-life");
    const tool = page.locator('[data-island="line-life"]');
    const field = tool.getByLabel(lineLifeCopy.day);
    await centre(field);
    for (const [days, phase] of [
      [3, "membership"],
      [40, "withoutMembership"],
      [75, "suspended"],
      [100, "cancelled"],
    ] as const) {
      await field.fill(ago(days));
      await expect(tool.locator("[data-answer]")).toContainText(lineLifeCopy.today[phase]);
    }
  },
  "/reportar-robo-equipo": async (page) => {
    const tool = page.locator('[data-island="recovery-date"]');
    await tool.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
    await wakeIsland(page, "recovery-date");
    const field = tool.getByLabel(lineRecoveryCopy.day);
    await centre(field);
    for (const [days, text] of [
      [3, "Te quedan"],
      [recoveryDays, lineRecoveryCopy.answers.lastDay.title],
      [recoveryDays + 30, lineRecoveryCopy.answers.over.title],
    ] as const) {
      await field.fill(ago(days));
      await expect(tool.locator("[data-answer]")).toContainText(text);
    }
  },
  "/membresias": async (page) => {
    for (const stop of await page.locator("[name=membresia-del-dial]").all()) await stop.check({ force: true });
    for (const name of ["plan-finder", "plan-cost"] as const) {
      await wakeIsland(page, name);
      const tool = page.locator(`[data-island="${name}"]`);
      const fold = tool.getByText(planCostTool.copy.disclosureLabel).filter({ visible: true });
      if (await fold.count()) {
        await fold.click();
        await expect(tool.getByRole("slider")).toBeVisible();
        await takeLayoutShifts(page);
      }
      await answerAll(page, tool);
    }
  },
  "/portabilidad": async (page) => {
    await wakeIsland(page, "porting-eligibility");
    const check = page.locator('[data-island="porting-eligibility"]');
    const answers = [
      ["Celular", "Contesta y te decimos"],
      ["Activa", "Contesta y te decimos"],
      ["Prepago", "Sí, puedes traerlo"],
      ["Pospago", "Primero pregunta a tu compañía"],
      ["Teléfono fijo", "No se puede traer"],
    ] as const;
    for (const [option, title] of answers) {
      await check.getByLabel(option).check();
      await expect(check.locator("[data-answer]")).toContainText(title);
    }
    await wakeIsland(page, "porting-planner");
    const planner = page.locator('[data-island="porting-planner"]');
    await planner.getByLabel("Día de tu solicitud").fill("2026-11-25");
    for (const [time, title] of [
      ["12:00", "jueves 26"],
      ["20:00", "viernes 27"],
    ] as const) {
      await planner.getByLabel("Hora", { exact: true }).fill(time);
      await expect(planner.locator("[data-answer]")).toContainText(title);
    }
  },
};

export const toolPagePaths = Object.keys(questions);

/** Asks all questions of a page at each width, and expects no layout shift. */
export async function expectNoLayoutShifts(page: Page, path: string, widths: readonly number[]): Promise<void> {
  const ask = questions[path];
  if (!ask) throw new RangeError(`nothing is asked on ${path}`);
  await mockBaseTiles(page.context());
  await setClock(page, "2026-11-25T09:00:00-06:00");
  await recordLayoutShifts(page, { evenAfterInput: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await ask(page);
    expect(await takeLayoutShifts(page), `${width} px`).toEqual([]);
  }
}
