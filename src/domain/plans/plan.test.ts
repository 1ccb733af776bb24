import { expect, test } from "vitest";
import { type Benefit, formatDataAllowance, formatRoaming, listPlanHighlights, type PlanId, planIds } from "./plan.ts";
import { rookie } from "./testing/sample-plans.ts";

const validity = "vale hasta el domingo";
const nobody = Object.fromEntries(planIds.map((id) => [id, "none"])) as Record<PlanId, "none">;

test("a plan with neither bonus nor benefits has two lines, and missing features are not ticked", () => {
  expect(listPlanHighlights(rookie, [], validity)).toEqual([
    { text: "Sin roaming", isIncluded: false },
    { text: "Llamadas y SMS ilimitados", isIncluded: true },
  ]);
});

test("the first month's gigabytes get a separate line, with their validity", () => {
  const [, , line] = listPlanHighlights({ ...rookie, firstMonthGb: 8 }, [], validity);
  expect(line?.text).toBe("8\u00a0GB tu primer mes; vale hasta el domingo");
});

test("only included benefits are named, in the table's order, on one line", () => {
  const look = { picture: "screen", color: "nopal" } as const;
  const benefits: Benefit[] = [
    { id: "vix", name: "ViX", gives: "Streaming", look, status: { ...nobody, rookie: "included" } },
    { id: "deezer", name: "Deezer", gives: "Streaming", look, status: { ...nobody, rookie: "addOn" } },
    {
      id: "bigbox",
      name: "Bigbox",
      gives: "Streaming",
      look,
      status: { ...nobody, rookie: "included", legend: "included" },
    },
  ];
  expect(listPlanHighlights(rookie, benefits, validity).slice(2)).toEqual([
    { text: "ViX\u00a0· Bigbox", isIncluded: true },
  ]);
});

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
