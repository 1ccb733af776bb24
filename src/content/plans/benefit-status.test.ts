import { expect, test, vi } from "vitest";
import type { BenefitStatus } from "#domain/plans/plan.ts";
import { describeBenefitCost } from "./benefit-status.ts";

const { statuses } = vi.hoisted(() => ({ statuses: {} as Record<string, BenefitStatus> }));

vi.mock("./benefits.ts", () => ({ benefits: [{ id: "vix", name: "ViX", gives: "", status: statuses }] }));

test.each<[BenefitStatus, BenefitStatus, string]>([
  ["addOn", "addOn", "Tiene costo aparte, con cualquier membresía"],
  ["none", "addOn", "Tiene costo aparte, con Community, Legend y Ultimate"],
  ["addOn", "included", "Viene con Community, Legend y Ultimate"],
])("a benefit that Rookie has as %s and the others as %s: «%s»", (rookie, others, expected) => {
  Object.assign(statuses, { rookie, community: others, legend: others, ultimate: others });
  expect(describeBenefitCost("vix")).toBe(expected);
});
