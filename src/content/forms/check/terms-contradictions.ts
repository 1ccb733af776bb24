/** Advice on promotions whose own terms differ from the prices or data that the whole site shows on the same day. */
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Validity } from "#domain/calendar/validity.ts";
import { type DatedOffer, listOffersForDay, listPromotionOffers, type Offer } from "#domain/plans/offer.ts";
import type { PromotionTerms, TextTerms } from "#domain/plans/promotion-terms.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";

type Promotion = {
  name: string;
  terms?: PromotionTerms | undefined;
  offer?: Offer | undefined;
  period: Validity;
};

/**
 * Compares the terms of each promotion with the offer of each of its days, today or later.
 *
 * @returns at most one diagnostic per promotion, about the first day that differs.
 */
export function listTermsContradictions(promotions: readonly Promotion[], today: IsoDay): ContentDiagnostic[] {
  const offers = listPromotionOffers(promotions);
  return promotions.flatMap(({ terms, period }, row): ContentDiagnostic[] => {
    if (!terms || period.kind !== "dates") return [];
    const firstDay = period.from > today ? period.from : today;
    // The offer changes only on these days.
    const days = [firstDay, ...offers.flatMap(({ days }) => (days ? [days.from, addDays(days.to, 1)] : []))];
    return days
      .filter((day) => firstDay <= day && day <= period.to)
      .toSorted()
      .flatMap((day) => listContradictions(day, terms, offers))
      .slice(0, 1)
      .map((message) => ({ path: [row, "terms"], message, isContradiction: true }));
  });
}

const formatPortingTerms = (porting: { percent: number; months: number }) =>
  `${porting.percent}% y ${formatQuantity(porting.months, "meses")} al traer tu número`;
const formatExtraData = ({ percent }: { percent: number }) => `${percent}% más GB`;

/** Lists the percentages of own words that are about porting a number. */
function listPortingPercents({ text, conditions, percent }: TextTerms): number[] {
  if (!/\b(?:tu|su|el) numero\b|\bporta/.test(foldSpelling(`${text} ${conditions}`))) return [];
  const typedPercents = [...text.matchAll(/(\d+)\s*%/g)].map(([, digits]) => Number(digits));
  return percent === undefined ? typedPercents : [percent, ...typedPercents];
}

function listContradictions(day: IsoDay, terms: PromotionTerms, offers: readonly DatedOffer[]): string[] {
  const [valid] = listOffersForDay(day, offers);
  const { porting, firstMonth } = valid?.offer ?? {};
  const formatContradiction = (ownText: string, siteText: string) =>
    ownText === siteText
      ? []
      : [
          `promete ${ownText}, y el ${formatDate(day)} el sitio dice ${siteText}: pon las mismas cifras, o elige «Otros precios o GB en todo el sitio»`,
        ];
  if (terms.kind === "porting")
    return formatContradiction(
      formatPortingTerms(terms),
      porting ? formatPortingTerms(porting) : "los precios de siempre",
    );
  if (terms.kind === "text") {
    const percents = listPortingPercents(terms);
    if (percents.length === 0 || (porting && percents.includes(porting.percent))) return [];
    const format = (percent: number | undefined) => `${percent}% menos al traer tu número`;
    return formatContradiction(format(percents[0]), porting ? format(porting.percent) : "los precios de siempre");
  }
  if (terms.kind === "extraData" && firstMonth)
    return formatContradiction(formatExtraData(terms), formatExtraData(firstMonth));
  return [];
}
