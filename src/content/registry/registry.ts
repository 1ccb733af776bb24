/** Registrations in the public register of tariffs that have a page here. Source: product specification, section 2. */

import { ContentError } from "#content/forms/read-data.ts";
import { buildPromotionPath, type Promotion, promotions } from "#content/promotions/promotions.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import { membershipRegistryNumbers, promotionRegistryNumbers } from "./registry-rows.ts";

export type RegistryEntry = {
  /** Name of the registration's document: `folio-1349808`, `promocion-navidad-2024`. */
  id: string;
  path: SitePath;
  /** Number in the public register; absent if a promotion's number is unknown. */
  number?: number;
  /** Whether lists include the registration; the unlisted promotion is only for people who have its address. */
  isListed: boolean;
} & ({ kind: "membership"; number: number; planId: PlanId } | { kind: "promotion"; promotion?: Promotion });

export type MembershipEntry = Extract<RegistryEntry, { kind: "membership" }>;
export type PromotionEntry = Extract<RegistryEntry, { kind: "promotion" }>;

export const membershipEntries: readonly MembershipEntry[] = membershipRegistryNumbers.map(({ number, plan }) => ({
  kind: "membership",
  id: `folio-${number}`,
  path: `/registro-membresias/formato-simplificado/${number}`,
  number,
  isListed: true,
  planId: plan,
}));

export const buildPromotionNumberPath = (number: number): SitePath =>
  `/registro-promociones/formato-simplificado/${number}`;

/**
 * Builds the entries of promotions: one list by number, one by name. A promotion with a folio is in both.
 *
 * @throws {ContentError} in Spanish, if two rows have the same folio.
 */
export function buildPromotionEntries(rows: readonly Promotion[]) {
  const byNumber = promotionRegistryNumbers.map((number): PromotionEntry => {
    const [promotion, ...others] = rows.filter(({ folio, isUnlisted }) => !isUnlisted && folio === number);
    if (others.length > 0) {
      const names = [promotion, ...others].map((row) => `«${row?.name}»`).join(", ");
      throw new ContentError(
        `El folio ${number} está en varias promociones: ${names}. Déjalo en una, en «Promociones».`,
      );
    }
    return {
      kind: "promotion",
      id: `folio-${number}`,
      path: buildPromotionNumberPath(number),
      number,
      isListed: true,
      ...(promotion && { promotion }),
    };
  });
  const byName = rows.map(
    (promotion): PromotionEntry => ({
      kind: "promotion",
      id: `promocion-${promotion.slug.replaceAll("/", "-")}`,
      path: buildPromotionPath(promotion),
      ...(promotion.folio && { number: promotion.folio }),
      isListed: !promotion.isUnlisted,
      promotion,
    }),
  );
  return { byNumber, byName };
}

export const { byNumber: numberedPromotions, byName: namedPromotions } = buildPromotionEntries(promotions);

export const registryEntries: readonly RegistryEntry[] = [
  ...membershipEntries,
  ...numberedPromotions,
  ...namedPromotions,
];

/** Lists the facts that only the operator can add to a promotion's row; empty if the row is complete. */
export function listPendingFacts({ benefit, period, folio }: Promotion): string[] {
  return [
    ...(benefit ? [] : ["beneficio"]),
    ...(period.kind === "unstated" ? ["vigencia"] : []),
    ...(period.kind === "yearless" ? ["año de su vigencia"] : []),
    ...(folio ? [] : ["folio de inscripción"]),
  ];
}

/** Whether data from the operator is still missing for any promotion. */
export const hasPendingPromotions =
  numberedPromotions.some(({ promotion }) => !promotion) ||
  namedPromotions.some(({ isListed, promotion }) => isListed && promotion && listPendingFacts(promotion).length > 0);

/** @throws {RangeError} if no entry has that path. */
export function findRegistryEntry<Entry extends RegistryEntry>(path: string, entries: readonly Entry[]): Entry {
  const entry = entries.find((candidate) => candidate.path === path);
  if (!entry) throw new RangeError(`no registration at ${path}`);
  return entry;
}
