// @vitest-environment jsdom

import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { beforeEach, expect, inject, test } from "vitest";
import { plans } from "#content/plans/plans.ts";
import { tripLookupCopy } from "#content/roaming/trip-lookup-tool.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { purchaseLinks } from "#content/site/site-map/links.ts";
import { formatDataAllowance, formatRoaming } from "#domain/plans/plan.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { coversZone } from "#domain/trips/trip.ts";
import { TripLookup } from "#features/trip-lookup/trip-lookup.tsx";
import { Page } from "#pages/roaming-cobertura/+Page.server.tsx";
import { findAnswer, getText, hydrateTool, listActions } from "../support/browser/hydrated-tool.ts";
import { findCheapestPlan } from "../support/cheapest-plan.ts";
import { servePublicFiles } from "../support/public-files.ts";

const user = userEvent.setup();

/** Hydrates the tool at an address. */
async function openTool(address = "/roaming-cobertura") {
  history.replaceState(null, "", address);
  const tool = await hydrateTool(<Page />, "trip-lookup", TripLookup);
  const { findByRole, getByRole, queryByRole, queryAllByRole } = within(tool);
  const field = () => getByRole<HTMLInputElement>("combobox", { name: tripLookupCopy.field.label });
  const optionNames = () => queryAllByRole("option").map(getText);
  const listLiveTexts = () => [...tool.querySelectorAll("[aria-live]")].map(getText);
  /** The message below the field. */
  const remarks = () => listLiveTexts().slice(0, 1).filter(Boolean);
  /** Finds the section with the trip's memberships, below the tool's opening. */
  const rows = () => document.querySelector<HTMLElement>("#membresias-del-viaje") ?? document.body;
  const getRow = (name: string) =>
    within(rows())
      .getAllByRole("listitem")
      .find((row) => within(row).queryByText(name, { exact: true })) ?? null;
  return {
    tool,
    answer: () => getText(findAnswer(tool)),
    chosen: () => {
      const trip = queryByRole("list", { name: tripLookupCopy.trip });
      return trip ? within(trip).getAllByRole("button").map(getText) : [];
    },
    press: (name: string) => user.click(getByRole("button", { name })),
    async add(text: string, name: string) {
      fireEvent.change(field(), { target: { value: text } });
      await user.click(await findByRole("option", { name }));
      expect(field().value).toBe("");
    },
    /** Types text, and waits for the places. */
    async write(text: string) {
      await user.clear(field());
      await user.click(field());
      await user.type(field(), text);
      await expect.poll(() => remarks().concat(optionNames()).join("")).not.toBe("");
    },
    key: (keys: string) => user.type(field(), keys),
    field,
    options: () => optionNames(),
    active: () => field().getAttribute("aria-activedescendant"),
    remarks: () => remarks(),
    announcedTrip: () => listLiveTexts()[1],
    rows: () => getText(rows()),
    expectRow(name: string, isCovered: boolean, text: string) {
      expect(getText(getRow(name))).toMatch(isCovered ? /Sí/ : /No/);
      expect(getText(getRow(name))).toContain(plain(text));
    },
  };
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const address = () => location.pathname + location.search;

beforeEach(() => {
  servePublicFiles();
  history.replaceState(null, "", "/");
});

const forEurope = findCheapestPlan(({ roaming }) => coversZone(roaming, "europe"));
const forTheWorld = findCheapestPlan(({ roaming }) => coversZone(roaming, "world"));

test("one press answers for an example destination; until then, the pass shows the first one, marked as an example", async () => {
  const { answer, chosen, press, tool } = await openTool();
  const pass = tool.querySelector("[data-resting]");
  expect(getText(pass)).toMatch(/Ejemplo España con Community.*10.GB/);
  expect(getText(pass)).toContain(sampleMark);
  await press("Japón");
  expect(chosen()).toEqual(["Japón"]);
  expect(answer()).toMatch(/cubre todo tu viaje/);
  expect(tool.querySelector("[data-resting]")).toBeNull();
  expect(getText(tool)).not.toContain("Ejemplo España");
});

test("a trip within Europe gets the cheapest membership that covers it, and each membership's conditions", async () => {
  const { add, answer, chosen, expectRow } = await openTool();
  await add("escocia", "Reino Unido");
  await add("ESPANA", "España");
  expect(chosen()).toEqual(["Reino Unido", "España"]);
  expect(answer()).toContain(`${forEurope.name} cubre todo tu viaje`);
  expect(answer()).toContain(`${formatPesos(forEurope.regularPesos)} por 30 días`);
  for (const { name, roaming } of plans) {
    const isCovered = coversZone(roaming, "europe");
    expectRow(name, isCovered, isCovered ? formatRoaming(roaming) : "No cubre Reino Unido y España");
  }
  const { promoPesos, regularPesos } = forEurope;
  if (promoPesos !== undefined)
    expectRow(forEurope.name, true, `al traer tu número. Después, ${formatPesos(regularPesos)}`);
  expect(address()).toBe("/roaming-cobertura?paises=GB,ES");
});

test("a longer trip shows own data and roaming separately, and gets a cheaper membership without Japan", async () => {
  const { add, answer, chosen, expectRow, press } = await openTool();
  await add("usa", "Estados Unidos");
  expect(answer()).toContain(`${plans[0].name} cubre todo tu viaje`);
  await add("holanda", "Países Bajos");
  await add("jap", "Japón");
  expect(answer()).toContain(`${forTheWorld.name} cubre todo tu viaje`);
  expect(answer()).toContain(plain(`${formatDataAllowance(forTheWorld.dataGb)} en México`));
  expectRow(forEurope.name, false, "No cubre Japón");
  await press("Quitar Japón");
  expect(answer()).toContain(`${forEurope.name} cubre todo tu viaje`);
  await press(tripLookupCopy.clear);
  expect(chosen()).toEqual([]);
  expect(answer()).toBe(tripLookupCopy.waiting);
  expect(address()).toBe("/roaming-cobertura");
});

test("no membership covers Cuba, and the answer says which one covers the rest of the trip", async () => {
  const { add, answer, expectRow } = await openTool();
  await add("cuba", "Cuba");
  expect(answer()).toContain("Ninguna membresía cubre Cuba");
  expect(answer()).toContain("no cuentes con tu línea");
  for (const { name } of plans) expectRow(name, false, "No cubre Cuba");
  await add("mex", "México");
  await add("rusia", "Rusia");
  await add("peru", "Perú");
  expect(answer()).toContain("Ninguna membresía cubre Cuba y Rusia");
  expect(answer()).toContain(`Para el resto de tu viaje te sirve ${forTheWorld.name}`);
  expectRow(forTheWorld.name, true, formatRoaming(forTheWorld.roaming));
});

test("an answer ends with a link to buy the membership, or to the comparison", async () => {
  const { add, press, tool } = await openTool();
  expect(listActions(tool)).toEqual([]);
  await add("ESPANA", "España");
  expect(listActions(tool)).toEqual([[`Compra ahora ${forEurope.name}`, purchaseLinks[forEurope.id]]]);
  await press("Quitar España");
  await add("cuba", "Cuba");
  expect(listActions(tool)).toEqual([[tripLookupCopy.compare, "/membresias"]]);
});

test("an address restores its trip, but an invalid one restores nothing", async () => {
  const shared = await openTool("/roaming-cobertura?paises=es,XX,FR,%3Cb%3E,ES&otro=1");
  expect(shared.chosen()).toEqual(["España", "Francia"]);
  await shared.add("italia", "Italia");
  expect(address()).toBe("/roaming-cobertura?otro=1&paises=ES,FR,IT");
  const broken = await openTool("/roaming-cobertura?paises=%F0%28,,,constructor");
  expect(broken.chosen()).toEqual([]);
  expect(broken.answer()).toBe(tripLookupCopy.waiting);
});

test("a city is answered with its country, and several cities at once with the memberships for each and for all", async () => {
  const { write, key, chosen, answer, remarks, rows } = await openTool();
  await write("Tokio, París y luego Roma");
  await key("{Enter}");
  expect(chosen()).toEqual(["Japón", "Francia", "Italia"]);
  expect(remarks()).toEqual(["París está en Francia. Roma está en Italia."]);
  expect(answer()).toContain(`${forTheWorld.name} cubre todo tu viaje`);
  expect(rows()).toContain(tripLookupCopy.stops.heading);
  expect(address()).toBe("/roaming-cobertura?paises=JP,FR,IT");
});

if (inject("testRun").isFullSize)
  test("no option contains a stop twice", async () => {
    const { write, options } = await openTool();
    for (const [written, offered] of [
      ["crucero y ferry", "mar abierto"],
      ["escocia, irlanda e inglaterra", "Irlanda"],
      ["dubai", "Dubái (Emiratos Árabes Unidos)"],
    ] as const) {
      await write(written);
      const names = options().map((option) => option.replace(/, | e | y /g, "|").split("|"));
      expect([written, names.filter((each) => new Set(each).size < each.length)]).toEqual([written, []]);
      expect(options().join()).toContain(offered);
      expect(options()).not.toContain("Emiratos Árabes Unidos");
    }
  });

test("a world region is answered with its own coverage, and can be shared by address", async () => {
  const { write, key, chosen, answer, rows } = await openTool();
  await write("el Caribe");
  await key("{Enter}");
  expect(chosen()).toEqual(["Caribe"]);
  expect(answer()).toContain(`${forTheWorld.name} cubre lo más posible de tu viaje`);
  expect(rows()).toMatch(/Sin servicio: .*Cuba/);
  expect(address()).toBe("/roaming-cobertura?paises=caribe");
  const shared = await openTool("/roaming-cobertura?paises=caribe,ES");
  await expect.poll(() => shared.chosen()).toEqual(["Caribe", "España"]);
});

test("the open sea is answered separately from the rest of the trip, and never with «cubre»", async () => {
  const { write, key, answer, chosen, press, rows } = await openTool();
  const { verdict, notes, stop } = tripLookupCopy.sea;
  await write("crucero a Jamaica");
  await key("{Enter}");
  expect(chosen()).toEqual(["mar abierto", "Jamaica"]);
  expect(answer()).toContain([verdict, ...notes].join(""));
  expect(answer()).toContain(`Para el resto de tu viaje te sirve ${forTheWorld.name}`);
  expect(rows()).toContain(`mar abierto${stop}`);
  expect(answer()).not.toMatch(/cubre/i);
  await press("Quitar Jamaica");
  expect(answer()).toMatch(new RegExp(`^${verdict}`));
  expect(answer()).not.toMatch(/cubre|muestra/i);
  await write("ferry a Cozumel");
  await key("{Enter}");
  expect(answer()).toContain("En México no necesitas roaming");
  await write("Cuba y el Caribe");
  await key("{Enter}");
  expect(answer()).toMatch(/Ninguna membresía cubre Cuba.*En mar abierto no hay redes de tierra.*revisa la lista/);
});

test("other contents of a text are reported, and a text without a destination is asked for one", async () => {
  const { write, key, chosen, remarks, field } = await openTool();
  await write("Tokio y Narnia y Wakanda");
  expect(remarks()).toEqual([
    "No conocemos «Narnia». Escribe el país en el que está. También falta aclarar «Wakanda».",
  ]);
  await key("{Enter}");
  expect([chosen(), field().value]).toEqual([["Japón"], "Narnia, Wakanda"]);
  await write("Madrid sin escala en Miami");
  expect(remarks()).toEqual(["No agregamos «sin escala en Miami»: anota solo a dónde sí vas."]);
  await user.clear(field());
  await user.type(field(), "voy con unos primos gringos");
  expect(remarks()).toEqual([]);
  await key("{Enter}");
  expect(remarks()).toEqual([tripLookupCopy.unknown.noPlace.replace("{text}", "voy con unos primos gringos")]);
  expect(chosen()).toEqual(["Japón"]);
});

test("data and prices follow the verdict, then the reason and, while the list is a sample, the mark", async () => {
  const { write, key, answer } = await openTool();
  expect(answer()).not.toContain(sampleMark);
  await write("Francia");
  await key("{Enter}");
  const { cheapest, otherStops: rest } = tripLookupCopy.answer;
  const price = formatPesos(forEurope.regularPesos);
  expect(answer().split(cheapest)[0]).toMatch(
    new RegExp(`^${forEurope.name} cubre todo tu viaje ?Roaming.*GB.*\\${price}`),
  );
  expect(answer().split(cheapest)[1]).toMatch(/^ ?Muestra: La lista todavía no la confirma wim: /);
  await write("Cuba");
  await key("{Enter}");
  // The answer first says what the figures are for, then gives them.
  const [verdict, figures] = answer().split(rest.replace("{plan}", forEurope.name));
  expect(verdict).not.toContain(price);
  expect(figures).toMatch(new RegExp(`^Roaming.*\\${price}.*Muestra: `));
});

test("a misspelled name is proposed but never chosen, and an unknown name is not called a typo", async () => {
  const { write, key, chosen, remarks, options } = await openTool();
  await write("Barselona");
  await key("{Enter}");
  expect(options()).toEqual([]);
  expect(chosen()).toEqual([]);
  for (let stop = 0; stop < 2; stop++) await user.tab();
  expect(getText(document.activeElement)).toBe("¿Quisiste decir Barcelona (España)?");
  await user.keyboard("{Enter}");
  expect(chosen()).toEqual(["España"]);
  await write("Narnia");
  await key("{Enter}");
  expect(remarks()).toEqual([tripLookupCopy.unknown.none.replace("{text}", "Narnia")]);
  expect(chosen()).toEqual(["España"]);
});

test("a name of several places asks which one, and Enter alone chooses none", async () => {
  const { write, key, chosen, options, active, remarks } = await openTool();
  await write("Georgia");
  expect(options().slice(0, 2)).toEqual(["Georgia", "Georgia (Estados Unidos)"]);
  expect(remarks()).toEqual([tripLookupCopy.ambiguous.replace("{text}", "Georgia")]);
  expect(active()).toBeNull();
  await key("{Enter}");
  expect(chosen()).toEqual([]);
  await key("{ArrowDown}{ArrowDown}{Enter}");
  expect(chosen()).toEqual(["Estados Unidos"]);
});

test("a place in Mexico needs no roaming", async () => {
  const { write, key, answer, chosen, remarks } = await openTool();
  await write("Cancún");
  await key("{Enter}");
  expect(chosen()).toEqual(["México"]);
  expect(remarks()).toEqual(["Cancún está en México: ahí no necesitas roaming."]);
  expect(answer()).toContain("En México no necesitas roaming");
});

test("without the file of places, countries are still found", async () => {
  const tool = await hydrateTool(<Page />, "trip-lookup", (props: ComponentProps<typeof TripLookup>) => (
    <TripLookup {...props} loadPlaces={() => Promise.reject(new Error("offline"))} />
  ));
  const field = within(tool).getByRole("combobox");
  await user.type(field, "Tokio");
  await expect.poll(() => getText(tool)).toContain("No conocemos «Tokio»");
  await user.clear(field);
  await user.type(field, "Japón{Enter}");
  expect(getText(within(tool).getByRole("list", { name: tripLookupCopy.trip }))).toBe("Japón");
});

test("a further destination is announced even if the answer stays the same; an empty question gets a reply", async () => {
  const { write, key, remarks, announcedTrip } = await openTool();
  await write("Japón");
  await key("{Enter}");
  await write("Países Bajos");
  await key("{Enter}");
  expect(announcedTrip()).toBe("Tu viaje: Japón y Países Bajos.");
  await key("{Enter}");
  expect(remarks()[0]?.trim()).toBe(tripLookupCopy.unknown.empty);
});
