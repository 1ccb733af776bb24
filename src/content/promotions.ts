import { pesos } from "#domain/money.ts";
import { config } from "#platform/config/config.ts";
import { firstMonthExtraPercent, membershipDays, porting } from "./plans.ts";

export type Promotion = {
  /** Last part of its address, which may hold a slash. */
  slug: string;
  name: string;
  /** A whole sentence; absent where the source gives none. */
  benefit?: string;
  /** A whole sentence; absent where the source gives no dates. */
  validity?: string;
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
 * has which: the registered document decides.
 */
const validity = {
  february2025: "Vigencia: del 31\u00a0de enero al 28\u00a0de febrero de 2025.",
  march2025: "Vigencia: del 1\u00a0al 27 o 28\u00a0de marzo de 2025, según su registro.",
} as const;

/**
 * Every promotion with a page in the registry, newest first. Source: product specification, sections 2 and 9.
 * The source names `rookie-gb-extra-febrero-25` twice; it is one page. The dates of `wimazon/19-21-noviembre` come from
 * its address, which has no year.
 */
export const promotions: readonly Promotion[] = [
  {
    slug: "portabilidad-mar-25",
    name: "Portabilidad, marzo de 2025",
    benefit: benefit.porting,
    validity: validity.march2025,
    isOnHome: true,
  },
  {
    slug: "wim-referidos-mar-25",
    name: "Referidos, marzo de 2025",
    benefit: benefit.referral,
    validity: validity.march2025,
    isOnHome: true,
  },
  {
    slug: "rookie-gb-adicionales-marzo-25",
    name: "Rookie con más GB, marzo de 2025",
    benefit: benefit.extraData,
    validity: validity.march2025,
    isOnHome: true,
  },
  {
    slug: "community-gb-adicionales-marzo-25",
    name: "Community con más GB, marzo de 2025",
    benefit: benefit.extraData,
    validity: validity.march2025,
    isOnHome: true,
  },
  {
    slug: "legend-bigbox-marzo-25",
    name: "Legend con Bigbox, marzo de 2025",
    benefit: benefit.bigbox,
    validity: validity.march2025,
    isOnHome: true,
  },
  {
    slug: "paramount-community-mar-25",
    name: "Community con Paramount+, marzo de 2025",
    validity: validity.march2025,
    isOnHome: true,
  },
  {
    slug: "wim-es-como-quieres-promocodes-feb-25",
    name: "Códigos de wim es como quieres",
    benefit: "Un porcentaje de descuento con tu código promocional.",
    validity: "Vigencia: del 13\u00a0de febrero al 30\u00a0de junio de 2025.",
    isOnHome: true,
  },
  {
    slug: "portabilidad/febrero-25",
    name: "Portabilidad, febrero de 2025",
    benefit: benefit.porting,
    validity: validity.february2025,
    isOnHome: true,
  },
  {
    slug: "referidos-febrero-25",
    name: "Referidos, febrero de 2025",
    benefit: benefit.referral,
    validity: validity.february2025,
    isOnHome: true,
  },
  {
    slug: "rookie-gb-extra-febrero-25",
    name: "Rookie con más GB, febrero de 2025",
    benefit: benefit.extraData,
    validity: validity.february2025,
    isOnHome: true,
  },
  {
    slug: "community-gb-extra-febrero-25",
    name: "Community con más GB, febrero de 2025",
    benefit: benefit.extraData,
    validity: validity.february2025,
    isOnHome: true,
  },
  {
    slug: "legend-bigbox-febrero-25",
    name: "Legend con Bigbox, febrero de 2025",
    benefit: benefit.bigbox,
    validity: validity.february2025,
    isOnHome: true,
  },
  { slug: "portabilidad/enero-25", name: "Portabilidad, enero de 2025", benefit: benefit.porting, isOnHome: true },
  { slug: "navidad-2024", name: "Navidad 2024", isOnHome: true },
  {
    slug: "wimazon/19-21-noviembre",
    name: "Wimazon, 19\u00a0al 21\u00a0de noviembre",
    validity: "Vigencia: del 19\u00a0al 21\u00a0de noviembre.",
    isOnHome: true,
  },
  {
    slug: "wimazon",
    name: "Wimazon, 8\u00a0al 14\u00a0de noviembre",
    benefit: `Rookie: Amazon Prime hasta ${promotionFigures.wimazonPrimeMonths}\u00a0meses. Community y Legend: un vale de ${pesos(promotionFigures.wimazonVoucherPesos)}.`,
    validity: "Vigencia: del 8\u00a0al 14\u00a0de noviembre de 2024.",
    isOnHome: true,
  },
  { slug: "buen-fin", name: "Buen Fin", isOnHome: true },
  { slug: "nfl-gamepass", name: "NFL Game Pass", isOnHome: true },
  { slug: "founders-club", name: "Founders Club", isOnHome: true },
  { slug: "portabilidad", name: "Portabilidad (general)", benefit: benefit.porting, isOnHome: true },
  { slug: "referidos", name: "Referidos (general)", benefit: benefit.referral, isOnHome: true },
  /** Only who has the address gets there; the operator knows it. */
  { slug: config.unlistedPromotionSlug, name: "Enlace directo", isOnHome: false },
];

export function promotionPath({ slug }: Pick<Promotion, "slug">): `/${string}` {
  return `/registro-promociones/${slug}`;
}
