// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { plans } from "#content/plans/plans.ts";
import { tripLookupWords } from "#content/roaming/roaming.ts";
import { purchaseLinks } from "#content/site/links.ts";
import { pesos } from "#domain/money.ts";
import { dataText, roamingText } from "#domain/plan.ts";
import { covers } from "#domain/trip.ts";
import { TripLookup } from "#features/trip-lookup/trip-lookup.tsx";
import { Page } from "#pages/roaming-cobertura/+Page.server.tsx";
import { cheapestPlan } from "../support/cheapest-plan.ts";
import { actionsOf, glanceOf, hydratedTool, textOf } from "../support/hydrated-tool.ts";

const user = userEvent.setup();

/** The tool, awake at an address. */
async function openTool(address = "/roaming-cobertura") {
  history.replaceState(null, "", address);
  const tool = await hydratedTool(<Page />, "trip-lookup", TripLookup);
  const { getByRole, getAllByRole, queryByRole } = within(tool);
  const rowOf = (name: string) =>
    getAllByRole("listitem").find((row) => within(row).queryByText(name, { exact: true })) ?? null;
  return {
    tool,
    answer: () => textOf(getAllByRole("status").at(-1) ?? null),
    chosen: () => {
      const trip = queryByRole("list", { name: tripLookupWords.trip });
      return trip ? within(trip).getAllByRole("button").map(textOf) : [];
    },
    press: (name: string) => user.click(getByRole("button", { name })),
    async add(text: string, name: string) {
      const field = getByRole("combobox", { name: tripLookupWords.field.label });
      fireEvent.change(field, { target: { value: text } });
      await user.click(getByRole("option", { name }));
      expect((field as HTMLInputElement).value).toBe("");
    },
    expectRow(name: string, isCovered: boolean, text: string) {
      expect(textOf(rowOf(name))).toMatch(isCovered ? /Sí/ : /No/);
      expect(textOf(rowOf(name))).toContain(plain(text));
    },
  };
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const address = () => location.pathname + location.search;

beforeEach(() => {
  history.replaceState(null, "", "/");
});

const forEurope = cheapestPlan(({ roaming }) => covers(roaming, "europe"));
const forTheWorld = cheapestPlan(({ roaming }) => covers(roaming, "world"));

test("a trip within Europe: the cheapest membership that covers it, and what each one says", async () => {
  const { add, answer, chosen, expectRow } = await openTool();
  await add("escocia", "Reino Unido");
  await add("ESPANA", "España");
  expect(chosen()).toEqual(["Reino Unido", "España"]);
  expect(answer()).toContain(`${forEurope.name} cubre todo tu viaje`);
  expect(answer()).toContain(`${pesos(forEurope.regularPesos)} por 30 días`);
  for (const { name, roaming } of plans) {
    const isCovered = covers(roaming, "europe");
    expectRow(name, isCovered, isCovered ? roamingText(roaming) : "No cubre Reino Unido y España");
  }
  const { promoPesos } = forEurope;
  if (promoPesos !== undefined) expectRow(forEurope.name, true, `${pesos(promoPesos)} al portar`);
  expect(address()).toBe("/roaming-cobertura?paises=GB,ES");
});

test("a trip that goes further: the own data and the roaming are told apart, and it gets cheaper without Japan", async () => {
  const { add, answer, chosen, expectRow, press } = await openTool();
  await add("usa", "Estados Unidos");
  expect(answer()).toContain(`${plans[0].name} cubre todo tu viaje`);
  await add("holanda", "Países Bajos");
  await add("jap", "Japón");
  expect(answer()).toContain(`${forTheWorld.name} cubre todo tu viaje`);
  expect(answer()).toContain(plain(`${dataText(forTheWorld.dataGb)} en México`));
  expectRow(forEurope.name, false, "No cubre Japón");
  await press("Quitar Japón");
  expect(answer()).toContain(`${forEurope.name} cubre todo tu viaje`);
  await press(tripLookupWords.clear);
  expect(chosen()).toEqual([]);
  expect(answer()).toBe(tripLookupWords.waiting);
  expect(address()).toBe("/roaming-cobertura");
});

test("says that nobody covers Cuba, and what serves the rest of the trip", async () => {
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
  expectRow(forTheWorld.name, true, roamingText(forTheWorld.roaming));
});

test("ends with the way to buy what covers the trip, or with the comparison", async () => {
  const { add, press, tool } = await openTool();
  expect(actionsOf(tool)).toEqual([]);
  await add("ESPANA", "España");
  expect(actionsOf(tool)).toEqual([[`Compra ahora ${forEurope.name}`, purchaseLinks[forEurope.id]]]);
  expect(glanceOf(tool)).toBe(`${forEurope.name} cubre todo tu viaje`);
  await press("Quitar España");
  await add("cuba", "Cuba");
  expect(actionsOf(tool)).toEqual([[tripLookupWords.compare, "/membresias"]]);
  expect(glanceOf(tool)).toBe("Ninguna membresía cubre Cuba");
});

test("an address brings its trip, and a broken one brings none", async () => {
  const shared = await openTool("/roaming-cobertura?paises=es,XX,FR,%3Cb%3E,ES&otro=1");
  expect(shared.chosen()).toEqual(["España", "Francia"]);
  await shared.add("italia", "Italia");
  expect(address()).toBe("/roaming-cobertura?otro=1&paises=ES,FR,IT");
  const broken = await openTool("/roaming-cobertura?paises=%F0%28,,,constructor");
  expect(broken.chosen()).toEqual([]);
  expect(broken.answer()).toBe(tripLookupWords.waiting);
});
