/**
 * What a law says about a term of the legal texts: it may be longer, or shorter, or neither. `article` names where.
 * A law that changes is a change here. Terms without an entry are the operator's own, or of a regulation that may no
 * longer apply.
 */
export type LegalLimit = { article: string } & ({ least: number } | { most: number } | { exactly: number });

const retention = (fraction: string) => `LMTR, artículo 183, fracción ${fraction}`;

export const legalLimits = {
  changeNoticeDays: { least: 30, article: "LMTR, artículo 185, fracción IX" },
  automaticRenewalNoticeDays: { least: 5, article: "LFPC, artículo 76 BIS, fracción VIII" },
  overchargeReturnDays: { most: 5, article: "LFPC, artículo 91" },
  bonusPercent: { least: 20, article: "LFPC, artículo 92 TER" },
  unduePercent: { least: 20, article: "LFPC, artículo 92 TER" },
  answerDays: { most: 20, article: "LFPDPPP, artículo 31" },
  carryOutDays: { most: 15, article: "LFPDPPP, artículo 31" },
  disputeDays: { exactly: 15, article: "LFPDPPP, artículo 40" },
  decisionDays: { exactly: 50, article: "LFPDPPP, artículo 42" },
  repeatedWithinMonths: { most: 12, article: "LFPDPPP, artículo 34" },
  mostUma: { most: 3, article: "LFPDPPP, artículo 34" },
  breachMonths: { most: 72, article: "LFPDPPP, artículo 10" },
  firstMonths: { exactly: 12, article: retention("II") },
  furtherMonths: { exactly: 12, article: retention("II") },
  deliveryHours: { most: 24, article: retention("III") },
  furtherDeliveryHours: { most: 48, article: retention("II") },
  contactChangeHours: { least: 24, article: retention("IV") },
  hoursPerDay: { exactly: 24, article: retention("IV") },
  daysPerYear: { least: 365, article: retention("IV") },
  unlockHours: { most: 24, article: "NOM-184-SCFI-2018" },
  guaranteeDays: { least: 90, article: "LFPC, artículo 77" },
} as const satisfies Readonly<Record<string, LegalLimit>>;

/** Says what the law says: `la ley pide al menos 30: LMTR, artículo 185, fracción IX`. */
export function formatLegalLimit(limit: LegalLimit): string {
  const { article } = limit;
  if ("least" in limit) return `la ley pide al menos ${limit.least}: ${article}`;
  if ("most" in limit) return `la ley permite ${limit.most} como máximo: ${article}`;
  return `la ley dice ${limit.exactly}: ${article}`;
}

export function isWithinLegalLimit(value: number, limit: LegalLimit): boolean {
  if ("least" in limit) return value >= limit.least;
  return "most" in limit ? value <= limit.most : value === limit.exactly;
}
