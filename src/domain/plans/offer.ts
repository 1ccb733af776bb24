/** What is on offer besides the regular prices, and on which days. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
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

/** Two offers of which a build could not choose one, and the first day on which it could not; without days, any. */
export type OfferClash = { names: readonly [string, string]; day?: IsoDay };

/**
 * The first clash from a day on: what was over by then may have overlapped. Two without confirmed days always clash,
 * though none of them holds while a dated one does.
 */
export function firstOverlap(day: IsoDay, offers: readonly DatedOffer[]): OfferClash | undefined {
  const clashes = offers.flatMap((one, at) => offers.slice(at + 1).flatMap((other) => clashOf(one, other, day)));
  return clashes.toSorted((a, b) => (a.day ?? "").localeCompare(b.day ?? ""))[0];
}

function clashOf(one: DatedOffer, other: DatedOffer, day: IsoDay): OfferClash[] {
  const names = [one.name, other.name] as const;
  if (!one.days && !other.days) return [{ names }];
  const first = firstSharedDay(day, one.days, other.days);
  return first === undefined ? [] : [{ names, day: first }];
}

type Days = DatedOffer["days"];

/** The first day from `day` on that is among the days of both. */
export function firstSharedDay(day: IsoDay, one: Days, other: Days): IsoDay | undefined {
  if (!one || !other) return undefined;
  const [, , first = day] = [one.from, other.from, day].toSorted();
  return first <= one.to && first <= other.to ? first : undefined;
}
