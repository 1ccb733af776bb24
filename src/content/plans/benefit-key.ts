import type { BenefitId } from "#domain/plans/benefit-looks.ts";

/** Formats a benefit's id for addresses and for the names of its facts: `amazon-prime`. */
export const formatBenefitKey = (id: BenefitId): string =>
  id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
