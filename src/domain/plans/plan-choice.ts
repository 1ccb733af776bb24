import { coversZone } from "#domain/trips/trip.ts";
import { type Benefit, type BenefitStatus, hasEnoughData, type Plan, type Roaming } from "./plan.ts";

export type TripWish = "none" | "europe" | "world";

export type Wishes = {
  /** Gigabytes per month in Mexico, the USA and Canada. As with trips, undefined while it is not known. */
  gb?: number;
  trips?: TripWish;
  benefits: readonly Benefit["id"][];
};

export type Wish =
  | { kind: "data"; gb: number }
  | { kind: "trips"; where: "europe" | "world" }
  | { kind: "benefit"; id: Benefit["id"] };

export type WishAnswer = { wish: Wish; status: BenefitStatus };

export type PlanUpgrade = {
  dataGb?: Plan["dataGb"];
  roaming?: Roaming;
  benefits: readonly Benefit["id"][];
};

export type PlanChoice = {
  plan: Plan;
  /** An answer to every wish, in the order data, trips, benefits. */
  answers: readonly WishAnswer[];
  /** The next cheaper membership, and the wishes that it lacks but the chosen one includes. */
  lowerNeighbour?: { plan: Plan; missingWishes: readonly WishAnswer[] };
  /** The next more expensive membership, and its additional contents. */
  higherNeighbour?: { plan: Plan; additions: PlanUpgrade };
};

/**
 * Chooses the membership that includes the most wishes; among equals, the cheapest. Therefore a wish that no membership
 * includes never leads to a more expensive one. The first month's extra data does not count, because it ends after a
 * month.
 *
 * @param plans - cheapest first, by the regular price.
 * @throws {RangeError} if there are no plans.
 */
export function choosePlan(plans: readonly Plan[], benefits: readonly Benefit[], wishes: Wishes): PlanChoice {
  const wishList = listWishes(wishes);
  const candidates = plans.map((plan) => ({
    plan,
    answers: wishList.map((wish): WishAnswer => ({ wish, status: findWishStatus(plan, wish, benefits) })),
  }));
  const [first, ...dearer] = candidates;
  if (!first) throw new RangeError("no plans to choose from");
  const chosenCandidate = dearer.reduce(
    (best, offer) => (countIncluded(offer) > countIncluded(best) ? offer : best),
    first,
  );
  const index = candidates.indexOf(chosenCandidate);
  const [cheaperCandidate, dearerCandidate] = [candidates[index - 1], candidates[index + 1]];
  return {
    ...chosenCandidate,
    ...(cheaperCandidate && {
      lowerNeighbour: {
        plan: cheaperCandidate.plan,
        missingWishes: cheaperCandidate.answers.filter(
          ({ status }, index) => status !== "included" && chosenCandidate.answers[index]?.status === "included",
        ),
      },
    }),
    ...(dearerCandidate && {
      higherNeighbour: {
        plan: dearerCandidate.plan,
        additions: computeUpgrade(chosenCandidate.plan, dearerCandidate.plan, benefits),
      },
    }),
  };
}

function listWishes({ gb, trips, benefits }: Wishes): Wish[] {
  return [
    ...(gb ? [{ kind: "data" as const, gb }] : []),
    ...(trips && trips !== "none" ? [{ kind: "trips" as const, where: trips }] : []),
    ...benefits.map((id) => ({ kind: "benefit" as const, id })),
  ];
}

function countIncluded({ answers }: { answers: readonly WishAnswer[] }): number {
  return answers.filter(({ status }) => status === "included").length;
}

function findWishStatus(plan: Plan, wish: Wish, benefits: readonly Benefit[]): BenefitStatus {
  if (wish.kind === "benefit") return benefits.find(({ id }) => id === wish.id)?.status[plan.id] ?? "none";
  const isMet = wish.kind === "data" ? hasEnoughData(plan.dataGb, wish.gb) : coversZone(plan.roaming, wish.where);
  return isMet ? "included" : "none";
}

function computeUpgrade(currentPlan: Plan, nextPlan: Plan, benefits: readonly Benefit[]): PlanUpgrade {
  return {
    ...(nextPlan.dataGb !== currentPlan.dataGb && { dataGb: nextPlan.dataGb }),
    ...(JSON.stringify(nextPlan.roaming) !== JSON.stringify(currentPlan.roaming) && { roaming: nextPlan.roaming }),
    benefits: benefits
      .filter(({ status }) => status[nextPlan.id] === "included" && status[currentPlan.id] !== "included")
      .map(({ id }) => id),
  };
}
