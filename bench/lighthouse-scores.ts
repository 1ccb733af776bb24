import { bounds } from "./conditions.ts";

/** The Lighthouse categories in which a page needs a score of 100, in the order of Lighthouse's report. */
export const categoryIds = ["performance", "accessibility", "best-practices", "seo"] as const;
export type CategoryId = (typeof categoryIds)[number];

/** An audit with a score below 1, or one that failed to run. */
export type ImperfectAudit = {
  id: string;
  title: string;
  category: CategoryId;
  /** From 0 to 1; 0 for an audit that failed to run. */
  score: number;
  /** Whether the audit counts towards the score of its category. */
  affectsScore: boolean;
};

export type LighthouseSummary = {
  /** From 0 to 100. */
  scores: Readonly<Record<CategoryId, number>>;
  /** Whether only the page's deliberate `noindex` lowers its SEO score. */
  isHiddenOnPurpose: boolean;
  remarks: readonly ImperfectAudit[];
};

/** The used part of Lighthouse's result. */
export type LighthouseResult = {
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
  categories: Record<string, Category>;
};

type Category = {
  score: number | null;
  auditRefs: { id: string; group?: string | undefined; weight: number }[];
};

/** Whether every category has a score; a score is missing if an audit got no data. */
export function hasAllScores({ categories }: LighthouseResult): boolean {
  return categoryIds.every((id) => typeof categories[id]?.score === "number");
}

/** Groups whose audits are not reported as remarks: metrics are part of the score, and hidden audits are raw data. */
const silentGroups = ["metrics", "hidden"];

const indexingAudit = "is-crawlable";

/** Parses a Lighthouse result for which {@link hasAllScores} is true. */
export function parseLighthouseResult({ audits, categories }: LighthouseResult, isIndexed: boolean): LighthouseSummary {
  const scores = { performance: 0, accessibility: 0, "best-practices": 0, seo: 0 };
  const remarks: ImperfectAudit[] = [];
  for (const id of categoryIds) {
    const category = categories[id];
    if (!category) throw new Error(`Lighthouse left out ${id}`);
    scores[id] = Math.round((category.score ?? 0) * 100);
    for (const { id: auditId, group, weight } of category.auditRefs) {
      const audit = audits[auditId];
      if (!audit || silentGroups.includes(group ?? "")) continue;
      const score = audit.scoreDisplayMode === "error" ? 0 : audit.score;
      if (score === null || score >= 1) continue;
      remarks.push({ id: auditId, title: audit.title, category: id, score, affectsScore: weight > 0 });
    }
  }
  const scoreRemarks = remarks
    .filter(({ category, affectsScore }) => category === "seo" && affectsScore)
    .map(({ id }) => id);
  return {
    scores,
    isHiddenOnPurpose: !isIndexed && scoreRemarks.length === 1 && scoreRemarks[0] === indexingAudit,
    remarks,
  };
}

/** Whether a page has a score of 100 in every category, except SEO if it is hidden on purpose. */
export function hasFullScores({ scores, isHiddenOnPurpose }: LighthouseSummary): boolean {
  return categoryIds.every((id) => scores[id] >= bounds.lighthouseScore || (id === "seo" && isHiddenOnPurpose));
}

/** Finds the run with the median total score. @throws {RangeError} if there are no runs. */
export function findMedianSummary(summaries: readonly LighthouseSummary[]): LighthouseSummary {
  const sum = ({ scores }: LighthouseSummary) => categoryIds.reduce((total, id) => total + scores[id], 0);
  const sortedSummaries = summaries.toSorted((a, b) => sum(a) - sum(b));
  const middle = sortedSummaries[Math.floor((sortedSummaries.length - 1) / 2)];
  if (!middle) throw new RangeError("no judgement to take the middle of");
  return middle;
}
