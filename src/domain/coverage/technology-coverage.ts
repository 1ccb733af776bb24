import type { CoverageOverlay } from "./overlay.ts";

/**
 * What can be said about one technology at a point. `differentiated`: there is signal, without a guarantee. `covered`:
 * there is signal, and nothing is known about a guarantee. `unknown`: a file that could change the answer could not be
 * read.
 */
export type TechnologyCoverage = "guaranteed" | "differentiated" | "covered" | "none" | "unknown";

/**
 * What a technology's files say together. They are queried in the order `guaranteed`, `differentiated`, until one says
 * yes; `all` is the only file of a technology that does not distinguish guarantees.
 *
 * @param answers - whether each file covers the point; a file that the technology does not have, that was not queried
 * or that could not be read has no answer. The `differentiated` file also contains guaranteed coverage, so its yes
 * alone does not say which.
 * @returns `none` only if the files that together hold all coverage say no: `differentiated` and `guaranteed`, or
 * `all`.
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
