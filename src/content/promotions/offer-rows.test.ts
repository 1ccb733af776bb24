import { expect, test } from "vitest";
import { offersAdvice } from "#content/forms/offer-schema.ts";
import { offerRows } from "./offer-rows.ts";
import { promotionRows } from "./promotion-rows.ts";

const offers = [...offerRows, ...promotionRows].filter(({ offer }) => offer);

test("the amounts of an offer are those of its percentages, in whole pesos and gigabytes", () => {
  expect(offers.length).toBeGreaterThan(0);
  expect(offersAdvice(offers)).toEqual([]);
});
