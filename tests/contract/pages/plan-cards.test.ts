import { expect, test } from "vitest";
import { benefits } from "#content/plans/benefits.ts";
import { listPlanHighlights } from "#content/plans/plan-highlights.ts";
import { plans } from "#content/plans/plans.ts";
import { lastDayText } from "#content/promotions/current-offer.ts";
import { formatDataAllowance, type Plan } from "#domain/plans/plan.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { findBuiltPage, readBuiltText } from "../support/built-site.ts";

const all: readonly Plan[] = plans;
const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, " ").trim();

test.each(["/", "/membresias"])(
  "on %s each membership's card shows its prices, its data and all its benefits",
  (path) => {
    const { root } = findBuiltPage(path);
    for (const plan of all) {
      const cards = root
        .querySelectorAll(`article[data-plan="${plan.id}"]`)
        .map(({ structuredText }) => plain(structuredText));
      expect(cards, plan.name).toHaveLength(1);
      const data = plan.dataGb === "unlimited" ? "" : formatDataAllowance(plan.dataGb);
      const lines = listPlanHighlights(plan, benefits, lastDayText).map(({ text }) => text);
      const prices = [plan.regularPesos, plan.promoPesos ?? plan.regularPesos].map(formatPesos);
      for (const fact of [plan.name, ...prices, data, ...lines]) expect(cards[0]).toContain(plain(fact));
    }
  },
);

test("the dial of /membresias has every membership, and its stylesheet shows the chosen one", () => {
  const { root } = findBuiltPage("/membresias");
  const dial = root.querySelector("main > header");
  const sheet = readBuiltText(root.querySelector('link[rel="stylesheet"]')?.getAttribute("href") ?? "");
  for (const { id, look } of all) {
    expect(dial?.querySelector(`input[value="${id}"]`), id).not.toBeNull();
    expect(dial?.querySelector(`[data-variant="${id}"]`), id).not.toBeNull();
    expect(sheet).toMatch(
      new RegExp(`:has\\(\\[data-dial\\] \\[value="?${id}"?\\]:checked\\) [^{}]*\\[data-variant="?${id}"?\\]`),
    );
    expect(sheet).toMatch(new RegExp(`:has\\(\\[value="?${id}"?\\]:checked\\)\\{[^{}]*--plan:var\\(--${look.tone}\\)`));
  }
});

test("each term of the comparison on phones stays together, and the porting price precedes its condition", () => {
  const list = findBuiltPage("/membresias").root.querySelectorAll("[data-view=phone] > li");
  expect(list).toHaveLength(all.length);
  for (const [at, item] of list.entries()) {
    const terms = item.querySelectorAll("dt");
    expect(terms.length).toBeGreaterThan(3);
    // A screen reader pauses between elements.
    expect(terms.filter(({ childNodes }) => childNodes.length > 1).map(({ text }) => text)).toEqual([]);
    const { promoPesos } = all[at] as Plan;
    if (!promoPesos) continue;
    const value = plain(item.querySelector("[data-price-of=ported] dd")?.structuredText ?? "");
    expect(value).toMatch(new RegExp(`^\\${formatPesos(promoPesos)}`));
  }
});
