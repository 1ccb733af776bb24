/** Promotional prices and extra data, and the days on which they apply. */
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { Validity } from "#domain/calendar/validity.ts";
import type { PlanId } from "./plan.ts";

export type Offer = {
  /** The price for customers who port their number. */
  porting?: {
    /** Percentage of the discount on the regular price, the same for all plans; `pesos` is rounded to whole pesos. */
    percent: number;
    /** The price applies to this many memberships, from the first one on. */
    months: number;
    /** Price of each membership in MXN. */
    pesos: Readonly<Record<PlanId, number>>;
    /** Different values in another publication of the same promotion. */
    otherReading?: { months: number; pesos: Readonly<Partial<Record<PlanId, number>>> };
  };
  /** More data in the first membership, for all customers of some plans. */
  firstMonth?: {
    percent: number;
    /** Gigabytes of the first membership, in place of the plan's. */
    gb: Readonly<Partial<Record<PlanId, number>>>;
  };
};

export type DatedOffer = {
  name: string;
  /** The first and the last day; absent until they are confirmed. */
  days?: { from: IsoDay; to: IsoDay };
  /** The last day, if it is all that is known of the days. */
  endedBy?: IsoDay | undefined;
  offer: Offer;
};

type Promotion = { name: string; offer?: Offer | undefined; period: Validity };

/** Lists the offers of the promotions that have one; the days of an offer are left out if they are unknown. */
export function listPromotionOffers(promotions: readonly Promotion[]): DatedOffer[] {
  return promotions.flatMap(({ name, offer, period }) =>
    offer
      ? [
          {
            ...{ name, offer },
            ...(period.kind === "dates"
              ? { days: { from: period.from, to: period.to } }
              : period.endedBy && { endedBy: period.endedBy }),
          },
        ]
      : [],
  );
}

/** Lists the offers of a day: those whose days include it or, if there are none, those without confirmed days. */
export function listOffersForDay(day: IsoDay, offers: readonly DatedOffer[]): DatedOffer[] {
  const datedOffers = offers.filter(({ days }) => days && days.from <= day && day <= days.to);
  return datedOffers.length > 0 ? datedOffers : offers.filter(({ days, endedBy = day }) => !days && day <= endedBy);
}

/**
 * Two offers between which a build cannot choose, because both apply on the same day. `day` is the first such day;
 * absent if neither offer has confirmed days.
 */
export type OfferClash = { names: readonly [string, string]; day?: IsoDay };

/**
 * Finds the first clash on or after a day. Two offers without confirmed days clash even if a dated one replaces both.
 */
export function findFirstOfferClash(day: IsoDay, offers: readonly DatedOffer[]): OfferClash | undefined {
  const clashes = offers.flatMap((one, index) =>
    offers.slice(index + 1).flatMap((other) => findClash(one, other, day)),
  );
  return clashes.toSorted((a, b) => (a.day ?? "").localeCompare(b.day ?? ""))[0];
}

function findClash(one: DatedOffer, other: DatedOffer, day: IsoDay): OfferClash[] {
  const names = [one.name, other.name] as const;
  if (!one.days && !other.days) return [{ names }];
  const firstSharedDay = findFirstSharedDay(day, one.days, other.days);
  return firstSharedDay === undefined ? [] : [{ names, day: firstSharedDay }];
}

type OfferDays = DatedOffer["days"];

/** Finds the first day on or after `day` that both offers include. */
export function findFirstSharedDay(day: IsoDay, one: OfferDays, other: OfferDays): IsoDay | undefined {
  if (!one || !other) return undefined;
  const [, , first = day] = [one.from, other.from, day].toSorted();
  return first <= one.to && first <= other.to ? first : undefined;
}
