import type { Page } from "@playwright/test";
import { planOf, roamingCountries } from "#content/plans/plans.ts";
import { roamingAnchors, tripLookupWords } from "#content/roaming/roaming.ts";
import { europeanDestinations } from "#content/roaming/roaming-destinations.ts";
import { measure } from "#domain/measure.ts";
import { pesos } from "#domain/money.ts";
import { roamingText } from "#domain/plan.ts";
import { expect, test, wakeIsland } from "./fixture.ts";

const [rookie, community, legend, ultimate] = [
  planOf("rookie"),
  planOf("community"),
  planOf("legend"),
  planOf("ultimate"),
];
const europeCount = europeanDestinations.destinations.length;

/** The tool, awake. */
async function openTool(page: Page, address = "/roaming-cobertura") {
  await page.goto(address);
  await wakeIsland(page, "trip-lookup");
  const tool = page.getByRole("region", { name: tripLookupWords.heading });
  const field = tool.getByRole("combobox", { name: tripLookupWords.field.label });
  const row = (name: string) => tool.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  return {
    tool,
    field,
    answer: tool.getByRole("status").last(),
    options: tool.getByRole("option"),
    chosen: tool.getByRole("list", { name: tripLookupWords.trip }).getByRole("button"),
    async add(text: string, name: string) {
      await field.fill(text);
      await tool.getByRole("option", { name, exact: true }).click();
      await expect(field).toHaveValue("");
    },
    async expectRow({ name }: { name: string }, covers: boolean, ...texts: string[]) {
      await expect(row(name).getByText(covers ? "Sí" : "No", { exact: true })).toBeVisible();
      for (const text of texts) await expect(row(name)).toContainText(text);
    },
  };
}

test("a trip within Europe: Community is the cheapest that covers it", async ({ page }) => {
  const { add, answer, chosen, expectRow } = await openTool(page);
  await add("escocia", "Reino Unido");
  await add("ESPANA", "España");
  await expect(chosen).toHaveText(["Reino Unido", "España"]);
  await expect(answer).toContainText(`${community.name} cubre todo tu viaje`);
  const term = measure(community.durationDays, "días");
  await expect(answer).toContainText(`${pesos(community.regularPesos)} por ${term}`);
  await expectRow(rookie, false, "No cubre Reino Unido y España");
  await expectRow(community, true, roamingText(community.roaming), `${pesos(community.promoPesos)} al portar`);
  await expectRow(legend, true, roamingText(legend.roaming));
  await expectRow(ultimate, true, roamingText(ultimate.roaming));
  await expect(page).toHaveURL("/roaming-cobertura?paises=GB,ES");
});

test("a trip that goes further: the own data and the roaming are told apart, and it gets cheaper without Japan", async ({
  page,
}) => {
  const { add, answer, chosen, expectRow, tool } = await openTool(page);
  await add("usa", "Estados Unidos");
  await expect(answer).toContainText(`${rookie.name} cubre todo tu viaje`);
  await add("holanda", "Países Bajos");
  await add("jap", "Japón");
  await expect(answer).toContainText(`${legend.name} cubre todo tu viaje`);
  await expect(answer).toContainText(`${measure(Number(legend.dataGb), "GB")} en México`);
  await expectRow(community, false, "No cubre Japón");
  await tool.getByRole("button", { name: "Quitar Japón" }).click();
  await expect(answer).toContainText(`${community.name} cubre todo tu viaje`);
  await tool.getByRole("button", { name: tripLookupWords.clear }).click();
  await expect(chosen).toHaveCount(0);
  await expect(answer).toHaveText(tripLookupWords.waiting);
  await expect(page).toHaveURL("/roaming-cobertura");
});

test("says that nobody covers Cuba, and what serves the rest of the trip", { tag: "@once" }, async ({ page }) => {
  const { add, answer, expectRow } = await openTool(page);
  await add("cuba", "Cuba");
  await expect(answer).toContainText("Ninguna membresía cubre Cuba");
  await expect(answer).toContainText("no cuentes con tu línea");
  await expectRow(ultimate, false, "No cubre Cuba");
  await add("mex", "México");
  await add("rusia", "Rusia");
  await add("peru", "Perú");
  await expect(answer).toContainText("Ninguna membresía cubre Cuba y Rusia");
  await expect(answer).toContainText(`Para el resto de tu viaje te sirve ${legend.name}`);
  await expectRow(legend, true, roamingText(legend.roaming));
});

test("works by keyboard alone, and says when it knows no such place", { tag: "@once" }, async ({ page }) => {
  const { field, options, chosen, answer, tool } = await openTool(page);
  await field.focus();
  await page.keyboard.type("corea");
  await expect(options).toHaveText(["Corea del Sur", "Corea del Norte"]);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(tool.getByRole("option", { name: "Corea del Norte", selected: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveText(["Corea del Sur"]);
  await page.keyboard.type("francia, Atlántida");
  await expect(chosen).toHaveText(["Corea del Sur", "Francia"]);
  await expect(tool.getByText("No encontramos «Atlántida».")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await page.keyboard.press("Tab");
  await expect(chosen.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chosen.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(answer).toHaveText(tripLookupWords.waiting);
});

test("an address brings its trip, and a broken one brings none", { tag: "@once" }, async ({ page }) => {
  const shared = await openTool(page, "/roaming-cobertura?paises=es,XX,FR,%3Cb%3E,ES&otro=1");
  await expect(shared.chosen).toHaveText(["España", "Francia"]);
  await shared.add("italia", "Italia");
  await expect(page).toHaveURL("/roaming-cobertura?otro=1&paises=ES,FR,IT");
  const broken = await openTool(page, "/roaming-cobertura?paises=%F0%28,,,constructor");
  await expect(broken.chosen).toHaveCount(0);
  await expect(broken.answer).toHaveText(tripLookupWords.waiting);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has the three lists, 49 and 170 destinations, and no tool", async ({ page }) => {
    await page.goto("/roaming-cobertura");
    await expect(page.getByRole("heading", { name: tripLookupWords.heading })).toBeHidden();
    const lists = roamingAnchors;
    for (const id of [lists.community, lists.legend, lists.unlimited])
      await expect(page.locator(`#${id} h3`)).toBeVisible();
    await expect(page.locator(`#${lists.community} li`)).toHaveCount(europeCount);
    await expect(page.locator(`#${lists.legend} li`)).toHaveCount(roamingCountries);
    const names = await page.locator(`#${lists.legend} li`).allTextContents();
    expect(new Set(names).size).toBe(roamingCountries);
    for (const name of names)
      await expect(page.locator(`#${lists.legend} li`, { hasText: name }).first()).toBeVisible();
    await expect(page.locator(`#${lists.unlimited} a[href="#${lists.legend}"]`)).toBeVisible();
    await page.locator(`#${roamingAnchors.legal} summary`).click();
    await expect(page.getByText("el roaming no se cancela")).toBeVisible();
  });
});
