import type { OverlayId, Technology } from "#domain/coverage/overlay.ts";
import { combineCoverageAnswers, type TechnologyCoverage } from "#domain/coverage/technology-coverage.ts";
import { CoverageError, type CoverageErrorCode } from "#features/coverage-map/coverage-engine.ts";
import type { NamedOverlay } from "#features/coverage-map/coverage-map-props.ts";

/** Order in which a technology's files are read. The first file that covers the place makes the others unnecessary. */
const typeOrder = ["guaranteed", "differentiated", "all"] as const;

export type CoverageLookup = {
  coverage: TechnologyCoverage;
  /** Error code of the first file that could not be read, if any. */
  failure?: CoverageErrorCode;
};

export async function lookUpCoverage(
  technology: Technology,
  overlays: readonly NamedOverlay[],
  covers: (id: OverlayId) => Promise<boolean>,
): Promise<CoverageLookup> {
  const answersByType: Partial<Record<NamedOverlay["type"], boolean>> = {};
  let failure: CoverageErrorCode | undefined;
  for (const type of typeOrder) {
    const overlay = overlays.find((each) => each.technology === technology && each.type === type);
    if (!overlay) continue;
    try {
      answersByType[type] = await covers(overlay.id);
    } catch (error) {
      if (!(error instanceof CoverageError)) throw error;
      failure ??= error.code;
    }
    if (answersByType[type]) break;
  }
  const coverage = combineCoverageAnswers(answersByType);
  return failure ? { coverage, failure } : { coverage };
}
