import { expect, test } from "vitest";
import { formatDataAllowance, formatRoaming } from "./plan.ts";

test.each([
  [{ kind: "none" }, "Sin roaming"],
  [{ kind: "upTo", gb: 10, where: { name: "Europa" } }, "Roaming: hasta 10\u00a0GB en Europa"],
  [{ kind: "upTo", gb: 20, where: { countries: 170 } }, "Roaming: hasta 20\u00a0GB en 170\u00a0países"],
  [{ kind: "unlimited", where: { countries: 170 } }, "Roaming ilimitado en 170\u00a0países"],
] as const)("the roaming %o is formatted as «%s»", (roaming, text) => {
  expect(formatRoaming(roaming)).toBe(text);
});

test("unlimited data is formatted without a figure", () => {
  expect([formatDataAllowance("unlimited"), formatDataAllowance(60)]).toEqual(["Datos ilimitados", "60\u00a0GB"]);
});
