import type { Page } from "@playwright/test";
import { data } from "#content/data/copy/sim-builder.ts";
import { deviceSearchCopy } from "#content/devices/device-search.ts";
import { simBuilderMarkupCopy, simBuilderProps } from "#content/sim/sim-builder-page.ts";
import { simPath, simTokenCopy } from "#content/sim/sim-progress.ts";
import { purchaseLinks } from "#content/site/site-map/links.ts";
import type { SimAnswers, SimQuestion } from "#domain/sim/sim-answers.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { readClipboard } from "../support/clipboard.ts";
import { expect, readOnlyTest, test, wakeIsland } from "../support/fixture.ts";
import { expectNoViolation } from "../support/measures/axe.ts";
import { findOverflowingElements, recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

const { copy } = simBuilderProps;
const { actions, rowCopy } = simBuilderMarkupCopy;
const done = data.opening.done.replaceAll("*", "");

const yeses = {
  phone: { text: "iPhone 15 Pro", verdict: "yes" },
  place: { text: "Tepic, Nayarit", verdict: "yes", technology: "5G" },
  plan: { text: "community", verdict: "yes" },
  number: { text: "prepago", verdict: "yes" },
} as const satisfies SimAnswers;

const locateRow = (page: Page, question: SimQuestion) => page.locator(`[data-question=${question}]`);
const locateToken = (page: Page) => page.locator("header [data-sim-token]");
const formatTokenLabel = (n: number) => simTokenCopy.label + fillPlaceholders(simTokenCopy.lit, { n: `${n}` });

async function openBuilder(page: Page, search = ""): Promise<void> {
  await page.goto(`${simPath}${search}`);
  // The script has read the answers.
  await expect(locateRow(page, "number")).toHaveAttribute("data-verdict", /^/);
}

async function keepAnswers(page: Page, answers: SimAnswers): Promise<void> {
  const storedEntries = Object.entries(answers).map(([question, answer]) => [
    `wim-sim-${question}`,
    JSON.stringify(answer),
  ]);
  await page.addInitScript((entries) => {
    for (const [key = "", value = ""] of entries) localStorage.setItem(key, value);
  }, storedEntries);
}

test("four answers by keyboard complete the SIM; a reload keeps them, their address opens them, and a button forgets them", {
  tag: "@once",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openBuilder(page);
  const heading = page.getByRole("heading", { level: 1 });
  const goOn = (question: SimQuestion) =>
    locateRow(page, question).getByRole("button", { name: rowCopy.next }).press("Enter");
  await locateRow(page, "phone").locator("summary").press("Enter");
  await expect(page.getByRole("searchbox", { name: deviceSearchCopy.label })).toBeFocused();
  await page.keyboard.type("iphone 15 pro");
  await page.keyboard.press("Enter");
  await goOn("phone");
  await expect(page.locator("[data-place-name]")).toBeFocused();
  await page.keyboard.type("Tepic");
  await page.keyboard.press("Enter");
  await goOn("place");
  await expect(page.getByRole("slider")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: copy.questions.number.newNumber })).toBeChecked();
  await locateRow(page, "number").getByRole("button", { name: copy.showSim }).press("Enter");
  await expect(heading).toBeFocused();
  await expect(heading.getByText(done)).toBeInViewport({ ratio: 1 });
  const takeLink = page.getByRole("link", { name: actions.take });
  await expect(takeLink).toBeInViewport({ ratio: 1 });
  await expect(takeLink).toHaveAttribute("href", `${purchaseLinks.ultimate}&numero=nuevo`);
  await expect(page.getByRole("img", { name: simBuilderMarkupCopy.code.label })).toBeVisible();

  await page.getByRole("button", { name: actions.share }).press("Enter");
  await expect(page.locator("[data-message]")).toHaveText(copy.copied);
  const address = await readClipboard(page);

  // Below the first screen, where everything after the answers would shift.
  await page.evaluate(() => scrollTo(0, 600));
  await recordLayoutShifts(page);
  await page.reload();
  await expect(heading.getByText(done)).toBeVisible();
  await expect(locateToken(page)).toHaveAccessibleName(formatTokenLabel(4));
  expect(await takeLayoutShifts(page)).toEqual([]);

  await page.getByRole("button", { name: actions.forget }).press("Enter");
  await expect(page.locator("[data-done], [data-lit]")).toHaveCount(0);
  await expect(locateRow(page, "phone").locator("summary")).toBeFocused();
  await expect(locateToken(page)).toHaveAccessibleName(simTokenCopy.label);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.goto(address);
  await expect(heading.getByText(done)).toBeVisible();
  await expect(page).toHaveURL(simPath);
});

test("a no from an address keeps its quarter and offers an alternative, and a reload keeps it", {
  tag: "@once",
}, async ({ page }) => {
  await openBuilder(page, "?celular=iPhone+8&membresia=oro&numero=prepago");
  await expect(locateRow(page, "phone")).toHaveAttribute("data-verdict", "no");
  await expect(page.getByRole("link", { name: copy.nextSteps.phone.no.label })).toBeVisible();
  await expect(locateToken(page)).toHaveAccessibleName(formatTokenLabel(1));
  await page.reload();
  await expect(locateRow(page, "phone")).toHaveAttribute("data-verdict", "no");
});

test("a misspelled town gets its likely names below the field, and a nonexistent one gets a remark", {
  tag: "@once",
}, async ({ page }) => {
  await openBuilder(page);
  const row = locateRow(page, "place");
  await row.locator("summary").click();
  const field = row.locator("[data-place-name]");
  await field.fill("zzzz");
  const remark = row.locator("[data-place-remark]");
  await expect(remark).toContainText("«zzzz»");
  // Clicks only reach elements that nothing covers or clips.
  await remark.click({ trial: true });
  await field.fill("monterey");
  await row.locator("[data-suggested]").filter({ visible: true }).first().click();
  await expect(row).toHaveAttribute("data-verdict", "yes");
});

test("a tool lights its contact by itself, announces this once, and the header and the tool itself remember it", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/esim");
  await wakeIsland(page, "device-search");
  const tool = page.locator('[data-island="device-search"]');
  await tool.getByRole("searchbox").fill("galaxy s24");
  await expect(tool.locator("[data-sim-progress]")).toContainText("1 de 4: tu celular, sí");
  await expect(tool.locator("[aria-live]")).toHaveText(/Sí: tu Galaxy S24.* 1 de 4: tu celular, sí/);
  await expectNoViolation(page, '[data-island="device-search"]');
  await expect(locateToken(page).locator("[data-lit]")).toHaveCount(1);
  await page.goto("/avisos");
  await expect(locateToken(page).locator("[data-lit]")).toHaveCount(1);
  await locateToken(page).click();
  await expect(locateRow(page, "phone")).toHaveAttribute("data-verdict", "yes");
  await recordLayoutShifts(page);
  await page.goto("/esim");
  await expect(tool.locator("[data-answer]")).toContainText("Sí: tu Galaxy S24");
  expect(await takeLayoutShifts(page)).toEqual([]);
});

for (const [state, answers] of [
  ["no answer", {}],
  ["a no", { ...yeses, phone: { text: "iPhone 8", verdict: "no" } }],
  ["four yeses", yeses],
] as const)
  test(`with ${state}, nothing moves while the page starts, axe finds nothing, and everything fits`, {
    tag: "@phone",
  }, async ({ page }) => {
    await keepAnswers(page, answers);
    await recordLayoutShifts(page);
    await openBuilder(page);
    await expect(page.getByRole("link", { name: actions.take })).toHaveCount(answers === yeses ? 1 : 0);
    expect(await takeLayoutShifts(page)).toEqual([]);
    await expectNoViolation(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await findOverflowingElements(page), `${width} px`).toEqual([]);
    }
  });

test("axe finds nothing in the open questions", { tag: "@once" }, async ({ page }) => {
  await openBuilder(page);
  for (const question of ["phone", "place", "plan", "number"] as const) {
    const row = locateRow(page, question);
    await row.locator("summary").click();
    await expect(row.locator("[data-slot] input").first()).toBeFocused();
    await expectNoViolation(page, `[data-question=${question}]`);
  }
});

test.describe("without script", () => {
  readOnlyTest.use({ javaScriptEnabled: false });

  readOnlyTest("the token and the page lead to the four tools", { tag: "@once" }, async ({ page }) => {
    await page.goto("/");
    await locateToken(page).click();
    for (const { question, href } of simBuilderMarkupCopy.rows) {
      const row = locateRow(page, question);
      await row.locator("summary").click();
      await expect(row.getByRole("link", { name: rowCopy.tool })).toHaveAttribute("href", href);
    }
    await expect(page.locator("main").getByRole("button").filter({ visible: true })).toHaveCount(0);
  });
});
