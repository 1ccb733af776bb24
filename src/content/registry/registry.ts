/** Registrations in the public register of tariffs that have a page here. Source: product specification, section 2. */

import { type Promotion, promotionPath, promotions } from "#content/promotions/promotions.ts";
import type { SitePath } from "#content/site/site-page.ts";
import type { PlanId } from "#domain/plan.ts";
import {
  type MembershipNumber,
  membershipNumbers,
  planOfNumber,
  promotionNumbers,
  promotionOfNumber,
} from "./registry-rows.ts";

export type RegistryEntry = {
  /** Names its document: `folio-1349808`, `promocion-navidad-2024`. */
  id: string;
  path: SitePath;
  /** Absent if a promotion's number is not known. */
  number?: number;
  /** Whether lists name it; the unlisted one is for people who have its address. */
  isListed: boolean;
} & ({ kind: "membership"; number: MembershipNumber; planId: PlanId } | { kind: "promotion"; promotion?: Promotion });

export type MembershipEntry = Extract<RegistryEntry, { kind: "membership" }>;
export type PromotionEntry = Extract<RegistryEntry, { kind: "promotion" }>;

export const membershipEntries: readonly MembershipEntry[] = membershipNumbers.map((number) => ({
  kind: "membership",
  id: `folio-${number}`,
  path: `/registro-membresias/formato-simplificado/${number}`,
  number,
  isListed: true,
  planId: planOfNumber[number],
}));

export const numberedPromotions: readonly PromotionEntry[] = promotionNumbers.map((number) => {
  const slug = promotionOfNumber[number];
  const promotion = slug && promotions.find((candidate) => candidate.slug === slug);
  if (slug && !promotion) throw new RangeError(`no promotion ${slug} for number ${number}`);
  return {
    kind: "promotion",
    id: `folio-${number}`,
    path: `/registro-promociones/formato-simplificado/${number}`,
    number,
    isListed: true,
    ...(promotion && { promotion }),
  };
});

export const namedPromotions: readonly PromotionEntry[] = promotions.map((promotion) => {
  const number = promotionNumbers.find((candidate) => promotionOfNumber[candidate] === promotion.slug);
  return {
    kind: "promotion",
    id: `promocion-${promotion.slug.replaceAll("/", "-")}`,
    path: promotionPath(promotion),
    ...(number && { number }),
    isListed: promotion.isOnHome,
    promotion,
  };
});

export const registryEntries: readonly RegistryEntry[] = [
  ...membershipEntries,
  ...numberedPromotions,
  ...namedPromotions,
];

/** Whether the operator has yet to say what some promotion number stands for. */
export const hasPendingNumbers = numberedPromotions.some(({ promotion }) => !promotion);

/** @throws {RangeError} if no entry has that path. */
export function entryAt<Entry extends RegistryEntry>(path: string, entries: readonly Entry[]): Entry {
  const entry = entries.find((candidate) => candidate.path === path);
  if (!entry) throw new RangeError(`no registration at ${path}`);
  return entry;
}
