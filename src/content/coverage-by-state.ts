import { readFileSync } from "node:fs";
import { coveredShares } from "#domain/coverage/covered-share.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { readKml } from "#domain/coverage/read-kml.ts";
import { coverageOverlays } from "./coverage-overlays.ts";
import states from "./geography/mexico-states.json" with { type: "json" };

type StateCoverage = {
  state: string;
  /** ISO 3166-2:MX, without the country. */
  code: string;
  /** Of the state's land, 0 to 1. */
  shares: Readonly<Record<OverlayId, number>>;
};

let worked: readonly StateCoverage[] | undefined;

/**
 * How much of each state the overlays of `public/kml` cover, in Spanish alphabetical order; worked out once a build.
 * Borders: Natural Earth, see `scripts/geography.ts`.
 *
 * @throws {KmlError} if nothing of a file can be used.
 */
export function coverageByState(): readonly StateCoverage[] {
  worked ??= workOut();
  return worked;
}

function workOut(): StateCoverage[] {
  const regions = states.map(({ rings }) => rings);
  const shares = coverageOverlays.map(({ id, path }): [OverlayId, number[]] => [
    id,
    coveredShares(readKml(readFileSync(`public${path}`)).shapes, regions),
  ]);
  return states.map(({ name, code }, place) => ({
    state: name,
    code,
    shares: Object.fromEntries(shares.map(([id, each]) => [id, each[place] ?? 0])) as Record<OverlayId, number>,
  }));
}
