import type { Benefit, BenefitStatus } from "#domain/plans/plan.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { benefits } from "./benefits.ts";
import { formatPlanNames, pickVerbForm, plans } from "./plans.ts";

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

/**
 * Names the benefits that no membership includes and some can add, with their cost; without a full stop. A benefit that
 * no membership can add is not named.
 */
export function describeAddOnBenefits(): string {
  const addOnBenefits = benefits.filter(({ status }) => {
    const statuses = Object.values(status);
    return !statuses.includes("included") && statuses.includes("addOn");
  });
  const benefitsByPlans = Map.groupBy(addOnBenefits, ({ id }) => describeAddOnPlans(id));
  const phrases = [...benefitsByPlans].map(([plansPhrase, sameBenefits]) => {
    const names = formatSpanishList(sameBenefits.map(({ name }) => name));
    return `${names} ${pickVerbForm(sameBenefits, "tiene", "tienen")} costo aparte, con ${plansPhrase}`;
  });
  return phrases.join("; ") || "Ningún otro se puede agregar";
}

const describeAddOnPlans = (id: Benefit["id"]): string =>
  isAddOnEverywhere(id) ? "cualquier membresía" : formatPlansWithStatus(id, "addOn");

/** States which memberships include a benefit or, if none does, with which it can be added; without a full stop. */
export function describeBenefitCost(id: Benefit["id"]): string {
  const includingPlans = formatPlansWithStatus(id, "included");
  return includingPlans ? `Viene con ${includingPlans}` : `Tiene costo aparte, con ${describeAddOnPlans(id)}`;
}
