/** The file with the answers for listed places, which needs no overlay; written by the build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isCovered } from "#domain/coverage/is-covered.ts";
import { type PackedLocalities, unpackLocalities } from "#domain/coverage/places/localities.ts";
import { type PlaceAnswers, packNewestTechnologies } from "#domain/coverage/places/place-coverage.ts";
import { computeWorldX, computeWorldY } from "#domain/coverage/world.ts";
import { readOverlayShapes } from "./coverage-by-state.ts";
import { coverageMapSources } from "./coverage-page.ts";
import { coverageToolCopy } from "./coverage-tool.ts";
import { coverageOverlays } from "./overlays/coverage-overlays.ts";
import { rememberCoverage } from "./remember-coverage.ts";

const { verdicts, indoors, sampleNotice } = coverageToolCopy.point;

/**
 * The newest technology of each place, with the words of the map's verdict.
 *
 * @param clientDir - the built site, with its list of places and its overlays.
 * @throws {Error} in Spanish, with the file's name, if nothing in an overlay is usable.
 */
export function buildPlaceAnswers(clientDir: string): PlaceAnswers {
  const localitiesFile = join(clientDir, coverageMapSources.localitiesPath);
  const files = [localitiesFile, ...coverageOverlays.map(({ path }) => join(clientDir, path))];
  const newest = rememberCoverage("places", files, () => findNewestTechnologies(clientDir, localitiesFile));
  return { newest, yes: verdicts.yes, no: verdicts.no, indoors, sampleNotice };
}

function findNewestTechnologies(clientDir: string, localitiesFile: string): string {
  const overlays = coverageOverlays.map(({ technology, path }) => ({
    technology,
    shapes: readOverlayShapes(join(clientDir, path)),
  }));
  const localities = unpackLocalities(JSON.parse(readFileSync(localitiesFile, "utf8")) as PackedLocalities);
  return packNewestTechnologies(localities, (technology, { longitude, latitude }) => {
    const [x, y] = [computeWorldX(longitude), computeWorldY(latitude)];
    return overlays.some((overlay) => overlay.technology === technology && isCovered(overlay.shapes, x, y));
  });
}
