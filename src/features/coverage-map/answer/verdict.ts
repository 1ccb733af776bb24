import type { Technology } from "#domain/coverage/overlay.ts";
import type { TechnologyAnswer } from "#features/coverage-map/coverage-texts.ts";

/** `unknown`: a file that could change the answer is missing. */
export type Verdict = {
  kind: "yes" | "no" | "unknown";
  /** The newest technology that covers the place. */
  technology?: Technology;
};

const coveredAnswers: readonly TechnologyAnswer[] = ["guaranteed", "differentiated", "covered"];

/** @param known - each technology with its answer, oldest technology first. */
export function decideVerdict(known: readonly (readonly [Technology, TechnologyAnswer])[]): Verdict {
  const coveringAnswers = known.filter(([, kind]) => coveredAnswers.includes(kind));
  const [technology] = coveringAnswers[coveringAnswers.length - 1] ?? [];
  if (technology) return { kind: "yes", technology };
  return { kind: known.every(([, kind]) => kind === "none") ? "no" : "unknown" };
}
