import type { Page } from "@playwright/test";
import { deviceSearchCopy } from "#content/devices/device-search.ts";
import { assistantMarkupCopy, assistantSettings } from "#content/help/assistant/help-assistant-copy.ts";
import { helpAssistant } from "#content/help/help-page.ts";
import { supportLinks, supportMailLink } from "#content/help/support.ts";
import { searchIndexPath } from "#content/site/search/search-page.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import { expectNoViolation } from "../support/measures/axe.ts";
import { recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

async function openAssistant(page: Page) {
  await page.goto("/ayuda");
  const island = page.locator('[data-island="help-assistant"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-awake");
  const field = island.getByRole("searchbox", { name: helpAssistant.search.label });
  const turns = island.getByRole("list", { name: assistantMarkupCopy.conversation }).getByRole("listitem");
  return {
    island,
    field,
    turns,
    newest: turns.first(),
    announced: island.locator("[data-announced]"),
    async ask(text: string) {
      await field.fill(text);
      await field.press("Enter");
      await expect(turns.first()).toContainText(text);
      await expect(island.locator("[aria-busy]")).toHaveCount(0);
    },
  };
}

test("a conversation by keyboard has an answer, a follow-up, and a person who gets the written texts", {
  tag: "@once",
}, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const { field, newest, announced, ask } = await openAssistant(page);
  expect(requested).not.toContain(searchIndexPath);
  await ask("quiero pasarme con mi número de siempre, ¿cómo lo traigo?");
  await expect(announced).not.toBeEmpty();
  await expect(field).toBeFocused();
  await ask("¿cuánto tarda?");
  await expect(newest).toContainText("24 horas como máximo");
  await ask("no me sirvió");
  await expect(newest).toContainText(assistantSettings.copy.handOver.unsolved);
  for (const { label } of supportLinks) await expect(newest.getByRole("link", { name: label })).toBeVisible();
  const mail = newest.getByRole("link", { name: supportMailLink.label });
  expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain("- ¿cuánto tarda?");
  await expectNoViolation(page, '[data-island="help-assistant"]');
  await page.getByRole("button", { name: assistantMarkupCopy.restart }).press("Enter");
  await expect(newest).toBeHidden();
  await expect(field).toBeFocused();
});

test("tools answer questions about phones, places and trips, with links that open them filled in", {
  tag: "@once",
}, async ({ page }) => {
  const { newest, ask } = await openAssistant(page);
  for (const [asked, href, shown] of [
    ["¿mi iPhone 13 sirve?", "/esim?celular=iPhone%2013", "iPhone 13"],
    ["¿hay señal en Tepic?", "/mapa-de-cobertura?lugar=Tepic", "Tepic"],
    ["voy a Japón y Corea, ¿me sirve?", "/roaming-cobertura?paises=JP,KR", "Japón y Corea del Sur"],
  ] as const) {
    await ask(asked);
    await expect(newest.getByRole("heading")).toContainText(shown);
    await expect(newest.locator("[data-actions] a").first()).toHaveAttribute("href", href);
  }
});

test("the link to the search for phones opens it with the answer", { tag: "@once" }, async ({ page }) => {
  await page.goto("/esim?celular=iPhone%2013");
  const tool = page.locator('[data-island="device-search"]');
  await expect(tool.getByRole("searchbox", { name: deviceSearchCopy.label })).toHaveValue("iPhone 13");
  await expect(tool.locator("[data-answer]")).toContainText("tu iPhone 13");
});

test("an ambiguous word is asked back, and a press answers", { tag: "@phone" }, async ({ page }) => {
  await recordLayoutShifts(page);
  const { newest, ask } = await openAssistant(page);
  await ask("roaming");
  const choices = newest.getByRole("group", { name: assistantSettings.copy.choiceQuestion }).getByRole("button");
  expect(await choices.count()).toBeGreaterThan(1);
  const label = (await choices.first().textContent()) ?? "";
  await choices.first().click();
  await expect(newest.getByRole("heading", { name: label })).toBeVisible();
  for (const button of await newest.locator("a:visible, button:visible").all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await takeLayoutShifts(page)).toEqual([]);
});

test("no written text is sent, stored or put into the address", { tag: "@once" }, async ({ page }) => {
  const { ask } = await openAssistant(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await ask("me robaron el celular");
  await ask("receta de mole");
  expect(sent.filter((text) => /robaron|mole/.test(text))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /robaron|mole/,
  );
  expect(page.url()).not.toMatch(/robaron|mole/);
});

test("Back and a reload restore the conversation, with personal numbers masked; a new visit or a new start does not", {
  tag: "@once",
}, async ({ page }) => {
  const { turns, newest, announced, ask } = await openAssistant(page);
  const card = "4152 3135 0000 1234";
  await page.getByRole("searchbox", { name: helpAssistant.search.label }).fill(`¿sirve mi tarjeta ${card}?`);
  await page.keyboard.press("Enter");
  await expect(newest).toContainText(assistantSettings.copy.masked);
  await ask("roaming");
  await newest.getByRole("group", { name: assistantSettings.copy.choiceQuestion }).getByRole("button").first().click();
  await expect(newest.getByRole("heading")).toBeVisible();
  const before = await turns.allInnerTexts();
  expect(before).toHaveLength(3);
  expect(before.join()).not.toContain(card);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(card);

  await recordLayoutShifts(page);
  await page.reload();
  await expect(turns).toHaveText(
    before.map((text) => text.replace(/\s+/g, " ")),
    { useInnerText: true },
  );
  await expect(newest).toBeInViewport();
  await expect(announced).toBeEmpty();
  expect(await takeLayoutShifts(page)).toEqual([]);

  await newest.getByRole("heading").getByRole("link").click();
  await expect(page).not.toHaveURL(/\/ayuda/);
  await page.goBack();
  await expect(turns).toHaveText(
    before.map((text) => text.replace(/\s+/g, " ")),
    { useInnerText: true },
  );
  await ask("gracias");
  await expect(turns).toHaveCount(4);

  await openAssistant(page);
  await expect(turns).toHaveCount(0);
  await page.goBack();
  await expect(turns).toHaveCount(4);
  await page.getByRole("button", { name: assistantMarkupCopy.restart }).click();
  await page.reload();
  await page.locator('[data-island="help-assistant"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="help-assistant"]')).toHaveAttribute("data-awake");
  await expect(turns).toHaveCount(0);
});

test("a conversation about danger is forgotten when the page is left", { tag: "@once" }, async ({ page }) => {
  const { turns, ask } = await openAssistant(page);
  await ask("¿cuánto cuesta?");
  await ask("mi ex me está rastreando por el celular");
  await page.goto("/accesibilidad");
  await page.goBack();
  const island = page.locator('[data-island="help-assistant"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-awake");
  await expect(turns).toHaveCount(0);
  expect(await page.evaluate(() => history.state)).toBeNull();
});
