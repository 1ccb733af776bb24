/** Journeys through the tools: lead form, coverage, device check, planner. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { coverageToolCopy } from "#content/coverage/coverage-tool.ts";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { portingPlannerCopy } from "#content/porting/porting-tools.ts";
import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { toInstant } from "#domain/calendar/civil-time.ts";
import { formatMoment } from "#domain/calendar/spanish-time.ts";
import { leadErrorMessages } from "#domain/leads/lead.ts";
import { schedulePorting } from "#domain/porting/porting.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { readStoredEvents } from "../e2e/support/stored-leads.ts";
import { capital, gulf, projectToPixels, readColors } from "../support/browser/coverage-view.ts";
import { simulateIslandTranslation } from "../support/browser/translation.ts";
import { computerWindow, type Journeys, phoneWindow } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const form = "#contacto form";
const { answers } = coverageToolCopy.point;

export const toolJourneys: Journeys = {
  "the lead form names missing fields, and a sent lead is stored once and confirmed": async (visitor, site) => {
    const email = `ana.${randomUUID()}@correo.example`;
    await visitor.engine.resize(computerWindow);
    await visitor.open("/");
    await visitor.wake("lead-form");
    await visitor.click(`${form} button[type=submit]`);
    for (const message of [
      leadErrorMessages.nameRequired,
      leadErrorMessages.emailRequired,
      leadErrorMessages.termsRequired,
      leadErrorMessages.advertisingRequired,
    ])
      await visitor.expectVisible([`${form} p`, message]);
    await visitor.expectFocus("[name=Name][aria-invalid=true]");
    await visitor.engine.type("Ana Ñúñez");
    await visitor.fill(`${form} [name=Email]`, email);
    for (const name of ["Terminos", "CheckPublicidad"]) {
      await visitor.focus(`${form} [name=${name}]`);
      await visitor.press("Space");
    }
    await visitor.click(`${form} button[type=submit]`);
    await visitor.expectVisible(["#contacto h3", leadFormCopy.sent.heading]);
    await visitor.expectFocus("#contacto h3");
    const events = () => readStoredEvents(email, site.databaseFile);
    await expect.poll(() => events().length, { timeout: 10_000 }).toBe(2);
    expect(events().find(({ event }) => event === "Login")?.properties).toMatchObject({
      Name: "Ana Ñúñez",
      Email: email,
      Terminos: true,
      CheckPublicidad: true,
    });
  },
  "the map draws coverage in its legend's colours, and answers for a point and for a place's name": async (visitor) => {
    await visitor.open("/mapa-de-cobertura");
    await visitor.wake("coverage-map");
    await visitor.click("[data-layer='4g-garantizada']");
    await visitor.expectVisible("[data-map][data-overlay=painted]");
    await visitor.expectVisible("[data-legend]");
    const meanings = await visitor.engine.evaluate(() =>
      [...document.querySelectorAll("[data-swatch]")].map((swatch) => getComputedStyle(swatch).backgroundColor),
    );
    const points = [capital, gulf] as const;
    const box = await visitor.getBox("[data-map]");
    const [covered, sea] = await visitor.engine.evaluate(readColors, [
      "overlay",
      points.map((place) => projectToPixels(box, place)),
    ] as const);
    expect(meanings).toContain(covered);
    expect(sea).toBeNull();
    await expectAnswer(visitor, ["guaranteed", "guaranteed", "covered"], async () => {
      await visitor.engine.clickAt(projectToPixels(await visitor.getBox("[data-map]"), capital));
    });
    await expectAnswer(visitor, ["none", "none", "none"], async () => {
      await visitor.engine.clickAt(projectToPixels(await visitor.getBox("[data-map]"), gulf));
    });
    await visitor.fill("[data-place-name]", "merida yuc");
    await visitor.expectText("[data-suggested]", "Mérida, Yucatán");
    await visitor.press("Tab", "Enter");
    await visitor.expectText("[data-conclusion]", "5G en Mérida");
  },
  "the device check says yes to a listed phone, and not to an unlisted one": async (visitor) => {
    const answer = "[data-island=device-search] [data-answer]";
    await visitor.open("/esim");
    await visitor.wake("device-search");
    await visitor.fill("input[name=celular]", "galaxi s24");
    await visitor.expectText(answer, "Sí: tu Galaxy S24");
    await visitor.fill("input[name=celular]", "nokia 3310");
    await visitor.expectText(answer, "«nokia 3310» no está en la lista");
  },
  "the planner gives the dates of a request made now, and asks for an earlier NIP's day": async (visitor) => {
    const tool = "[data-island=porting-planner]";
    await visitor.open("/portabilidad");
    await visitor.wake("porting-planner");
    await visitor.click([`${tool} button`, "Usar la hora actual"]);
    await visitor.expectVisible([`${tool} li`, "Tu NIP vale hasta"]);
    const clock = await visitor.engine.evaluate(() => ({
      day: document.querySelector<HTMLInputElement>("[name=dia]")?.value ?? "",
      time: document.querySelector<HTMLInputElement>("[name=hora]")?.value ?? "",
    }));
    const requestedAt = toInstant(clock, federalCalendar.timeZone);
    const plan = schedulePorting({ requestedAt, nipGeneratedAt: requestedAt }, federalCalendar);
    if ("problem" in plan) throw new Error(`${clock.day} ${clock.time}: ${plan.problem}`);
    for (const instant of [plan.entry.time, plan.nipUntil])
      await visitor.expectVisible([`${tool} li`, formatMoment(instant, federalCalendar.timeZone).replace(/\s+/g, " ")]);
    await visitor.click([`${tool} summary`, portingPlannerCopy.detailsLabel]);
    await visitor.click([`${tool} label`, "Antes"]);
    await visitor.expectVisible([`${tool} label`, "Día de tu NIP"]);
    await visitor.press("ArrowLeft");
    await visitor.expectHidden([`${tool} label`, "Día de tu NIP"]);
    await visitor.expectVisible([`${tool} li`, "Tu NIP vale hasta"]);
  },
};

/** Journeys for the nightly run only, because they are another way into a tool that has its own journey in the gate. */
export const nightlyToolJourneys: Journeys = {
  "a button pressed on a translated page before its tool hydrates takes effect afterwards": async (visitor) => {
    await visitor.engine.resize(phoneWindow);
    await visitor.open("/reportar-robo-equipo");
    await visitor.engine.evaluate(simulateIslandTranslation, "recovery-date");
    const wasAwake = await visitor.engine.evaluate(() => {
      const island = document.querySelector<HTMLElement>("[data-island='recovery-date']");
      island?.querySelector<HTMLElement>("[type=button]")?.click();
      return island?.dataset.awake !== undefined;
    });
    expect(wasAwake).toBe(false);
    await visitor.wake("recovery-date");
    await visitor.expectPage(
      () => document.querySelector<HTMLInputElement>("[data-island='recovery-date'] [type=date]")?.value !== "",
    );
    await visitor.expectHidden("[data-island='recovery-date'] font");
  },
};

async function expectAnswer(
  visitor: Visitor,
  kinds: readonly (keyof typeof answers)[],
  ask: () => Promise<void>,
): Promise<void> {
  await ask();
  for (const [at, technology] of ["3G", "4G", "5G"].entries()) {
    const kind = kinds[at] ?? "none";
    await visitor.expectText(`[data-technology='${technology}']`, fillPlaceholders(answers[kind], { technology }));
  }
}
