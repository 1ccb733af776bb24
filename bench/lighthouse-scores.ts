import type { Result } from "lighthouse";
import { bounds } from "./conditions.ts";

/** Lighthouse's categories that a page has to be full in, in the order of its report. */
export const categoryIds = ["performance", "accessibility", "best-practices", "seo"] as const;
export type CategoryId = (typeof categoryIds)[number];

/** An audit that found something. */
export type Remark = {
  id: string;
  title: string;
  category: CategoryId;
  /** From 0 to 1; an audit that broke has 0. */
  score: number;
  /** Whether it counts in the score of its category. */
  counts: boolean;
};

export type Judgement = {
  /** From 0 to 100. */
  scores: Readonly<Record<CategoryId, number>>;
  /** Search engines are to leave this page out, and nothing else is wrong with it in their eyes. */
  isLeftOutOnPurpose: boolean;
  remarks: readonly Remark[];
};

export type LighthouseResult = Pick<Result, "audits" | "categories">;

/** Whether every category has a score: without one, an audit that counts had nothing to read. */
export function wasRecorded({ categories }: LighthouseResult): boolean {
  return categoryIds.every((id) => typeof categories[id]?.score === "number");
}

/** Metrics are the score itself; hidden audits are raw material for others. */
const silentGroups = ["metrics", "hidden"];

const indexingAudit = "is-crawlable";

/**
 * Reads a result of Lighthouse that {@link wasRecorded}.
 *
 * @param isIndexed - whether the site wants search engines to keep the page; Lighthouse takes for granted that it does.
 * @throws {Error} if a category is missing.
 */
export function judge({ audits, categories }: LighthouseResult, isIndexed: boolean): Judgement {
  const scores = { performance: 0, accessibility: 0, "best-practices": 0, seo: 0 };
  const remarks: Remark[] = [];
  for (const id of categoryIds) {
    const category = categories[id];
    if (!category) throw new Error(`Lighthouse left out ${id}`);
    scores[id] = Math.round((category.score ?? 0) * 100);
    for (const { id: auditId, group, weight } of category.auditRefs) {
      const audit = audits[auditId];
      if (!audit || silentGroups.includes(group ?? "")) continue;
      const score = audit.scoreDisplayMode === "error" ? 0 : audit.score;
      if (score === null || score >= 1) continue;
      remarks.push({ id: auditId, title: audit.title, category: id, score, counts: weight > 0 });
    }
  }
  const against = remarks.filter(({ category, counts }) => category === "seo" && counts).map(({ id }) => id);
  return {
    scores,
    isLeftOutOnPurpose: !isIndexed && against.length === 1 && against[0] === indexingAudit,
    remarks,
  };
}

/** Whether a page has all that it can have: full scores, but for those of search engines that it keeps away. */
export function isFull({ scores, isLeftOutOnPurpose }: Judgement): boolean {
  return categoryIds.every((id) => scores[id] >= bounds.lighthouseScore || (id === "seo" && isLeftOutOnPurpose));
}

/** @throws {RangeError} if there is none. */
export function middleOf(judgements: readonly Judgement[]): Judgement {
  const sum = ({ scores }: Judgement) => categoryIds.reduce((total, id) => total + scores[id], 0);
  const sorted = judgements.toSorted((a, b) => sum(a) - sum(b));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new RangeError("no judgement to take the middle of");
  return middle;
}
