/** The promotions and their figures: rows that the operator's marketing staff edits. */

import { firstMonthExtraPercent, membershipDays, porting } from "#content/plans/plan-rows.ts";
import { pesos } from "#domain/money.ts";
import type { Validity } from "#domain/validity.ts";
import { config } from "#platform/config/config.ts";

export type PromotionRow = {
  /** Last part of its address, which may contain a slash. */
  slug: string;
  name: string;
  /** A whole sentence; absent where the source gives none. */
  benefit?: string;
  period: Validity;
  /** Whether the home page's legal notes list it. */
  isOnHome: boolean;
};

/** Source: product specification, section 9. */
export const promotionFigures = {
  referrerPercent: 20,
  referredPercent: 10,
  referredMemberships: 2,
  bigboxCouponPesos: 595,
  wimazonPrimeMonths: 12,
  wimazonVoucherPesos: 200,
} as const;

const benefit = {
  porting: `${porting.discountPercent}% menos los primeros ${porting.months}\u00a0meses al traer tu número.`,
  referral: `Quien invita paga ${promotionFigures.referrerPercent}% menos su siguiente membresía; quien llega, ${promotionFigures.referredPercent}% menos las primeras ${promotionFigures.referredMemberships}.`,
  extraData: `${firstMonthExtraPercent}% más GB durante ${membershipDays}\u00a0días.`,
  bigbox: `Cupón Bigbox de ${pesos(promotionFigures.bigboxCouponPesos)}.`,
} as const;

/**
 * The monthly windows. For March the source gives two ends, the 27th and the 28th, and does not say which promotion
 * has which end: the registered document decides.
 */
const february2025: Validity = { kind: "dates", from: "2025-01-31", to: "2025-02-28" };
const march2025: Validity = { kind: "dates", from: "2025-03-01", to: "2025-03-27", otherTo: "2025-03-28" };
const unstated: Validity = { kind: "unstated" };

/**
 * Every promotion with a page in the registry, newest first. Source: product specification, sections 2 and 9.
 * The source names `rookie-gb-extra-febrero-25` twice; it is one page. The dates of `wimazon/19-21-noviembre` come from
 * its address, which has no year.
 */
export const promotionRows: readonly PromotionRow[] = [
  {
    slug: "portabilidad-mar-25",
    name: "Portabilidad, marzo de 2025",
    benefit: benefit.porting,
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "wim-referidos-mar-25",
    name: "Referidos, marzo de 2025",
    benefit: benefit.referral,
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "rookie-gb-adicionales-marzo-25",
    name: "Rookie con más GB, marzo de 2025",
    benefit: benefit.extraData,
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "community-gb-adicionales-marzo-25",
    name: "Community con más GB, marzo de 2025",
    benefit: benefit.extraData,
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "legend-bigbox-marzo-25",
    name: "Legend con Bigbox, marzo de 2025",
    benefit: benefit.bigbox,
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "paramount-community-mar-25",
    name: "Community con Paramount+, marzo de 2025",
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "wim-es-como-quieres-promocodes-feb-25",
    name: "Códigos de wim es como quieres",
    benefit: "Un porcentaje de descuento con tu código promocional.",
    period: { kind: "dates", from: "2025-02-13", to: "2025-06-30" },
    isOnHome: true,
  },
  {
    slug: "portabilidad/febrero-25",
    name: "Portabilidad, febrero de 2025",
    benefit: benefit.porting,
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "referidos-febrero-25",
    name: "Referidos, febrero de 2025",
    benefit: benefit.referral,
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "rookie-gb-extra-febrero-25",
    name: "Rookie con más GB, febrero de 2025",
    benefit: benefit.extraData,
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "community-gb-extra-febrero-25",
    name: "Community con más GB, febrero de 2025",
    benefit: benefit.extraData,
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "legend-bigbox-febrero-25",
    name: "Legend con Bigbox, febrero de 2025",
    benefit: benefit.bigbox,
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "portabilidad/enero-25",
    name: "Portabilidad, enero de 2025",
    benefit: benefit.porting,
    period: unstated,
    isOnHome: true,
  },
  { slug: "navidad-2024", name: "Navidad 2024", period: unstated, isOnHome: true },
  {
    slug: "wimazon/19-21-noviembre",
    name: "Wimazon, 19\u00a0al 21\u00a0de noviembre",
    period: { kind: "yearless", from: "11-19", to: "11-21" },
    isOnHome: true,
  },
  {
    slug: "wimazon",
    name: "Wimazon, 8\u00a0al 14\u00a0de noviembre",
    benefit: `Rookie: Amazon Prime hasta ${promotionFigures.wimazonPrimeMonths}\u00a0meses. Community y Legend: un vale de ${pesos(promotionFigures.wimazonVoucherPesos)}.`,
    period: { kind: "dates", from: "2024-11-08", to: "2024-11-14" },
    isOnHome: true,
  },
  { slug: "buen-fin", name: "Buen Fin", period: unstated, isOnHome: true },
  { slug: "nfl-gamepass", name: "NFL Game Pass", period: unstated, isOnHome: true },
  { slug: "founders-club", name: "Founders Club", period: unstated, isOnHome: true },
  { slug: "portabilidad", name: "Portabilidad (general)", benefit: benefit.porting, period: unstated, isOnHome: true },
  { slug: "referidos", name: "Referidos (general)", benefit: benefit.referral, period: unstated, isOnHome: true },
  /** Only people who have the address get there; the operator knows it. */
  { slug: config.unlistedPromotionSlug, name: "Enlace directo", period: unstated, isOnHome: false },
];
