import type { CoverageOverlay } from "./overlay.ts";

/**
 * What can be said of one technology at a point. `differentiated`: there is signal, and no guarantee. `covered`: there is
 * signal, and nothing is known of a guarantee. `unknown`: a file that could change the answer could not be read.
 */
export type TechnologyCoverage = "guaranteed" | "differentiated" | "covered" | "none" | "unknown";

/**
 * What a technology's files say together. They are asked in the order `guaranteed`, `differentiated`, and no further than a
 * yes; `all` is the one file of a technology that does not tell guarantees apart.
 *
 * @param answers - whether each file covers the point; a file that the technology lacks, was not asked or could not be read
 * has none. The file of what is differentiated holds what is guaranteed too, so alone it says yes but not which.
 * @returns never `none` but on the word of a file that holds all there is: `differentiated` beside `guaranteed`, or `all`.
 * @see product specification, sections 2 and 7.
 */
export function technologyCoverage({
  guaranteed,
  differentiated,
  all,
}: Partial<Record<CoverageOverlay["type"], boolean>>): TechnologyCoverage {
  if (guaranteed) return "guaranteed";
  if (all ?? differentiated) return guaranteed === false ? "differentiated" : "covered";
  const isCertain = all === false || (guaranteed === false && differentiated === false);
  return isCertain ? "none" : "unknown";
}
