/** Journeys of a visitor with a years-old phone. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { stopClock } from "../e2e/support/clock.ts";
import { readStoredEvents } from "../e2e/support/stored-leads.ts";
import type { Journey, Journeys } from "../engines/journey.ts";

const menu = "details[data-menu]";
const question = "main details:not([open]) > summary";
const form = "#contacto form";

export const oldBrowserJourneys: Journeys = {
  "the menu opens": async (visitor) => {
    await visitor.open("/");
    await visitor.click(`${menu} > summary`);
    await visitor.expectVisible(`${menu} nav a`);
  },
  "a question opens with its answer": async (visitor) => {
    await visitor.open("/preguntas-frecuentes");
    await visitor.click(question);
    await visitor.expectVisible("main details[open] p");
  },
  "a lead is stored": async (visitor, site) => {
    const email = `ana.${randomUUID()}@correo.example`;
    await visitor.open("/");
    await visitor.wake("lead-form");
    await visitor.fill(`${form} [name=Name]`, "Ana Ñúñez");
    await visitor.fill(`${form} [name=Email]`, email);
    for (const name of ["Terminos", "CheckPublicidad"]) {
      await visitor.focus(`${form} [name=${name}]`);
      await visitor.press("Space");
    }
    await visitor.click(`${form} button[type=submit]`);
    await visitor.expectVisible(["main h1, main h3", leadFormCopy.sent.heading]);
    await visitor.expectAddress(/^\/$/);
    await expect
      .poll(() => readStoredEvents(email, site.databaseFile).map(({ event }) => event), { timeout: 10_000 })
      .toHaveLength(2);
  },
  "the search answers": async (visitor) => {
    await visitor.open("/buscar?q=robaron%20mi%20telefono");
    await visitor.expectVisible("[data-results] a[href]");
  },
  "the device check answers": async (visitor) => {
    await visitor.open("/esim");
    await visitor.wake("device-search");
    await visitor.fill("input[name=celular]", "galaxi s24");
    await visitor.expectText("[data-island=device-search] [data-answer]", "Sí: tu Galaxy S24");
  },
  ...Object.fromEntries(
    [
      {
        season: "summer",
        now: "2026-07-15T16:30:00Z",
        evening: "2026-07-16T03:30:00Z",
        until: "viernes 17 de julio",
        times: { centre: "10:30", northBorder: "10:30" },
      },
      {
        season: "winter",
        now: "2026-01-14T16:30:00Z",
        evening: "2026-01-15T03:30:00Z",
        until: "viernes 16 de enero",
        times: { centre: "10:30", northBorder: "09:30" },
      },
    ].map(({ season, now, evening, until, times }): [string, Journey] => [
      `in ${season} the planner and the support hours use today's time zones, also in Ciudad Juárez`,
      async (visitor) => {
        const tool = "[data-island=porting-planner]";
        await visitor.open("/portabilidad");
        await visitor.wake("porting-planner");
        await visitor.engine.evaluate(stopClock, now);
        for (const [zone, expectedTime] of Object.entries(times)) {
          await visitor.engine.evaluate((value) => {
            const select = document.querySelector("[name=zona]") as HTMLSelectElement;
            select.value = value;
            select.dispatchEvent(new Event("change", { bubbles: true }));
          }, zone);
          await visitor.click([`${tool} button`, "Usar la hora actual"]);
          await visitor.expectText(`${tool} [data-answer]`, `a más tardar el ${until}, 11:00 h`);
          const time = await visitor.engine.evaluate(
            () => document.querySelector<HTMLInputElement>("[name=hora]")?.value,
          );
          expect(time).toBe(expectedTime);
        }
        await visitor.open("/ayuda");
        await visitor.wake("support-status");
        await visitor.engine.evaluate(stopClock, evening);
        await visitor.engine.evaluate(() => dispatchEvent(new Event("pageshow")));
        await visitor.expectText("[data-hours]", "Abierto ahora: cierra a las 10");
      },
    ]),
  ),
  "the cost tool shows its answer once: its short answer, which would stand out behind it, only where it fits": async (
    visitor,
  ) => {
    await visitor.open("/membresias");
    await visitor.wake("plan-cost");
    const isShort = await visitor.engine.evaluate(() => CSS.supports("selector(:has(a))"));
    expect(
      await visitor.engine.evaluate(() => {
        const tool = document.querySelector("[data-island=plan-cost]");
        tool?.querySelector("details")?.setAttribute("open", "");
        return tool?.querySelector("[data-tone=plan][aria-hidden]")?.getBoundingClientRect().height !== 0;
      }),
    ).toBe(isShort);
  },
  "the finder says which membership it recommends, also where no dial shows it": async (visitor) => {
    await visitor.open("/membresias");
    await visitor.wake("plan-finder");
    await visitor.engine.evaluate(() => document.querySelector<HTMLElement>("[name=viajes][value=world]")?.click());
    await visitor.expectText("[data-island=plan-finder] [data-answer]", "La tuya es Legend");
  },
  "the map paints coverage": async (visitor) => {
    await visitor.open("/mapa-de-cobertura");
    await visitor.wake("coverage-map");
    await visitor.click("[data-layer='5g']");
    await visitor.expectVisible("[data-map][data-overlay=painted]");
  },
};
