import { expect, test } from "vitest";
import { type Benefit, type PlanId, planIds } from "#domain/plans/plan.ts";
import { rookie } from "#domain/plans/testing/sample-plans.ts";
import { listPlanHighlights } from "./plan-highlights.ts";

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
  const look = { picture: "screen", color: "masa" } as const;
  const benefits: Benefit[] = [
    { id: "vix", name: "ViX", description: "Streaming", look, status: { ...nobody, rookie: "included" } },
    { id: "deezer", name: "Deezer", description: "Streaming", look, status: { ...nobody, rookie: "addOn" } },
    {
      id: "bigbox",
      name: "Bigbox",
      description: "Streaming",
      look,
      status: { ...nobody, rookie: "included", legend: "included" },
    },
  ];
  expect(listPlanHighlights(rookie, benefits, validity).slice(2)).toEqual([
    { text: "ViX\u00a0· Bigbox", isIncluded: true },
  ]);
});
