import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { coverageMapSources } from "#content/coverage/coverage-page.ts";
import { buildPlaceAnswers } from "#content/coverage/place-answers.ts";

/** Writes what a new build's overlays answer for listed places, for the search and the assistant. */
export const writePlaceAnswers = (clientDir: string): Promise<void> =>
  writeFile(join(clientDir, coverageMapSources.placeAnswersPath), `${JSON.stringify(buildPlaceAnswers(clientDir))}\n`);
