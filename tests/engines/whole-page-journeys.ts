/** Facts about whole pages: at a phone's width with all islands awake, in dark mode without script, and offline. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import { headerLinks } from "#content/site/site-map/navigation.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { leadErrorMessages } from "#domain/leads/lead.ts";
import { readStoredEvents } from "../e2e/support/stored-leads.ts";
import { representativePaths, splitIntoChunks } from "../support/page-families.ts";
import { computerWindow, type Journey, type Journeys, phoneWindow } from "./journey.ts";
import type { AnyIslandName } from "./visitor.ts";

/** A page of each kind, and every page with more script than most. */
const kinds = [
  "/",
  "/membresias",
  "/esim",
  "/portabilidad",
  "/mapa-de-cobertura",
  "/roaming-cobertura",
  "/wimers",
  "/ayuda",
  "/preguntas-frecuentes",
  "/accesibilidad",
  "/buscar",
  "/emergencias-911",
  "/reportar-robo-equipo",
  "/actualiza-tu-apn",
  "/activa-cuenta-vix",
  "/terminos-y-condiciones",
  "/registro-tarifas-vigentes",
] as const satisfies readonly SitePath[];

/** The pages of `kinds` whose appearance differs most. */
const nightKinds = [
  "/",
  "/membresias",
  "/mapa-de-cobertura",
  "/wimers",
  "/ayuda",
  "/accesibilidad",
  "/activa-cuenta-vix",
  "/terminos-y-condiciones",
] as const satisfies readonly SitePath[];

export const hydrationJourneys: Journeys = Object.fromEntries(
  kinds.map((path): [string, Journey] => [
    `${path} on a phone: every tool hydrates, and nothing scrolls sideways`,
    async (visitor) => {
      await visitor.engine.resize(phoneWindow);
      await visitor.open(path);
      const islands = await visitor.engine.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("[data-island]")]
          .filter((island) => island.checkVisibility())
          .map((island) => island.dataset.island),
      );
      for (const island of islands) await visitor.wake(island as AnyIslandName);
      expect(await visitor.engine.evaluate(tooWide)).toEqual([]);
    },
  ]),
);

/** Widths of a small phone, a tablet and a computer; {@link hydrationJourneys} cover the usual phone's. */
const otherWidths = [1360, 768, 360] as const;

export const everyTemplateJourneys: Journeys = Object.fromEntries(
  splitIntoChunks(representativePaths, 3).map((paths): [string, Journey] => [
    `${paths.join(", ")}: nothing scrolls sideways at ${otherWidths.join(", ")} pixels`,
    async (visitor) => {
      for (const path of paths) {
        await visitor.engine.resize({ width: otherWidths[0], height: 900 });
        await visitor.open(path);
        for (const width of otherWidths) {
          await visitor.engine.resize({ width, height: 900 });
          await expect.poll(() => visitor.engine.evaluate(() => innerWidth), { timeout: 8_000 }).toBe(width);
          expect(await visitor.engine.evaluate(tooWide), `${path} at ${width}`).toEqual([]);
        }
      }
    },
  ]),
);

export const offlineJourney: Journeys = {
  "a saved help page opens offline, and its tool works": async (visitor, site) => {
    await visitor.engine.resize(computerWindow);
    await visitor.open("/esim");
    await visitor.expectPage(() => document.querySelector("[data-pack=saved]") !== null);
    await site.stop();
    await visitor.open("/esim?desde=correo");
    await visitor.wake("device-search");
    await visitor.fill("input[name=celular]", "iphone 13");
    await visitor.expectText("[data-island=device-search] [data-answer]", "Sí: tu iPhone 13");
  },
};

export const darkWithoutScriptJourneys: Journeys = {
  "pages are dark, every heading is visible, and no tool that needs script is": async (visitor) => {
    await visitor.engine.resize(computerWindow);
    for (const path of nightKinds) {
      await visitor.open(path);
      expect(await visitor.engine.evaluate(findHiddenHeadings), path).toEqual([]);
      expect(await visitor.engine.evaluate(lightness), path).toBeLessThan(80);
    }
  },
  "the menu opens, and its link leads to its page": async (visitor) => {
    const [, link] = headerLinks;
    await visitor.engine.resize(phoneWindow);
    await visitor.open("/");
    await visitor.click("details[data-menu] > summary");
    await visitor.click(["details[data-menu] nav a", link?.label ?? "missing"]);
    await visitor.expectAddress(link?.href ?? "missing");
  },
  "an incomplete lead form returns with its errors, and a complete one is stored": async (visitor, site) => {
    const email = `ana.${randomUUID()}@correo.example`;
    await visitor.engine.resize(computerWindow);
    await visitor.open("/");
    await visitor.fill("#contacto [name=Email]", email);
    await visitor.click("#contacto button[type=submit]");
    await visitor.expectVisible(["form p", leadErrorMessages.nameRequired]);
    await visitor.fill("[name=Name]", "Ana Ñúñez");
    for (const name of ["Terminos", "CheckPublicidad"]) await visitor.click(`form label:has([name=${name}]) input`);
    await visitor.click("form button[type=submit]");
    await visitor.expectAddress("/gracias");
    await visitor.expectText("h1", leadFormCopy.sent.heading);
    expect(readStoredEvents(email, site.databaseFile).map(({ event }) => event)).toContain("Login");
  },
};

// The functions below run in the page, so each is self-contained.

function tooWide(): string[] {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > limit + 1)
    .slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 80));
}

/**
 * Finds tools that are visible but must be hidden, and headings that are hidden. Ignores headings in content that is
 * collapsed, chosen by radio buttons or meant for another width.
 */
function findHiddenHeadings(): string[] {
  const folded =
    "dialog:not([open]), details:not([open]) > :not(summary), [data-tool], [data-view=phone], [data-system]";
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")];
  const hidden = headings.filter((each) => each.textContent?.trim() && !isSeen(each) && !each.closest(folded));
  const tools = [...document.querySelectorAll("[data-tool]")].filter(isSeen);
  return [...hidden, ...tools].map((each) => each.outerHTML.slice(0, 80));
}

/** Computes the lightness of the page's background, from 0 to 255. */
function lightness(): number {
  const [red = 255, green = 255, blue = 255] = (
    getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
  ).map(Number);
  return Math.max(red, green, blue);
}
