import { expect, test } from "vitest";
import { porting } from "#content/plans/plan-rows.ts";
import { planOf, plans } from "#content/plans/plans.ts";
import { promotions } from "#content/promotions/promotions.ts";
import { pesos } from "#domain/money.ts";
import { homePromotionLinks, portingNote } from "./legal-notes.ts";

test("the legal note states the promotion, its prices and the other reading", () => {
  const [rule, promotional, regular, other] = portingNote.paragraphs;
  expect(rule).toContain(`${porting.discountPercent}% menos`);
  expect(rule).toContain(`primeros ${porting.months}\u00a0meses`);
  for (const { name, promoPesos, regularPesos } of plans) {
    expect(promotional).toContain(`${name}, ${pesos(promoPesos)}`);
    expect(regular).toContain(`${name}, ${pesos(regularPesos)}`);
  }
  expect(other).toContain(`primeros ${porting.otherReading.months}\u00a0meses`);
  for (const [id, price] of Object.entries(porting.otherReading.promoPesos))
    expect(other).toContain(`${planOf(id as keyof typeof porting.otherReading.promoPesos).name} en ${pesos(price)}`);
});

test("the home page lists every promotion but the unlisted one, and none whose page is not there", () => {
  expect(homePromotionLinks(() => true)).toHaveLength(promotions.length - 1);
  expect(homePromotionLinks(() => false)).toEqual([]);
});
