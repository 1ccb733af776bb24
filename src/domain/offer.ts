/** What is on offer besides the regular prices, and on which days. */
import type { IsoDay } from "./civil-time.ts";
import type { PlanId } from "./plan.ts";

export type Offer = {
  /** For customers who port their number. */
  porting?: {
    /** Off the regular price, for everybody the same; the pesos are rounded to whole ones. */
    percent: number;
    /** How many memberships from the first one on have the price. */
    months: number;
    /** Per membership, in MXN. */
    pesos: Readonly<Record<PlanId, number>>;
    /** What another publication of the same promotion says. */
    otherReading?: { months: number; pesos: Readonly<Partial<Record<PlanId, number>>> };
  };
  /** More data in the first membership, for all customers of some plans. */
  firstMonth?: {
    percent: number;
    /** Instead of the plan's gigabytes. */
    gb: Readonly<Partial<Record<PlanId, number>>>;
  };
};

export type DatedOffer = {
  name: string;
  /** The first and the last day; absent while they are to be confirmed. */
  days?: { from: IsoDay; to: IsoDay };
  offer: Offer;
};

/**
 * The offers of a day: those whose days include it or, if there are none, those whose days are to be confirmed.
 *
 * @param day - the day in question; nothing here reads a clock.
 */
export function offersOn(day: IsoDay, offers: readonly DatedOffer[]): DatedOffer[] {
  const dated = offers.filter(({ days }) => days && days.from <= day && day <= days.to);
  return dated.length > 0 ? dated : offers.filter(({ days }) => days === undefined);
}
