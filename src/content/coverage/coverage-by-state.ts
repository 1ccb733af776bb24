import { readFileSync } from "node:fs";
import { computeCoveredShares } from "#domain/coverage/covered-share.ts";
import { KmlError } from "#domain/coverage/kml/kml-error.ts";
import { readKml } from "#domain/coverage/kml/read-kml.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import type { Shapes } from "#domain/coverage/shapes.ts";
import states from "./outline/mexico-states.json" with { type: "json" };
import { coverageOverlays } from "./overlays/coverage-overlays.ts";
import { requireOverlayFilePath } from "./overlays/overlay-file.ts";
import { rememberCoverage } from "./remember-coverage.ts";

type StateCoverage = {
  state: string;
  /** ISO 3166-2:MX code without `MX-`. */
  code: string;
  /** Share of the state's land that each overlay covers, from 0 to 1. */
  shares: Readonly<Record<OverlayId, number>>;
};

/**
 * Share of each state covered by each overlay, in Spanish alphabetical order.
 * Borders: Natural Earth, see `scripts/geography.ts`.
 *
 * @throws {Error} in Spanish, with the file's name, if nothing in a file is usable.
 */
export function computeStateCoverage(): readonly StateCoverage[] {
  const files = coverageOverlays.map(({ id }) => requireOverlayFilePath(id));
  return rememberCoverage("states", files, () => computeCoverage(files));
}

function computeCoverage(files: readonly string[]): StateCoverage[] {
  const regions = states.map(({ rings }) => rings);
  const shares = coverageOverlays.map(({ id }, index): [OverlayId, number[]] => [
    id,
    computeCoveredShares(readOverlayShapes(files[index] ?? ""), regions),
  ]);
  return states.map(({ name, code }, index) => ({
    state: name,
    code,
    shares: Object.fromEntries(shares.map(([id, each]) => [id, each[index] ?? 0])) as Record<OverlayId, number>,
  }));
}

/** @throws {Error} in Spanish, with the file's name, if nothing in the file is usable. */
export function readOverlayShapes(file: string): Shapes {
  try {
    return readKml(readFileSync(file)).shapes;
  } catch (error) {
    if (!(error instanceof KmlError)) throw error;
    const advice = `«npm run coverage:check ${file}» dice qué tiene`;
    throw new Error(`${file}: de este KML no se puede usar nada (${error.code}); ${advice}.`, { cause: error });
  }
}
