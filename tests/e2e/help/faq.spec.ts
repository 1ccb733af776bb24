import type { Page } from "@playwright/test";
import { faqGroups } from "#content/faq/faq.ts";
import { faqFilterCopy, faqSection } from "#content/faq/faq-page.ts";
import { listMainPageLinks } from "#content/site/site-map/site-index.ts";
import { readClipboard } from "../support/clipboard.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import { expectNoViolation } from "../support/measures/axe.ts";

const path = "/preguntas-frecuentes";
const all = faqGroups.flatMap(({ questions }) => questions);

function getQuestion(id: string) {
  const question = all.find((one) => one.id === id);
  if (!question) throw new RangeError(`no question ${id}`);
  return question;
}

const [first, second] = [getQuestion("paises-con-roaming"), getQuestion("no-renuevo")];
const getRow = (page: Page, { question }: { question: string }) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: question, exact: true }) });

/** Expects a question and its answer to be visible. */
async function expectOpen(page: Page, one: (typeof all)[number]): Promise<void> {
  const row = getRow(page, one);
  await expect(row.getByRole("heading")).toBeInViewport();
  for (const paragraph of one.answer) await expect(row.getByText(paragraph, { exact: true })).toBeInViewport();
}

test("a question's anchor opens the question and scrolls to it, and a button copies the address", {
  tag: "@phone",
}, async ({ page }) => {
  // Turns smooth scrolling off: in Chromium, an address set by a script, unlike a click, does not interrupt it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${path}#${first.id}`);
  await expectOpen(page, first);
  await expect(page.locator("main details[open]")).toHaveCount(1);
  const copy = faqSection.question.copyLabel.replace("{question}", first.question);
  await page.getByRole("button", { name: copy }).click();
  await expect(page.getByText(faqSection.links.copied)).toBeVisible();
  expect(await readClipboard(page)).toBe(page.url());
  await page.evaluate((id) => {
    location.hash = id;
  }, second.id);
  await expectOpen(page, second);
});

test("the filter searches questions and answers, ignoring accents, and an answer's link clears it", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto(path);
  const library = page.locator('[data-island="library-filter"]');
  const field = library.getByRole("searchbox", { name: faqFilterCopy.label });
  await field.scrollIntoViewIfNeeded();
  await expect(library).toHaveAttribute("data-awake");
  const shownElements = library.getByRole("heading", { level: 4 });
  await expect(shownElements).toHaveCount(all.length);

  // Only the answer of the found question contains these words, and elements above the questions must not move.
  const places = () =>
    Promise.all([field, library.getByRole("button", { name: "Buscar" })].map((one) => one.boundingBox()));
  const before = await places();
  await field.fill("CONSTANCIA fiscál");
  await expect(shownElements).toHaveText([getQuestion("factura").question]);
  await expect(library.getByRole("navigation").getByRole("link")).toHaveCount(1);
  await expect(library.getByRole("status").first()).toHaveText(`1 de ${all.length} preguntas`);
  expect(await places()).toEqual(before);
  await field.press("Enter");
  await expect(shownElements.locator("..")).toBeFocused();
  await field.fill("zapatería");
  await expect(library.getByText("No encontramos «zapatería»")).toBeVisible();
  // «ratero» is a colloquial word among the site's synonyms.
  await field.fill("ratero");
  await expect(shownElements.first()).toBeVisible();

  const leaving = getQuestion("plazo-forzoso");
  await field.fill("cambiar o dejar");
  await expect(shownElements).toHaveText([leaving.question]);
  await shownElements.click();
  await expectNoViolation(page, "#preguntas");
  await library.getByRole("link", { name: "Qué pasa si no renuevas" }).click();
  await expect(field).toHaveValue("");
  await expectOpen(page, second);
});

test("every answer is printed, without buttons and fields", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("searchbox")).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  const answers = page.locator("main details p:first-child");
  expect(await answers.count()).toBe(all.length);
  await expect(answers.filter({ visible: false })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a question's anchor opens it, there is no search field, and the site map page lists the main pages first", {
    tag: "@once",
  }, async ({ page }) => {
    await page.goto(`${path}#${second.id}`);
    await expectOpen(page, second);
    await expect(page.getByRole("button", { name: faqSection.question.copy })).toHaveCount(0);

    // The search needs script, so it is missing, and all questions are on the page.
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(0);

    await page.goto("/mapa-del-sitio");
    const hrefs = await page
      .locator("main section a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const main = listMainPageLinks().map(({ href }) => href);
    expect(hrefs.slice(0, main.length)).toEqual(main);
  });
});
