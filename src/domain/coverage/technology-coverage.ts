import type { CoverageOverlay } from "./overlay.ts";

/**
 * Coverage by one technology at a point. `differentiated`: signal without a guarantee. `covered`: signal, with the
 * guarantee unknown. `unknown`: a file that could change the answer could not be read.
 */
export type TechnologyCoverage = "guaranteed" | "differentiated" | "covered" | "none" | "unknown";

/**
 * Combines the answers of a technology's files. `differentiated` is queried only if `guaranteed` does not cover the
 * point. A technology without guarantees has only the file `all`.
 *
 * @param answers - whether each file covers the point; undefined for a file that does not exist, was not queried or
 * could not be read. The `differentiated` file also contains guaranteed coverage.
 * @returns `none` only if `all` says no, or if both `guaranteed` and `differentiated` say no.
 * @see product specification, sections 2 and 7.
 */
export function combineCoverageAnswers({
  guaranteed: isGuaranteed,
  differentiated: isDifferentiated,
  all: isInAll,
}: Partial<Record<CoverageOverlay["type"], boolean>>): TechnologyCoverage {
  if (isGuaranteed) return "guaranteed";
  if (isInAll ?? isDifferentiated) return isGuaranteed === false ? "differentiated" : "covered";
  const isCertain = isInAll === false || (isGuaranteed === false && isDifferentiated === false);
  return isCertain ? "none" : "unknown";
}
