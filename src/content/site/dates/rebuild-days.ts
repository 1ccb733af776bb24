import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import { type LegalText, legalTexts } from "#content/legal/legal-texts.ts";
import { noticeRevealDays } from "#content/notices/notice-rows.ts";
import { datedOffers, promotionPeriods, promotionRevealDays } from "#content/promotions/promotion-rows.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import type { DatedOffer } from "#domain/plans/offer.ts";
import { buildDay } from "./build-day.ts";

type OfferDays = NonNullable<DatedOffer["days"]> & { otherTo?: IsoDay | undefined };

const listDaysAfter = ({ to, otherTo }: OfferDays) =>
  [to, otherTo].flatMap((day) => (day === undefined ? [] : addDays(day, 1)));

const promotionDays = promotionPeriods.flatMap((period) => (period.kind === "dates" ? [{ days: period }] : []));

/**
 * Finds the future days on which a rebuild changes the site without a commit. An offer and a promotion have two such
 * days: the first day, and the day after the last one (after both last days if sources differ). On the others, a row
 * becomes visible, a published version of a legal text comes into force, or a list changes.
 */
export function findRebuildDays(
  today: IsoDay = buildDay,
  offers: readonly { days?: OfferDays; endedBy?: IsoDay | undefined }[] = [...datedOffers, ...promotionDays],
  texts: readonly Pick<LegalText, "versions">[] = legalTexts,
  revealDays: readonly IsoDay[] = [...promotionRevealDays, ...noticeRevealDays, ...readComingChangeDays(today)],
): IsoDay[] {
  const offerChangeDays = offers.flatMap(({ days, endedBy }) =>
    days ? [days.from, ...listDaysAfter(days)] : endedBy ? [addDays(endedBy, 1)] : [],
  );
  const versions = texts.flatMap((text) => text.versions.filter(({ published }) => published !== undefined));
  const inForceDays = versions.flatMap((version) => getFirstDayInForce(version.inForce) ?? []);
  return [...new Set([...offerChangeDays, ...inForceDays, ...revealDays])].filter((day) => day > today).toSorted();
}
