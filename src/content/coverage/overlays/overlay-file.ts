/** Path of each overlay's file: the operator's file in the coverage store, else the site's own sample. */
import { statSync } from "node:fs";
import type { OverlayId, StoredOverlay } from "#domain/coverage/overlay.ts";
import { getStoredFilePath, readCoverageStore } from "#platform/config/coverage-store.ts";
import { coverageOverlays } from "./coverage-overlays.ts";
import { coverageRows } from "./coverage-rows.ts";

/** The row of the operator's file for the overlay; undefined while the overlay shows a sample. */
export function findStoredOverlay(id: OverlayId): StoredOverlay | undefined {
  return readCoverageStore() && coverageRows.find(({ overlay }) => overlay === id);
}

/**
 * Path of the overlay's file, absolute or relative to the project's root. Checks only the size; the digest is checked
 * once, before the build.
 *
 * @throws {Error} in Spanish, if the file is missing from the store or incomplete.
 */
export function requireOverlayFilePath(id: OverlayId): string {
  const storedOverlay = findStoredOverlay(id);
  const store = readCoverageStore();
  if (!storedOverlay || !store) return getSampleFilePath(id);
  const file = getStoredFilePath(store, { ...storedOverlay, type: "kml" });
  if (statSync(file, { throwIfNoEntry: false })?.size !== storedOverlay.bytes)
    throw new Error(`${file}: falta este archivo de cobertura, o no está entero. «npm run build» dice cómo traerlo.`);
  return file;
}

export const getSampleFilePath = (id: OverlayId) => `public${coverageOverlays.find((each) => each.id === id)?.path}`;
