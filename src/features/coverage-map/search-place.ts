import type { OverlayId, Technology } from "#domain/coverage/overlay.ts";
import { type TechnologyCoverage, technologyCoverage } from "#domain/coverage/technology-coverage.ts";
import { type CoverageErrorCode, CoverageFailure } from "./coverage-engine.ts";
import type { CoverageLayer } from "./coverage-map-props.ts";

/** Order in which a technology's files are read: guaranteed coverage makes the others unnecessary. */
const order = ["guaranteed", "differentiated", "all"] as const;

export type LookedUp = {
  coverage: TechnologyCoverage;
  /** Error code of a file that could not be read, if any. */
  failure?: CoverageErrorCode;
};

/**
 * Looks up a technology's coverage at one place.
 *
 * @param covers - whether an overlay covers the place.
 */
export async function searchPlace(
  technology: Technology,
  layers: readonly CoverageLayer[],
  covers: (id: OverlayId) => Promise<boolean>,
): Promise<LookedUp> {
  const found: Partial<Record<CoverageLayer["type"], boolean>> = {};
  let failure: CoverageErrorCode | undefined;
  for (const type of order) {
    const layer = layers.find((each) => each.technology === technology && each.type === type);
    if (!layer) continue;
    try {
      found[type] = await covers(layer.id);
    } catch (error) {
      if (!(error instanceof CoverageFailure)) throw error;
      failure ??= error.code;
    }
    if (found[type]) break;
  }
  const coverage = technologyCoverage(found);
  return failure ? { coverage, failure } : { coverage };
}
