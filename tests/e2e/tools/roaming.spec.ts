import type { Page } from "@playwright/test";
import { roamingCountries } from "#content/plans/plan-rows.ts";
import { europeanDestinations } from "#content/roaming/roaming-destinations.ts";
import { tripSection } from "#content/roaming/roaming-page.ts";
import { tripLookupCopy } from "#content/roaming/trip-lookup-tool.ts";
import { expect, readOnlyTest as test, wakeIsland } from "../support/fixture.ts";

const europeCount = europeanDestinations.destinations.length;

async function openTool(page: Page) {
  await page.goto("/roaming-cobertura");
  await wakeIsland(page, "trip-lookup");
  const tool = page.getByRole("region", { name: tripLookupCopy.heading });
  const field = tool.getByRole("combobox", { name: tripLookupCopy.field.label });
  return {
    tool,
    field,
    answer: tool.locator("[data-answer]"),
    options: tool.getByRole("option"),
    chosen: tool.getByRole("list", { name: tripLookupCopy.trip }).getByRole("button"),
  };
}

test("the trip tool works by keyboard alone, and names unknown places", { tag: "@once" }, async ({ page }) => {
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
  await page.keyboard.type("francia, Wakanda");
  await expect(chosen).toHaveText(["Corea del Sur", "Francia"]);
  await expect(tool.getByText("No conocemos «Wakanda».")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  // The button, then the first country, because the trip replaces the examples.
  const before = 2;
  for (let stop = 0; stop < before; stop++) await page.keyboard.press("Tab");
  await expect(chosen.first()).toBeFocused();
  // The other chosen country, and the button for all countries.
  const between = 3;
  for (let stop = 0; stop < between; stop++) await page.keyboard.press("Tab");
  await expect(tool.getByRole("link", { name: /^Compra ahora/ })).toBeFocused();
  for (let stop = 0; stop < between; stop++) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(chosen.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(answer).toHaveText(tripLookupCopy.waiting);
});

test("on phones, a trip's data, prices and buy link are on the screen with the verdict, the data on one line above", {
  tag: "@once",
}, async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { tool, answer } = await openTool(page);
    await tool.getByRole("button", { name: "Japón" }).click();
    await expect(answer).toContainText("cubre todo tu viaje");
    const figures = answer.getByRole("listitem");
    for (const figure of await figures.all())
      await expect(figure, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
    await expect(answer.getByRole("link", { name: /^Compra ahora/ })).toBeInViewport({ ratio: 1 });
    const boxes = await figures.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
    const [data, ...prices] = boxes as { top: number; bottom: number; left: number }[];
    expect(prices).toHaveLength(2);
    expect(prices[0]?.top).toBeGreaterThanOrEqual(data?.bottom ?? Number.NaN);
    expect(prices[1]?.top).toBe(prices[0]?.top);
  }
});

test("on tablets, wimy waits below the pass and covers none of it", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  for (const width of [768, 900, 1040]) {
    await page.setViewportSize({ width, height: 1024 });
    await openTool(page);
    const wimy = page.locator("main header svg").last();
    await expect(wimy).toBeVisible();
    const pass = (await page.locator("[data-resting]").boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect((await wimy.boundingBox())?.y, `${width} pixels wide`).toBeGreaterThan(pass.y + pass.height);
  }
});

test.describe("before the trip tool's script loads", () => {
  test.use({ expectedTroubles: /ERR_FAILED|did not load|stays HTML/ });

  test("a submitted destination is in the trip once the script loads", { tag: ["@once", "@nightly"] }, async ({
    page,
  }) => {
    const scripts = /\.js$/;
    await page.route(scripts, (route) => route.abort());
    await page.goto("/roaming-cobertura");
    const field = page.getByRole("combobox", { name: tripLookupCopy.field.label });
    await field.fill("Japón");
    await field.press("Enter");
    await expect(page).toHaveURL(/\?pais=/);
    await page.unroute(scripts);
    await page.reload();
    await wakeIsland(page, "trip-lookup");
    await expect(page.locator("[data-answer]")).toContainText("Legend");
    await field.fill("España");
    await field.press("Enter");
    await expect(page).toHaveURL(/\?paises=JP,ES$/);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has the three lists, 49 and 170 destinations, and no tool", { tag: "@once" }, async ({ page }) => {
    await page.goto("/roaming-cobertura");
    await expect(page.getByRole("heading", { name: tripLookupCopy.heading })).toBeHidden();
    await expect(page.getByText(tripSection.share)).toBeHidden();
    const lists = [
      { id: "community", name: "Community", count: europeCount },
      { id: "legend", name: "Legend", count: roamingCountries },
      { id: "unlimited", name: "Ultimate", count: roamingCountries },
    ];
    for (const { id, name, count } of lists) {
      const list = page.locator(`#${id}`);
      await expect(list.getByRole("heading", { name, exact: true, level: 3 })).toBeVisible();
      await expect(list.getByRole("listitem")).toHaveCount(count);
      expect(new Set(await list.getByRole("listitem").allTextContents()).size).toBe(count);
    }
    await expect(page.getByText("el roaming no se cancela")).toBeVisible();
  });
});
