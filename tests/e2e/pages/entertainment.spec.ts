import { benefitCards, entertainmentCopy, planBenefits } from "#content/guides/entertainment-page.ts";
import { buildGuidePage, guides } from "#content/guides/guides.ts";
import { benefits } from "#content/plans/benefits.ts";
import { plans } from "#content/plans/plans.ts";
import { collapseEqualItems } from "#domain/text/collapse-equal-items.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";

test("a guide's heading and its link to the steps fit a small phone's first screen", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { path } of guides) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Mira los pasos" })).toBeInViewport({ ratio: 1 });
  }
});

test("a guide prints its closed answers and the addresses of its links", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  const { steps, troubles, terms } = buildGuidePage("bigbox");
  await page.goto("/canjea-experiencias-bigbox");
  await page.emulateMedia({ media: "print" });
  for (const { heading } of steps) await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  for (const { answer } of troubles)
    await expect(page.getByText(answer[0] ?? "", { exact: true }).first()).toBeVisible();
  const address = await page
    .getByRole("link", { name: terms.label })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain(terms.href);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every benefit has a card with its links, and the table shows which memberships include it", {
    tag: "@once",
  }, async ({ page }) => {
    await page.goto("/entretenimiento");
    await expect(page.locator("#beneficios article")).toHaveCount(benefitCards.length);
    for (const { anchor, name, guide, terms } of benefitCards) {
      const card = page.locator(`#${anchor}`);
      await expect(card.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(card.getByRole("link", { name: terms.label })).toHaveAttribute("href", terms.href);
      const guideLink = card.getByRole("link", { name: guide?.label ?? "", exact: true });
      await expect(guideLink).toHaveAttribute("href", guide?.href ?? "");
    }
    const table = page.getByRole("table", { name: entertainmentCopy.memberships.caption });
    await expect(table.getByRole("columnheader")).toHaveText(["Beneficio", ...plans.map(({ name }) => name)]);
    for (const { name, holdings } of planBenefits) {
      const labels = holdings.map(({ label }) => label);
      const cells = table.getByRole("row", { name }).getByRole("cell");
      await expect(cells).toHaveText([...collapseEqualItems(labels, (label) => label)]);
    }
    const included = plans.map(({ id }) => String(benefits.filter(({ status }) => status[id] === "included").length));
    await expect(table.getByRole("row", { name: "Incluidos" }).getByRole("cell").last()).toBeVisible();
    await expect(table.locator("tfoot td")).toHaveText(included);
  });
});
