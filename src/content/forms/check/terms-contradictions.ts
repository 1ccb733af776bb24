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

/** A discount with its words: `25% menos`, `descuento del 25%`. «25% más datos» is none. */
const discountPattern =
  /(\d+)\s*(?:%|por ciento)\s*(?:(?:de\s+)?(?:descuento|rebaja)|menos|off)(?!\p{L})|(?:descuento|rebaja)\s+(?:de|del|de un)\s+(\d+)\s*(?:%|por ciento)(?! (?:más|extra|de datos))/giu;

/** Lists the discounts that a promotion's own words promise for porting a number. */
function listPortingDiscounts({ text, conditions, percent }: TextTerms): { percent: number; label: string }[] {
  if (!/\b(?:tu|su|el) numero\b|\bporta/.test(foldSpelling(`${text} ${conditions}`))) return [];
  const typedDiscounts = [...text.matchAll(discountPattern)].map(([words, before, after]) => ({
    percent: Number(before ?? after),
    label: `dice «${words}»`,
  }));
  return percent === undefined
    ? typedDiscounts
    : [{ percent, label: `promete ${formatDiscount(percent)}` }, ...typedDiscounts];
}

const formatDiscount = (percent: number) => `${percent}% menos al traer tu número`;

function listContradictions(day: IsoDay, terms: PromotionTerms, offers: readonly DatedOffer[]): string[] {
  const [valid] = listOffersForDay(day, offers);
  const { porting, firstMonth } = valid?.offer ?? {};
  const formatContradiction = (ownText: string, siteText: string) =>
    ownText === `promete ${siteText}`
      ? []
      : [
          `${ownText}, y el ${formatDate(day)} el sitio dice ${siteText}: pon las mismas cifras, o elige «Otros precios o GB en todo el sitio»`,
        ];
  if (terms.kind === "porting")
    return formatContradiction(
      `promete ${formatPortingTerms(terms)}`,
      porting ? formatPortingTerms(porting) : "los precios de siempre",
    );
  if (terms.kind === "text") {
    const [first, ...others] = listPortingDiscounts(terms);
    if (!first || (porting && [first, ...others].some(({ percent }) => percent === porting.percent))) return [];
    return formatContradiction(first.label, porting ? formatDiscount(porting.percent) : "los precios de siempre");
  }
  if (terms.kind === "extraData" && firstMonth)
    return formatContradiction(`promete ${formatExtraData(terms)}`, formatExtraData(firstMonth));
  return [];
}
