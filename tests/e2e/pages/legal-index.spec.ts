import type { Page } from "@playwright/test";
import { zeroRatedSection } from "#content/legal/facts/zero-rated.ts";
import { libraryFilterCopy, mainDocumentsSection } from "#content/legal/library/legal-index.ts";
import { serviceLinkGroups } from "#content/legal/library/legal-links-service.ts";
import { legalTextLinkGroups } from "#content/legal/library/legal-links-texts.ts";
import { getNavLabel, requirePage, sitePages } from "#content/site/site-map/site-map.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import { expectNoViolation } from "../support/measures/axe.ts";
import { findOverflowingElements } from "../support/measures/layout-watch.ts";

const { empty, clear: clearLabel } = libraryFilterCopy;
const groups = [...legalTextLinkGroups, ...serviceLinkGroups];

/** Opens the legal library and waits until its filter is hydrated. */
async function openLibrary(page: Page) {
  await page.goto("/legal");
  const library = page.locator('[data-island="library-filter"]');
  await library.getByRole("searchbox").scrollIntoViewIfNeeded();
  await expect(library).toHaveAttribute("data-awake");
  return {
    library,
    field: library.getByRole("searchbox", { name: libraryFilterCopy.label }),
    status: library.getByRole("status"),
    clear: library.getByRole("button", { name: clearLabel }),
    open: library.locator("details[open]"),
    links: library.locator("[data-link]").filter({ visible: true }),
    sponsored: page.locator(`#${zeroRatedSection.id}`),
  };
}

test("the library has three main documents, closed groups and sponsored data; print shows all", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/legal");
  const cards = page.getByRole("list", { name: mainDocumentsSection.label }).locator("> li");
  const main = ["/aviso-de-privacidad", "/terminos-y-condiciones", "/politica-de-uso"] as const;
  await expect(cards.getByRole("heading")).toHaveText(main.map((path) => getNavLabel(requirePage(path))));
  for (const [place, pages] of [
    ["/aviso-de-privacidad", "/aviso-de-privacidad-accesible"],
    ["/terminos-y-condiciones", "/terminos-y-condiciones-accesible"],
    ["/politica-de-uso"],
  ].entries()) {
    const links = await cards
      .nth(place)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links.slice(0, -1)).toEqual(pages);
    expect(links.at(-1)).toMatch(/\.pdf$/);
  }
  await expect(page.locator("main details")).toHaveCount(groups.length);
  await expect(page.locator("main details[open]")).toHaveCount(0);
  const sponsored = page.locator(`#${zeroRatedSection.id}`);
  await expect(sponsored.getByText(zeroRatedSection.intro)).toBeVisible();
  await expect(sponsored.getByRole("link")).toHaveCount(zeroRatedSection.lists.flatMap(({ links }) => links).length);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("searchbox")).toBeHidden();
  const rows = page.locator("[data-link]");
  expect(await rows.count()).toBeGreaterThan(80);
  await expect(rows.filter({ visible: false })).toHaveCount(0);
});

test("the filter finds texts, registry numbers and sponsored sites, ignoring accents, and shows how many", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  const { field, status, open, links, clear, library, sponsored } = await openLibrary(page);
  const before = await status.textContent();
  await field.fill("TRAFICO");
  await expect(page.locator("#red")).toHaveAttribute("open", "");
  await expect(links.filter({ hasText: "Gestión de tráfico" }).first()).toBeVisible();
  await expect(page.locator("#beneficios")).toBeHidden();
  const shown = await links.count();
  expect(shown).toBeGreaterThan(1);
  await expect(status).toHaveText(new RegExp(`^${shown} de \\d+ enlaces$`));
  await field.fill("queja");
  await expect(links.filter({ hasText: "Concilianet" })).toBeVisible();
  await field.fill("");
  await expect(open).toHaveCount(0);
  await expect(status).toHaveText(before ?? "");

  const first = sitePages.find(({ path }) => /^\/registro-.*\/\d+$/.test(path));
  await field.fill(first?.path.split("/").at(-1) ?? "");
  await expect(links).toHaveCount(1);
  await expect(links.getByRole("link")).toHaveAttribute("href", first?.path ?? "");
  await expect(sponsored).toBeHidden();
  await field.fill("telesecundaria");
  await expect(sponsored.getByRole("link", { name: "Telesecundaria" })).toBeVisible();
  await expect(library.locator("details").filter({ visible: true })).toHaveCount(0);

  await field.fill("zapatería");
  await expect(library.getByText("No encontramos «zapatería»")).toBeVisible();
  await expect(library.getByRole("link", { name: empty.help.label })).toBeVisible();
  await expect(status).toHaveText(libraryFilterCopy.noMatches);
  await expect(links).toHaveCount(0);
  await clear.click();
  await expect(library.getByText("No encontramos")).toBeHidden();
});

test("clearing the filter by Escape or its button restores which groups were open", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  const { field, clear, open, links } = await openLibrary(page);
  const all = await page.locator("[data-link]").count();
  await page.locator("#derechos summary").click();
  await expect(clear).toBeHidden();
  for (const restore of [() => field.press("Escape"), () => clear.click()]) {
    await field.fill("pdf");
    expect(await open.count()).toBeGreaterThan(3);
    await expect(clear).toBeVisible();
    await restore();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(open).toHaveCount(1);
    await expect(page.locator("#derechos")).toHaveAttribute("open", "");
    await expect(page.locator("[data-link][hidden]")).toHaveCount(0);
  }
  expect(await page.locator("[data-link]").count()).toBe(all);
  expect(await links.count()).toBeLessThan(all);
});

test("a link is filtered, reached and opened by keyboard alone", { tag: "@once" }, async ({ page }) => {
  const { field, links } = await openLibrary(page);
  await field.focus();
  await page.keyboard.type("nota viaje");
  await expect(links).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: clearLabel })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#red summary")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/roaming-cobertura#nota-legal$/);
});

test("axe finds nothing with results, without results and with all groups open, which fit the narrowest phone", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  const { field, status, clear } = await openLibrary(page);
  await field.fill("zapatería");
  await expect(status).toHaveText(libraryFilterCopy.noMatches);
  await expectNoViolation(page, "#biblioteca");
  await field.fill("accesible");
  await expect(status).not.toHaveText(libraryFilterCopy.noMatches);
  await expectNoViolation(page, "#biblioteca", ["dark"]);
  await clear.click();
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  // Checks only the light scheme, because the test above checked the dark scheme, with a filter.
  await expectNoViolation(page, "#biblioteca", ["light"]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findOverflowingElements(page)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter is hidden, and each group opens and shows its links", { tag: ["@once", "@nightly"] }, async ({
    page,
  }) => {
    await page.goto("/legal");
    await expect(page.getByRole("searchbox")).toBeHidden();
    const rows = page.locator("main details [data-link]");
    await expect(rows.filter({ visible: true })).toHaveCount(0);
    for (const { id } of groups) {
      await page.locator(`#${id} summary`).click();
      await expect(page.locator(`#${id} [data-link] a`).filter({ visible: false })).toHaveCount(0);
    }
    expect(await rows.count()).toBeGreaterThan(80);
  });
});
