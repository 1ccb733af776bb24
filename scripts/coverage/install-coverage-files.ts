/** Provides a build or a preview with the operator's coverage files and uploads. */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { coverageOverlays, toNamedStoredFile } from "#content/coverage/overlays/coverage-overlays.ts";
import { coverageRows } from "#content/coverage/overlays/coverage-rows.ts";
import { findStoredOverlay, requireOverlayFilePath } from "#content/coverage/overlays/overlay-file.ts";
import { uploadedFiles } from "#content/uploads/uploaded-files.ts";
import { readCoverageStore, uploadsFolder } from "#platform/config/coverage-store.ts";
import { fetchStoredFiles, isStored } from "./stored-files.ts";

/**
 * Fetches the operator's files that are missing from the store's folder, except uploads that git contains.
 *
 * @throws {Error} in Spanish, if a file is unavailable or does not match its digest.
 */
export async function installCoverageFiles(): Promise<void> {
  const store = readCoverageStore();
  if (!store) return;
  const areInGit = await Promise.all(uploadedFiles.map((file) => isStored({ folder: uploadsFolder }, file)));
  const missingUploads = uploadedFiles.filter((_file, index) => !areInGit[index]);
  await fetchStoredFiles([...coverageRows.map(toNamedStoredFile), ...missingUploads], store);
}

export async function replaceSampleCoverage(clientDir: string): Promise<void> {
  for (const { id, path } of coverageOverlays)
    if (findStoredOverlay(id)) await copyFile(requireOverlayFilePath(id), join(clientDir, path));
}

/** Lists the paths of the overlays' source files: the operator's files, or else the samples. */
export const listCoverageSources = (): string[] => coverageOverlays.map(({ id }) => requireOverlayFilePath(id));
