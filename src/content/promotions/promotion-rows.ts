/** The registered promotions, each with its own terms: rows that the operator's marketing staff edits. */

import type { PromotionNumber } from "#content/registry/registry-rows.ts";
import type { Offer } from "#domain/offer.ts";
import type { PromotionTerms } from "#domain/promotion-terms.ts";
import type { Validity } from "#domain/validity.ts";
import { config } from "#platform/config/config.ts";

export type PromotionRow = {
  /** Last part of its address, which may contain a slash. */
  slug: string;
  name: string;
  /** Its registry number, once the operator confirms it; the pages of both then lead to each other. */
  folio?: PromotionNumber;
  /** What it promised, typed here and never computed from what is offered today. */
  terms?: PromotionTerms;
  /** Instead of `terms`: what cards, tools and documents show on the days of its period. */
  offer?: Offer;
  period: Validity;
  /** Whether the home page's legal notes list it. */
  isOnHome: boolean;
};

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
 * its address, which has no year; `endedBy` is what the names say.
 */
export const promotionRows: readonly PromotionRow[] = [
  {
    slug: "portabilidad-mar-25",
    name: "Portabilidad, marzo de 2025",
    terms: { kind: "porting", percent: 20, months: 6 },
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "wim-referidos-mar-25",
    name: "Referidos, marzo de 2025",
    terms: { kind: "referral", referrerPercent: 20, referredPercent: 10, referredMemberships: 2 },
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "rookie-gb-adicionales-marzo-25",
    name: "Rookie con más GB, marzo de 2025",
    terms: { kind: "extraData", percent: 50, days: 30 },
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "community-gb-adicionales-marzo-25",
    name: "Community con más GB, marzo de 2025",
    terms: { kind: "extraData", percent: 50, days: 30 },
    period: march2025,
    isOnHome: true,
  },
  {
    slug: "legend-bigbox-marzo-25",
    name: "Legend con Bigbox, marzo de 2025",
    terms: { kind: "bigbox", couponPesos: 595 },
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
    terms: { kind: "code" },
    period: { kind: "dates", from: "2025-02-13", to: "2025-06-30" },
    isOnHome: true,
  },
  {
    slug: "portabilidad/febrero-25",
    name: "Portabilidad, febrero de 2025",
    terms: { kind: "porting", percent: 20, months: 6 },
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "referidos-febrero-25",
    name: "Referidos, febrero de 2025",
    terms: { kind: "referral", referrerPercent: 20, referredPercent: 10, referredMemberships: 2 },
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "rookie-gb-extra-febrero-25",
    name: "Rookie con más GB, febrero de 2025",
    terms: { kind: "extraData", percent: 50, days: 30 },
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "community-gb-extra-febrero-25",
    name: "Community con más GB, febrero de 2025",
    terms: { kind: "extraData", percent: 50, days: 30 },
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "legend-bigbox-febrero-25",
    name: "Legend con Bigbox, febrero de 2025",
    terms: { kind: "bigbox", couponPesos: 595 },
    period: february2025,
    isOnHome: true,
  },
  {
    slug: "portabilidad/enero-25",
    name: "Portabilidad, enero de 2025",
    terms: { kind: "porting", percent: 20, months: 6 },
    period: { kind: "unstated", endedBy: "2025-01-31" },
    isOnHome: true,
  },
  {
    slug: "navidad-2024",
    name: "Navidad 2024",
    // It may have gone on until Epiphany.
    period: { kind: "unstated", endedBy: "2025-01-31" },
    isOnHome: true,
  },
  {
    slug: "wimazon/19-21-noviembre",
    name: "Wimazon, 19\u00a0al 21\u00a0de noviembre",
    // Wimazon was in November 2024.
    period: { kind: "yearless", from: "11-19", to: "11-21", endedBy: "2024-11-30" },
    isOnHome: true,
  },
  {
    slug: "wimazon",
    name: "Wimazon, 8\u00a0al 14\u00a0de noviembre",
    terms: { kind: "wimazon", primeMonths: 12, voucherPesos: 200 },
    period: { kind: "dates", from: "2024-11-08", to: "2024-11-14" },
    isOnHome: true,
  },
  { slug: "buen-fin", name: "Buen Fin", period: unstated, isOnHome: true },
  { slug: "nfl-gamepass", name: "NFL Game Pass", period: unstated, isOnHome: true },
  { slug: "founders-club", name: "Founders Club", period: unstated, isOnHome: true },
  {
    slug: "portabilidad",
    name: "Portabilidad (general)",
    terms: { kind: "porting", percent: 20, months: 6 },
    period: unstated,
    isOnHome: true,
  },
  {
    slug: "referidos",
    name: "Referidos (general)",
    terms: { kind: "referral", referrerPercent: 20, referredPercent: 10, referredMemberships: 2 },
    period: unstated,
    isOnHome: true,
  },
  /** Only people who have the address get there; the operator knows it. */
  { slug: config.unlistedPromotionSlug, name: "Enlace directo", period: unstated, isOnHome: false },
];
