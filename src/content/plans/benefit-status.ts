import type { Benefit, BenefitStatus } from "#domain/plans/plan.ts";
import { benefits } from "./benefits.ts";
import { formatPlanNames, plans } from "./plans.ts";

/** @throws {RangeError} if there is no such benefit. */
export function findBenefit(id: Benefit["id"]): Benefit {
  const benefit = benefits.find((candidate) => candidate.id === id);
  if (!benefit) throw new RangeError(`no benefit ${id}`);
  return benefit;
}

/** Names the memberships in which a benefit has this status, as a phrase; empty if there are none. */
export function formatPlansWithStatus(
  id: Benefit["id"],
  wantedStatus: BenefitStatus,
  conjunction: "y" | "o" = "y",
): string {
  const { status } = findBenefit(id);
  return formatPlanNames(
    plans.filter((plan) => status[plan.id] === wantedStatus),
    conjunction,
  );
}

/** Whether no membership includes a benefit, but it can be added to every one. */
export const isAddOnEverywhere = (id: Benefit["id"]): boolean =>
  plans.every((plan) => findBenefit(id).status[plan.id] === "addOn");

/** States which memberships include a benefit or, if none does, with which it can be added; without a full stop. */
export function describeBenefitCost(id: Benefit["id"]): string {
  const includingPlans = formatPlansWithStatus(id, "included");
  if (includingPlans) return `Viene con ${includingPlans}`;
  if (isAddOnEverywhere(id)) return "Tiene costo aparte, con cualquier membresía";
  const addOnPlans = formatPlansWithStatus(id, "addOn");
  return addOnPlans ? `Tiene costo aparte, con ${addOnPlans}` : unavailableText;
}

export const unavailableText = "Hoy no se puede agregar a ninguna membresía";
