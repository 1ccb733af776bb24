import type { Locator, Page } from "@playwright/test";
import { portingNote } from "#content/legal/home-notes.ts";
import { membershipsFinder, membershipsOpening } from "#content/pages/memberships-page.ts";
import { regularTestNote } from "#content/pages/regular-test-page.ts";
import { benefits } from "#content/plans/benefits.ts";
import { planComparison } from "#content/plans/plan-comparison.ts";
import { planCostTool } from "#content/plans/plan-cost-tool.ts";
import { findPlan, plans } from "#content/plans/plans.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { Plan } from "#domain/plans/plan.ts";
import { choosePlan, type Wishes } from "#domain/plans/plan-choice.ts";
import { computePlanCost, maxCostMonths } from "#domain/plans/price/monthly-cost.ts";
import { collapseEqualItems } from "#domain/text/collapse-equal-items.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { expect, readOnlyTest as test, wakeIsland } from "../support/fixture.ts";

const path = "/membresias";
const { scale, copy: finderWords } = membershipsFinder;
const { initial } = planCostTool;

/** Computes the finder's expected answer to these wishes. */
const choice = (wishes: Partial<Wishes>) => choosePlan(plans, benefits, { benefits: [], ...wishes });

/** Computes the calculator's expected answer. */
const cost = (plan: Plan, months: number, isPorting: boolean) =>
  computePlanCost(plan, { months, isPorting, promoMonths: planCostTool.promo?.months ?? 0 });

const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ").trim();

async function openTool(page: Page, name: "plan-finder" | "plan-cost") {
  await page.goto(path);
  await wakeIsland(page, name);
  const tool = page.locator(`[data-island="${name}"]`);
  return { tool, answer: tool.locator("[data-answer]") };
}

/** Locates the buy link in the page's opening while the dial shows this plan. */
const dialAction = (page: Page, id: Plan["id"]) =>
  page.locator("main header").getByRole("link", { name: `Compra en la app ${findPlan(id).name}` });

/** Whether an element's text is on one line. */
const isOneLine = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    // An option's text follows its radio button.
    if (node.matches("label")) range.selectNode(node.lastChild as Node);
    else range.selectNodeContents(node);
    return range.getBoundingClientRect().height < 2 * Number.parseFloat(getComputedStyle(node).fontSize);
  });

/** Moves a slider with the arrow keys. */
async function pull(page: Page, label: string, steps: number) {
  const range = page.getByRole("slider", { name: label });
  await range.focus();
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? "ArrowRight" : "ArrowLeft");
}

test("a price, its condition and the buy link are on the first screen", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(path);
  const { regularPesos, promoPesos = regularPesos } = findPlan(membershipsOpening.initialPlanId);
  const condition = promoPesos === regularPesos ? "Sin plazo forzoso" : `Después, ${formatPesos(regularPesos)}`;
  for (const text of [formatPesos(promoPesos), condition])
    await expect(page.locator("header").getByText(text).filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
  const action = dialAction(page, membershipsOpening.initialPlanId);
  await expect(action).toBeInViewport({ ratio: 1 });
  const bar = (await action.boundingBox())?.y ?? 0;
  // A larger phone with its browser's bars has the same window.
  for (const { id } of plans) {
    const stop = page.locator(`main header label[data-plan="${id}"]`);
    const { y = 0, height = 0 } = (await stop.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(bar);
  }
  for (const line of [page.getByRole("heading", { level: 1 }), page.locator("main header fieldset label").first()])
    expect(await isOneLine(line)).toBe(true);
});

test("arrow keys turn the dial, and its link buys the shown membership", { tag: "@once" }, async ({ page }) => {
  await page.goto(path);
  const getStop = ({ name }: Plan) => page.getByRole("radio", { name: new RegExp(`, ${name}: `) });
  await getStop(findPlan(membershipsOpening.initialPlanId)).focus();
  for (const plan of [...plans.slice(plans.indexOf(findPlan(membershipsOpening.initialPlanId)) + 1), plans[0]]) {
    await page.keyboard.press("ArrowRight");
    await expect(getStop(plan)).toBeChecked();
    await expect(dialAction(page, plan.id)).toHaveAttribute("href", "#descargaApp");
    const { regularPesos, promoPesos = regularPesos } = plan;
    const [, contents] = membershipsOpening.sentences[plan.id];
    for (const text of [contents, formatPesos(promoPesos)])
      await expect(page.locator("main header").getByText(text).filter({ visible: true }).first()).toBeVisible();
    const others = plans.filter(({ id }) => id !== plan.id);
    for (const { id } of others) await expect(page.getByText(membershipsOpening.sentences[id][1])).toBeHidden();
  }
  await page.keyboard.press("Tab");
  await expect(dialAction(page, plans[0].id)).toBeFocused();
});

test("the dial's background has the colour of the shown membership", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  for (const { id } of plans) {
    await page.locator(`header input[value="${id}"]`).check({ force: true });
    const getGround = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await getGround("main header"), id).toBe(await getGround(`article[data-plan="${id}"]`));
  }
});

test("one switch changes every price of the page; without an offer there is no switch", { tag: "@once" }, async ({
  page,
}) => {
  const choices = membershipsOpening.copy.portingSwitch
    ? ([
        ["Traigo mi número", false],
        ["Número nuevo", true],
      ] as const)
    : ([[undefined, true]] as const);
  await page.goto(path);
  const cards = page.locator("article[data-plan]");
  await page.locator('[data-island="plan-cost"] summary').first().click();
  const pricesIn = (text: string) => text.match(/\$[\d,]+/g);
  const listPrices = ({ regularPesos, promoPesos = regularPesos }: Plan, isNew: boolean) =>
    (isNew ? [regularPesos] : [promoPesos, regularPesos]).map((amount) => formatPesos(amount));
  for (const [label, isNew] of choices) {
    if (label) await page.getByRole("radio", { name: label, exact: true }).check();
    for (const plan of plans) {
      const card = cards.filter({ has: page.getByRole("heading", { name: plan.name }) });
      await expect.poll(async () => pricesIn((await card.allInnerTexts()).join())).toEqual(listPrices(plan, isNew));
    }
    const chips = page.locator('[data-island="plan-cost"] fieldset').first();
    await expect
      .poll(async () => pricesIn((await chips.allInnerTexts()).join()))
      .toEqual(plans.map((plan) => listPrices(plan, isNew)[0]));
  }
});

test("all prices fit a phone's screen, and one membership is open at a time", { tag: "@phone" }, async ({ page }) => {
  await page.goto(path);
  const cards = page.locator("article[data-plan]");
  for (const plan of plans) {
    const card = cards.filter({ has: page.getByRole("heading", { name: plan.name }) });
    await card.locator("label").click();
    await expect(cards.getByRole("link")).toHaveCount(1);
    await expect(card.getByRole("link", { name: `Compra en la app ${plan.name}` })).toBeVisible();
  }
  const [first, last] = await Promise.all([cards.first().boundingBox(), cards.last().boundingBox()]);
  expect((last?.y ?? 0) + 80 - (first?.y ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
});

test("the dial's bar with price and link is in view beside every question of the finder", { tag: "@phone" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { tool } = await openTool(page, "plan-finder");
  await tool.getByText(finderWords.benefits.legend).filter({ visible: true }).click();
  const wishes = { trips: "world", benefits: ["bigbox"] } as const;
  await tool.getByLabel("Sí, a otros países").check();
  const action = dialAction(page, choice({ trips: "world" }).plan.id);
  for (const question of [
    tool.getByRole("radio").first(),
    tool.getByLabel("Sí, a otros países"),
    tool.getByRole("checkbox").first(),
  ]) {
    await question.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect(action).toBeInViewport({ ratio: 1 });
  }
  await tool.getByLabel(/^Bigbox/).check();
  await expect(dialAction(page, choice(wishes).plan.id)).toBeInViewport({ ratio: 1 });
});

test("on a phone, Tab reaches the questions of the finder before the buy link", { tag: "@phone" }, async ({ page }) => {
  const { tool } = await openTool(page, "plan-finder");
  const { initialPlanId } = membershipsOpening;
  await page.locator(`main header input[value="${initialPlanId}"]`).focus();
  await page.keyboard.press("Tab");
  await expect(tool.locator("[name=gb-al-mes]").first()).toBeFocused();
  await tool.locator("summary").last().focus();
  await page.keyboard.press("Tab");
  await expect(dialAction(page, initialPlanId)).toBeFocused();
});

test("the dial's bar is one line on small phones", { tag: "@once" }, async ({ page }) => {
  await page.goto(path);
  const bar = dialAction(page, membershipsOpening.initialPlanId).locator("xpath=..");
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 640 });
    expect((await bar.boundingBox())?.height, `${width} px wide`).toBeLessThan(84);
  }
});

test("with text twice as big, the dial's bar covers at most a quarter of a phone's screen", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(path);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
  const action = dialAction(page, membershipsOpening.initialPlanId);
  const bar = action.locator("xpath=..");
  for (const height of [700, 844, 1000, 1200]) {
    await page.setViewportSize({ width: 390, height });
    await page.evaluate(() => scrollTo(0, 0));
    const { top, covered } = await bar.evaluate((line) => {
      const { top, height } = line.getBoundingClientRect();
      return { top, covered: top < innerHeight ? height / innerHeight : 0 };
    });
    expect(covered, `${height} px high, bar at ${top}`).toBeLessThanOrEqual(0.25);
  }
});

test("the table has every fact, with headers for rows and columns", { tag: "@once" }, async ({ page }) => {
  await page.goto(path);
  const table = page.getByRole("table", { name: planComparison.caption });
  await expect(page.getByRole("list", { name: planComparison.caption })).toBeHidden();
  await expect(table.getByRole("columnheader")).toHaveText([
    planComparison.rowHeader,
    ...planComparison.columns.map(({ name }) => name),
  ]);
  const { groups } = planComparison;
  await expect(table.getByRole("rowheader")).toContainText(
    groups.flatMap(({ heading, rows }) => [heading, ...rows.map(({ label }) => label)]),
  );
  const rows = groups.flatMap((group) => group.rows);
  const shownElements = (await table.getByRole("cell").allInnerTexts()).map(plain);
  const shownCells = rows.map(({ cells }) => cells.map(({ text, detail }) => plain(`${text} ${detail ?? ""}`)));
  expect(shownElements).toEqual(shownCells.flatMap((texts) => collapseEqualItems(texts, (text) => text)));
});

test("the phone's list has the same facts, one membership at a time", { tag: ["@phone", "@nightly"] }, async ({
  page,
}) => {
  await page.goto(path);
  const list = page.getByRole("list", { name: planComparison.caption });
  await expect(page.getByRole("table", { name: planComparison.caption })).toBeHidden();
  for (const { id, name } of planComparison.columns) {
    const block = list.locator("details").filter({ has: page.getByRole("heading", { name: new RegExp(`^${name}`) }) });
    await block.locator("summary").click();
    const rows = planComparison.groups.flatMap((group) => group.rows);
    const texts = rows.flatMap((row) =>
      row.cells
        .filter(({ planId }) => planId === id)
        .map((cell) => plain([cell.text, cell.detail, row.detail].filter(Boolean).join(" "))),
    );
    // A block that was just opened has no text until the next frame.
    const readCells = async () => (await block.locator("dd").allInnerTexts()).map(plain);
    await expect.poll(readCells).toEqual(texts);
  }
});

test("on a phone, no answer of the finder moves the questions", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { tool } = await openTool(page, "plan-finder");
  const amounts = tool.getByRole("group", { name: finderWords.data.label }).getByRole("radio");
  const readTop = () => amounts.first().evaluate((choice) => choice.getBoundingClientRect().top + scrollY);
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    const first = await readTop();
    for (const amount of await amounts.all()) {
      await amount.check({ force: true });
      expect(await readTop(), `${width} pixels wide`).toBe(first);
    }
  }
});

test("the finder works by keyboard alone", { tag: "@once" }, async ({ page }) => {
  const { tool, answer } = await openTool(page, "plan-finder");
  const amounts = tool.getByRole("group", { name: finderWords.data.label }).getByRole("radio");
  await amounts.first().focus();
  // After the last choice comes the first.
  for (let step = 1; step < plans.length; step++) await page.keyboard.press("ArrowRight");
  await expect(amounts.last()).toBeChecked();
  const most = choice({ gb: scale.max }).plan.name;
  await expect(answer).toContainText(`La tuya es ${most}`);
  await expect(answer).toContainText(`Usas ${finderWords.data.moreThan} al mes; ${most} trae datos ilimitados.`);
  await expect(dialAction(page, choice({ gb: scale.max }).plan.id)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(amounts.first()).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(answer).toContainText(`La tuya es ${choice({ gb: scale.min, trips: "world" }).plan.name}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  for (const _ of benefits) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tool.getByText("Amazon Prime viene incluido.")).toBeVisible();
  await expect(dialAction(page, choice({ trips: "world" }).plan.id)).toBeVisible();
});

test("the price of the finder's answer is visible once, and the answer announces it", { tag: "@phone" }, async ({
  page,
}) => {
  const { tool, answer } = await openTool(page, "plan-finder");
  const { name } = findPlan(membershipsOpening.initialPlanId);
  await expect(answer.locator("p")).toHaveText([finderWords.intro.replace("{plan}", name)]);
  await tool.getByLabel("Sí, a otros países").check();
  const { regularPesos, promoPesos = regularPesos } = choice({ trips: "world" }).plan;
  const price = answer.locator("p").nth(1);
  await expect(price).toContainText(formatPesos(promoPesos));
  await expect(tool.locator("[aria-live]")).toContainText(formatPesos(promoPesos));
  // On phones, the docked purchase link shows the price.
  const docked = page
    .locator("main header b")
    .filter({ visible: true, hasText: formatPesos(promoPesos) })
    .last();
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  expect(await price.evaluate((text) => getComputedStyle(text).clipPath === "none")).toBe(!isPhone);
  if (isPhone) await expect(docked).toBeInViewport({ ratio: 1 });
});

test("the plan cost works by keyboard alone, and unlimited data has no price per GB", { tag: "@once" }, async ({
  page,
}) => {
  const { tool, answer } = await openTool(page, "plan-cost");
  await tool.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  const last = findPlan("ultimate");
  await tool.getByRole("radio", { name: new RegExp(`^${findPlan(initial.planId).name}`) }).focus();
  const steps = plans.findIndex(({ id }) => id === last.id) - plans.findIndex(({ id }) => id === initial.planId);
  for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowRight");
  await pull(page, "¿Cuántos meses?", maxCostMonths - initial.months);
  await expect(answer).toContainText(`${formatPesos(cost(last, maxCostMonths, true).totalPesos)} en total`);
  await expect(tool.getByText("te cuesta cada GB")).toHaveCount(0);
  await page.keyboard.press("Home");
  await expect(answer).toContainText(`1 membresía de ${formatQuantity(last.membershipDays, "días")}`);
  await tool.locator("summary").last().focus();
  await page.keyboard.press("Enter");
  const { kinds } = planCostTool.copy.table;
  const price = last.promoPesos
    ? `${formatPesos(last.promoPesos)} ${kinds.promo}`
    : `${formatPesos(last.regularPesos)} ${kinds.regular}`;
  await expect(tool.getByRole("row", { name: `1 ${price} Ilimitados` })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(tool.getByRole("link", { name: `Compra en la app ${last.name}` })).toBeFocused();
});

test("in a low window the fixed summary stays in view and covers neither choices nor the focused control", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 370 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { tool } = await openTool(page, "plan-cost");
  await tool.locator("summary").first().click();
  const glance = tool.locator("[aria-hidden][data-tone]");
  const edges = async (of: Locator) => {
    const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const lastChoice = tool.getByRole("slider");
  await lastChoice.focus();
  await expect(glance).toBeInViewport({ ratio: 1 });
  for (const y of [0, -20, -60, -120, -200]) {
    await page.evaluate((top) => scrollBy({ top, behavior: "instant" }), y);
    expect((await edges(lastChoice)).bottom).toBeLessThanOrEqual((await edges(glance)).top);
  }
  const day = tool.getByLabel(planCostTool.copy.start.label);
  await day.focus();
  await expect(glance).toBeInViewport({ ratio: 1 });
  await expect(day).toBeInViewport({ ratio: 1 });
  expect((await edges(day)).bottom).toBeLessThanOrEqual((await edges(glance)).top);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has plans, links and legal notes, and hides the tools", { tag: "@once" }, async ({ page }) => {
    await page.goto(path);
    for (const { name } of plans)
      await expect(page.locator("article[data-plan]").filter({ hasText: name }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: `Compra en la app ${findPlan("rookie").name}` })).toHaveAttribute(
      "href",
      "#descargaApp",
    );
    await expect(page.getByRole("link", { name: "Lo quiero" })).toHaveAttribute("href", configuredUrls.purchase);
    await page.locator("#legales summary").click();
    for (const text of portingNote.paragraphs) await expect(page.getByText(text)).toBeVisible();
    for (const name of ["plan-finder", "plan-cost"])
      await expect(page.locator(`[data-island="${name}"] section`)).toBeHidden();
  });
});

test("the Wimazon page says that the promotion is over", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  await page.goto("/regular-test");
  await expect(page.getByText("Wimazon ya terminó")).toBeVisible();
  await expect(page.locator("article[data-plan]")).toHaveCount(plans.length);
  await page.getByRole("heading", { name: "Legales de Wimazon" }).click();
  await expect(page.getByText(regularTestNote.paragraphs[0] ?? "missing")).toBeVisible();
});
