/**
 * The limit that a law sets for a term of the legal texts; `article` is its source. Update a limit here when its law
 * changes. A term without an entry is the operator's own choice, or comes from a regulation that may no longer apply.
 */
export type LegalLimit = { article: string } & ({ min: number } | { max: number } | { exact: number });

const formatRetentionArticle = (fraction: string) => `LMTR, artículo 183, fracción ${fraction}`;

export const legalLimits = {
  changeNoticeDays: { min: 30, article: "LMTR, artículo 185, fracción IX" },
  automaticRenewalNoticeDays: { min: 5, article: "LFPC, artículo 76 BIS, fracción VIII" },
  overchargeReturnDays: { max: 5, article: "LFPC, artículo 91" },
  bonusPercent: { min: 20, article: "LFPC, artículo 92 TER" },
  unduePercent: { min: 20, article: "LFPC, artículo 92 TER" },
  answerDays: { max: 20, article: "LFPDPPP, artículo 31" },
  carryOutDays: { max: 15, article: "LFPDPPP, artículo 31" },
  disputeDays: { exact: 15, article: "LFPDPPP, artículo 40" },
  decisionDays: { exact: 50, article: "LFPDPPP, artículo 42" },
  repeatedWithinMonths: { max: 12, article: "LFPDPPP, artículo 34" },
  mostUma: { max: 3, article: "LFPDPPP, artículo 34" },
  breachMonths: { max: 72, article: "LFPDPPP, artículo 10" },
  firstMonths: { exact: 12, article: formatRetentionArticle("II") },
  furtherMonths: { exact: 12, article: formatRetentionArticle("II") },
  deliveryHours: { max: 24, article: formatRetentionArticle("III") },
  furtherDeliveryHours: { max: 48, article: formatRetentionArticle("II") },
  contactChangeHours: { min: 24, article: formatRetentionArticle("IV") },
  hoursPerDay: { exact: 24, article: formatRetentionArticle("IV") },
  daysPerYear: { min: 365, article: formatRetentionArticle("IV") },
  unlockHours: { max: 24, article: "NOM-184-SCFI-2018" },
  guaranteeDays: { min: 90, article: "LFPC, artículo 77" },
} as const satisfies Readonly<Record<string, LegalLimit>>;

/** Formats a legal limit: `la ley pide al menos 30: LMTR, artículo 185, fracción IX`. */
export function formatLegalLimit(limit: LegalLimit): string {
  const { article } = limit;
  if ("min" in limit) return `la ley pide al menos ${limit.min}: ${article}`;
  if ("max" in limit) return `la ley permite ${limit.max} como máximo: ${article}`;
  return `la ley dice ${limit.exact}: ${article}`;
}

export function isWithinLegalLimit(value: number, limit: LegalLimit): boolean {
  if ("min" in limit) return value >= limit.min;
  return "max" in limit ? value <= limit.max : value === limit.exact;
}
