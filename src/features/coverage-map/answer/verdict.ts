import type { Technology } from "#domain/coverage/overlay.ts";
import type { TechnologyAnswer } from "#features/coverage-map/coverage-copy.ts";

/** `unknown`: a file that could change the answer is missing. */
export type CoverageVerdict = {
  kind: "yes" | "no" | "unknown";
  /** The newest technology that covers the place. */
  technology?: Technology;
};

export const coveredAnswers: readonly TechnologyAnswer[] = ["guaranteed", "differentiated", "covered"];

/** @param answers - each technology with its answer, oldest technology first. */
export function decideVerdict(answers: readonly (readonly [Technology, TechnologyAnswer])[]): CoverageVerdict {
  const coveringAnswers = answers.filter(([, kind]) => coveredAnswers.includes(kind));
  const [technology] = coveringAnswers[coveringAnswers.length - 1] ?? [];
  if (technology) return { kind: "yes", technology };
  return { kind: answers.every(([, kind]) => kind === "none") ? "no" : "unknown" };
}
