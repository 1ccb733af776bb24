import { expect, test } from "vitest";
import { plans } from "#content/plans/plans.ts";
import { currentOffer, offerDays } from "#content/promotions/current-offer.ts";
import { promotions } from "#content/promotions/promotions.ts";
import { pesos } from "#domain/money.ts";
import { homePromotionLinks, portingNote } from "./legal-notes.ts";

test("the legal note states the offer, its prices, its days and the other reading", () => {
  const { porting } = currentOffer;
  if (!porting) throw new Error("the site is delivered with an offer");
  const [rule, promotional, regular, other, firstMonth, days] = portingNote.paragraphs;
  expect(rule).toContain(`${porting.percent}% menos`);
  expect(rule).toContain(`primeros ${porting.months}\u00a0meses`);
  for (const { id, name, regularPesos, firstMonthGb } of plans) {
    expect(promotional).toContain(`${name}, ${pesos(porting.pesos[id])}`);
    expect(regular).toContain(`${name}, ${pesos(regularPesos)}`);
    if (firstMonthGb) expect(firstMonth).toContain(`${firstMonthGb}\u00a0GB`);
    const otherPesos = porting.otherReading?.pesos[id];
    if (otherPesos !== undefined) expect(other).toContain(`${name} en ${pesos(otherPesos)}`);
  }
  expect(other).toContain(`primeros ${porting.otherReading?.months}\u00a0meses`);
  expect(days).toContain(offerDays);
});

test("the home page lists every promotion but the unlisted one, and none whose page is not there", () => {
  expect(homePromotionLinks(() => true)).toHaveLength(promotions.length - 1);
  expect(homePromotionLinks(() => false)).toEqual([]);
});
