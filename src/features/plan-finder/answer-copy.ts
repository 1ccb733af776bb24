import { type Benefit, formatDataAllowance, formatRoaming, formatRoamingArea, type Plan } from "#domain/plans/plan.ts";
import type { PlanChoice, PlanUpgrade, WishAnswer } from "#domain/plans/plan-choice.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { PlanFinderCopy } from "./plan-finder-copy.ts";

type AnswerContext = {
  copy: PlanFinderCopy;
  benefits: readonly Benefit[];
  /** Formats the requested gigabytes. */
  formatGb: (gb: number) => string;
};

/**
 * Formats why this membership is recommended, in one sentence: the latest wish that it does not include, or else the
 * latest that the next cheaper one does not include, or else its data.
 */
export function formatMainReason({ plan, answers, lowerNeighbour }: PlanChoice, context: AnswerContext): string {
  const unmetAnswers = answers.filter(({ status }) => status !== "included");
  const [main] = [...answers.slice(0, 1), ...(lowerNeighbour?.missingWishes ?? []), ...unmetAnswers].slice(-1);
  if (!main) return "";
  const { wish, status } = main;
  if (status === "none" && wish.kind === "trips")
    return fillPlaceholders(context.copy.higherPlan.roaming, { roaming: formatRoaming(plan.roaming) });
  if (wish.kind === "benefit" && !unmetAnswers.includes(main))
    return fillPlaceholders(context.copy.answer.lowestPlan, {
      name: findBenefitName(wish.id, context.benefits),
      plan: plan.name,
    });
  return formatWishAnswer(main, plan, context);
}

/** Formats how the recommended membership meets a wish. */
export function formatWishAnswer(
  { wish, status }: WishAnswer,
  plan: Plan,
  { copy, benefits, formatGb }: AnswerContext,
): string {
  const { answer } = copy;
  if (wish.kind === "benefit") return fillPlaceholders(answer[status], { name: findBenefitName(wish.id, benefits) });
  if (wish.kind === "trips") return fillPlaceholders(answer.trips, { roaming: formatRoaming(plan.roaming) });
  const sentence = plan.dataGb === "unlimited" ? answer.dataUnlimited : answer.dataCounted;
  return fillPlaceholders(sentence, {
    wanted: formatGb(wish.gb),
    plan: plan.name,
    has: formatDataAllowance(plan.dataGb),
  });
}

/** Formats how the next lower membership fails to meet a wish. */
export function formatUnmetWish(
  { wish, status }: WishAnswer,
  plan: Plan,
  { copy, benefits, formatGb }: AnswerContext,
): string {
  const { lowerPlan } = copy;
  if (wish.kind === "data")
    return fillPlaceholders(lowerPlan.data, { has: formatDataAllowance(plan.dataGb), wanted: formatGb(wish.gb) });
  if (wish.kind === "benefit")
    return fillPlaceholders(status === "addOn" ? lowerPlan.addOn : lowerPlan.notIncluded, {
      name: findBenefitName(wish.id, benefits),
    });
  if (plan.roaming.kind === "none") return lowerPlan.noRoaming;
  return fillPlaceholders(lowerPlan.otherRoaming, { where: formatRoamingArea(plan.roaming.where) });
}

/** Formats the advantages of the next higher membership, one sentence each. */
export function formatUpgrade(gains: PlanUpgrade, { copy: { higherPlan }, benefits }: AnswerContext): string[] {
  const names = gains.benefits.map((id) => findBenefitName(id, benefits));
  return [
    ...(gains.dataGb === undefined ? [] : [formatDataGain(gains.dataGb, higherPlan)]),
    ...(gains.roaming === undefined
      ? []
      : [fillPlaceholders(higherPlan.roaming, { roaming: formatRoaming(gains.roaming) })]),
    ...(names.length === 0 ? [] : [fillPlaceholders(higherPlan.benefits, { names: formatSpanishList(names) })]),
  ];
}

function formatDataGain(dataGb: Plan["dataGb"], copy: PlanFinderCopy["higherPlan"]): string {
  return dataGb === "unlimited"
    ? copy.dataUnlimited
    : fillPlaceholders(copy.dataCounted, { has: formatDataAllowance(dataGb) });
}

function findBenefitName(id: Benefit["id"], benefits: readonly Benefit[]): string {
  return benefits.find((benefit) => benefit.id === id)?.name ?? id;
}
