import { expect, test } from "vitest";
import type { Plan } from "#domain/plans/plan.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { planComparison } from "./plan-comparison.ts";
import { plans, plansWithFirstMonthBonus } from "./plans.ts";

const all: readonly Plan[] = plans;
const rows = planComparison.groups.flatMap((group) => group.rows);
const listCells = (wanted: string) => rows.find(({ id }) => id === wanted)?.cells ?? [];

test("the comparison shows each membership's prices, data and roaming", () => {
  expect(listCells("regularPrice").map(({ text }) => text)).toEqual(all.map((plan) => formatPesos(plan.regularPesos)));
  const porting = all.flatMap(({ promoPesos }) => (promoPesos === undefined ? [] : [formatPesos(promoPesos)]));
  expect(listCells("portingPrice").map(({ text }) => text)).toEqual(porting);
  for (const [index, { dataGb, firstMonthGb, roaming }] of all.entries()) {
    const [data, firstMonth] = [listCells("data")[index], listCells("firstMonth")[index]];
    if (dataGb === "unlimited") expect(data?.text).not.toMatch(/\d/);
    else expect(data?.text).toBe(formatQuantity(dataGb, "GB"));
    // The table has no such row if the build day has no extra data.
    expect(firstMonth?.status).toBe(
      firstMonthGb ? "included" : plansWithFirstMonthBonus.length > 0 ? "none" : undefined,
    );
    if (firstMonthGb) expect(firstMonth?.text).toBe(formatQuantity(firstMonthGb, "GB"));
    expect(listCells("roaming")[index]?.status).toBe(roaming.kind === "none" ? "none" : "included");
    if (roaming.kind === "upTo") expect(listCells("roaming")[index]?.text).toContain(formatQuantity(roaming.gb, "GB"));
  }
});
