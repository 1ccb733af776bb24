import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./civil-time.ts";
import { formatValidity, formatValidityEnd, getValidityStatus, type Validity } from "./validity.ts";

const february: Validity = { kind: "dates", from: "2025-01-31", to: "2025-02-28" };
const march: Validity = { kind: "dates", from: "2025-03-01", to: "2025-03-27", otherTo: "2025-03-28" };

test("without a year or days, the status is unknown", () => {
  expect(getValidityStatus("2026-11-20", { kind: "yearless", from: "11-19", to: "11-21" })).toBe("unknown");
  expect(getValidityStatus("2026-11-20", { kind: "unstated" })).toBe("unknown");
});

test("a period without dates is over after its `endedBy` day", () => {
  const january: Validity = { kind: "unstated", endedBy: "2025-01-31" };
  expect([getValidityStatus("2025-01-31", january), getValidityStatus("2025-02-01", january)]).toEqual([
    "unknown",
    "over",
  ]);
  expect(getValidityStatus("2026-11-20", { kind: "yearless", from: "11-19", to: "11-21", endedBy: "2024-11-30" })).toBe(
    "over",
  );
});

test("a period is upcoming, current, disputed, then over, and never goes back", () => {
  const order = ["upcoming", "current", "disputed", "over"];
  const length = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(length, length, length, fc.integer({ min: -500, max: 1_500 }), (before, long, dispute, offset) => {
      const from = addDays("2024-01-01", before);
      const to = addDays(from, long);
      const validity: Validity = { kind: "dates", from, to, ...(dispute > 0 && { otherTo: addDays(to, dispute) }) };
      const day = addDays(from, offset);
      const expected = offset < 0 ? 0 : offset <= long ? 1 : offset <= long + dispute ? 2 : 3;
      expect(getValidityStatus(day, validity)).toBe(order[expected]);
      expect(order.indexOf(getValidityStatus(addDays(day, 1), validity))).toBeGreaterThanOrEqual(expected);
    }),
  );
});

test("a part that both days have in common appears only once", () => {
  const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
  const between = (from: string, to: string) => plain(formatValidity({ kind: "dates", from, to }));
  expect(plain(formatValidity(february))).toBe("del 31 de enero al 28 de febrero de 2025");
  expect(plain(formatValidity(march))).toBe("del 1 al 27 o 28 de marzo de 2025");
  expect(plain(formatValidityEnd({ to: "2025-02-28", otherTo: "2025-03-01" }))).toBe(
    "28 de febrero o 1 de marzo de 2025",
  );
  expect(between("2024-11-08", "2024-11-14")).toBe("del 8 al 14 de noviembre de 2024");
  expect(between("2024-12-20", "2025-01-06")).toBe("del 20 de diciembre de 2024 al 6 de enero de 2025");
  expect(plain(formatValidity({ kind: "yearless", from: "11-19", to: "11-21" }))).toBe("del 19 al 21 de noviembre");
  expect(formatValidity({ kind: "unstated" })).toBeUndefined();
});
