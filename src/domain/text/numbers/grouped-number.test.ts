import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber } from "./grouped-number.ts";

/** Intl's format for the United States: the one for Mexico omits the comma in four-digit numbers in older browsers. */
const asIntl = (amount: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("en-US", options).format(amount);

test("formats integers and numbers with a few decimals as Intl does", () => {
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((count) => count / 1000);
  fc.assert(
    fc.property(fc.oneof(fc.integer(), thousandths), (amount) => {
      expect(formatNumber(amount)).toBe(asIntl(amount));
    }),
  );
});

test("writes as many decimals as requested", () => {
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (count) => {
      expect(formatNumber(count / 100, 2)).toBe(asIntl(count / 100, cents));
    }),
  );
});
