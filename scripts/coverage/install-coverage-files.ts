/** Provides the operator's coverage files for a build or a preview. */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { coverageOverlays } from "#content/coverage/coverage-overlays.ts";
import { coverageRows } from "#content/coverage/coverage-rows.ts";
import { findStoredOverlay, overlayFilePath } from "#content/coverage/overlay-file.ts";
import { readCoverageStore } from "#platform/config/coverage-store.ts";
import { fetchStoredFiles } from "./stored-files.ts";

/**
 * Fetches the operator's files that the store's folder lacks.
 *
 * @throws {Error} in Spanish, if a file is missing or does not match its digest.
 */
export async function installCoverageFiles(): Promise<void> {
  const store = readCoverageStore();
  if (store) await fetchStoredFiles(coverageRows, store);
}

/** Replaces the samples in a freshly built site. */
export async function replaceSampleCoverage(clientDir: string): Promise<void> {
  for (const { id, path } of coverageOverlays)
    if (findStoredOverlay(id)) await copyFile(overlayFilePath(id), join(clientDir, path));
}

/** Paths of the overlays' source files: the operator's, or the samples for lack of them. */
export const coverageSources = (): string[] => coverageOverlays.map(({ id }) => overlayFilePath(id));
