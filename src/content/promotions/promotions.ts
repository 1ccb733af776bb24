import { ContentError } from "#content/forms/read-data.ts";
import { formatValidity } from "#domain/calendar/validity.ts";
import type { Offer } from "#domain/plans/offer.ts";
import type { PromotionTerms } from "#domain/plans/promotion-terms.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { type PromotionRow, promotionRows } from "./promotion-rows.ts";

export type Promotion = PromotionRow & {
  /** The benefit in full sentences; absent if the source gives none. */
  benefit?: string;
  /** The period in a full sentence; absent if the source gives no dates. */
  validity?: string;
};

/** {@link promotionRows}, each with its benefit and its period in words. */
export const promotions: readonly Promotion[] = promotionRows.map(buildPromotion);

export function buildPromotion(row: PromotionRow): Promotion {
  const benefit = formatBenefit(row);
  const spoken = formatValidity(row.period);
  const isDisputed = row.period.kind === "dates" && row.period.otherTo;
  return {
    ...row,
    ...(benefit && { benefit }),
    ...(spoken && { validity: `Vigencia: ${spoken}${isDisputed ? ", según su registro" : ""}.` }),
  };
}

export function buildPromotionPath({ slug }: Pick<Promotion, "slug">): `/${string}` {
  return `/registro-promociones/${slug}`;
}

/** @throws {ContentError} in Spanish, if the promotion's terms are of another kind or missing. */
export function findPromotionTerms<Kind extends PromotionTerms["kind"]>(slug: string, kind: Kind) {
  const terms = promotionRows.find((row) => row.slug === slug)?.terms;
  const isOfKind = (candidate?: PromotionTerms): candidate is Extract<PromotionTerms, { kind: Kind }> =>
    candidate?.kind === kind;
  if (!isOfKind(terms)) {
    const file = "src/content/data/promotions.ts";
    throw new ContentError(`${file}: otros textos toman sus cifras de «${slug}»: deja la clase de promesa que tenía`);
  }
  return terms;
}

function formatBenefit({ terms, offer }: PromotionRow): string | undefined {
  if (offer) return offerTexts(offer).join(" ");
  return terms && termsText(terms);
}

function offerTexts({ porting, firstMonth }: Offer): string[] {
  return [
    ...(porting ? [termsText({ kind: "porting", ...porting })] : []),
    ...(firstMonth ? [`${firstMonth.percent}% más GB en tu primer mes.`] : []),
  ];
}

function termsText(terms: PromotionTerms): string {
  switch (terms.kind) {
    case "porting":
      return `${terms.percent}% menos los primeros ${formatQuantity(terms.months, "meses")} al traer tu número.`;
    case "referral":
      return `Quien invita paga ${terms.referrerPercent}% menos su siguiente membresía; quien llega, ${terms.referredPercent}% menos las primeras ${terms.referredMemberships}.`;
    case "extraData":
      return `${terms.percent}% más GB durante ${formatQuantity(terms.days, "días")}.`;
    case "bigbox":
      return `Cupón Bigbox de ${formatPesos(terms.couponPesos)}.`;
    case "wimazon":
      return `Rookie: Amazon Prime hasta ${formatQuantity(terms.primeMonths, "meses")}. Community y Legend: un vale de ${formatPesos(terms.voucherPesos)}.`;
    case "code":
      return "Un porcentaje de descuento con tu código promocional.";
  }
}
