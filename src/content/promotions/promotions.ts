/** The promotions in words. */

import { planRows } from "#content/plans/plan-rows.ts";
import type { Offer } from "#domain/plans/offer.ts";
import type { PromotionTerms, TextTerms } from "#domain/plans/promotion-terms.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatPromotionValidity, type PromotionRow, promotionRows } from "./promotion-rows.ts";

export type Promotion = PromotionRow & {
  /** The benefit in full sentences; absent if the source gives none. */
  benefit?: string;
  /** The period in a full sentence; absent if the source gives no dates. */
  validity?: string;
  /** Conditions of a promotion in its own words; absent for other promotions. */
  conditions?: string;
  /** Discount and prices of a promotion in its own words, as rows of a table; empty for other promotions. */
  figures: readonly { name: string; value: string }[];
};

/** The promotions of {@link promotionRows}, each with its benefit and its period in words. */
export const promotions: readonly Promotion[] = promotionRows.map(buildPromotion);

export function buildPromotion(row: PromotionRow): Promotion {
  const benefit = formatBenefit(row);
  const validity = formatPromotionValidity(row);
  return {
    ...row,
    ...(benefit && { benefit }),
    ...(validity && { validity }),
    figures: [],
    ...(row.terms?.kind === "text" && {
      conditions: row.terms.conditions,
      figures: listFigures(row.terms),
    }),
  };
}

export function buildPromotionPath({ slug }: Pick<Promotion, "slug">): `/${string}` {
  return `/registro-promociones/${slug}`;
}

function listFigures({ percent, pesos = {} }: TextTerms): Promotion["figures"] {
  const prices = planRows.flatMap(({ id, name }) =>
    pesos[id] === undefined ? [] : `${name}, ${formatPesos(pesos[id])}`,
  );
  return [
    ...(percent === undefined ? [] : [{ name: "Descuento", value: `${percent}%` }]),
    ...(prices.length > 0 ? [{ name: "Precio", value: prices.join("; ") }] : []),
  ];
}

function formatBenefit({ terms, offer }: PromotionRow): string | undefined {
  if (offer) return formatOfferTexts(offer).join(" ");
  return terms && formatTerms(terms);
}

function formatOfferTexts({ porting, firstMonth }: Offer): string[] {
  return [
    ...(porting ? [formatTerms({ kind: "porting", ...porting })] : []),
    ...(firstMonth ? [`${firstMonth.percent}% más GB en tu primer mes.`] : []),
  ];
}

function formatTerms(terms: PromotionTerms): string {
  switch (terms.kind) {
    case "text":
      return terms.text;
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
