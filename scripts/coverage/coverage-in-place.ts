/** The operator's coverage files, for a build or a preview. */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { coverageOverlays } from "#content/coverage/coverage-overlays.ts";
import { coverageRows } from "#content/coverage/coverage-rows.ts";
import { overlayFile, storedOverlay } from "#content/coverage/overlay-file.ts";
import { coverageStore } from "#platform/config/coverage-store.ts";
import { fetchStoredFiles } from "./stored-files.ts";

/** @throws {Error} in Spanish, if one of them is nowhere, or not what it should be. */
export async function installCoverageFiles(): Promise<void> {
  const store = coverageStore();
  if (store) await fetchStoredFiles(coverageRows, store);
}

/** Puts them in the place of the samples of a freshly built site. */
export async function placeCoverage(clientDir: string): Promise<void> {
  for (const { id, path } of coverageOverlays)
    if (storedOverlay(id)) await copyFile(overlayFile(id), join(clientDir, path));
}

/** Where they are before they are built: they only change with the rows. */
export const coverageSources = (): string[] => coverageOverlays.map(({ id }) => overlayFile(id));
