import { expect, test } from "vitest";
import { planRows } from "#content/plans/plan-rows.ts";
import { type OfferRow, offerRows } from "./offer-rows.ts";
import { promotionRows } from "./promotion-rows.ts";

const offers: readonly Pick<OfferRow, "name" | "offer">[] = [
  ...offerRows,
  ...promotionRows.flatMap(({ name, offer }) => (offer ? [{ name, offer }] : [])),
];

test("the amounts of an offer are those of its percentages, in whole pesos and gigabytes", () => {
  expect(offers.length).toBeGreaterThan(0);
  for (const { name, offer } of offers)
    for (const { id, regularPesos, dataGb } of planRows) {
      const { porting, firstMonth } = offer;
      if (porting)
        expect(porting.pesos[id], `${name}, ${id}`).toBe(Math.round((regularPesos * (100 - porting.percent)) / 100));
      const gb = firstMonth?.gb[id];
      if (firstMonth && gb !== undefined)
        expect(gb, `${name}, ${id}`).toBe(Math.round((Number(dataGb) * (100 + firstMonth.percent)) / 100));
    }
});

test("an offer ends on or after the day it starts", () => {
  const backwards = offerRows.filter(({ days }) => typeof days === "object" && days.to < days.from);
  expect(backwards.map(({ name }) => name)).toEqual([]);
});
