import { registryEntries } from "#content/registry/registry.ts";
import { registryLookupCopy as words } from "#content/registry/registry-index.ts";
import { expect, readOnlyTest as test, wakeIsland } from "../support/fixture.ts";

const listed = registryEntries.filter(({ isListed }) => isListed);

test("the look-up finds and opens a number's page by keyboard alone", { tag: "@once" }, async ({ page }) => {
  await page.goto("/registro-membresias");
  await wakeIsland(page, "registry-lookup");
  const tool = page.locator('[data-island="registry-lookup"]');
  await tool.getByRole("searchbox", { name: words.label }).focus();
  await page.keyboard.type("1 349 843");
  await expect(tool.locator("[data-answer]")).toHaveText(words.found.one);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/registro-membresias/formato-simplificado/1349843");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Folio 1349843");
});

test("text that is submitted before the look-up hydrates stays, and is answered afterwards", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/registro-membresias", { waitUntil: "commit" });
  const tool = page.locator('[data-island="registry-lookup"]');
  const field = tool.getByRole("searchbox", { name: words.label });
  await field.focus();
  await page.keyboard.type("1 349 843");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("1 349 843");
  await expect(tool.locator("[data-answer]")).toHaveCount(0);
  arrival.resolve();
  await expect(tool.locator("[data-answer]")).toHaveText(words.found.one);
  await expect(page).toHaveURL("/registro-membresias");
});

/** Default margins of browsers. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

test("a membership's price label prints on one page", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  for (const number of [1349808, 1349879, 1349917]) {
    await page.goto(`/registro-membresias/formato-simplificado/${number}`);
    for (const format of ["Letter", "A4"]) {
      const paper = (await page.pdf({ format, margin })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b/g), `${number}, ${format}`).toHaveLength(1);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the list has every registration but the unlisted one", { tag: "@once" }, async ({ page }) => {
    await page.goto("/registro-membresias");
    const hrefs = await page
      .locator("#registro a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.toSorted()).toEqual(listed.map(({ path }) => path as string).toSorted());
    await page.getByRole("link", { name: "Folio 1349808" }).click();
    await expect(page.getByRole("article", { name: /^Membresía / })).toContainText("1349808");
  });
});
