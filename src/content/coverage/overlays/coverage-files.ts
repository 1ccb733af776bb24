/** Addresses and sizes of the five coverage files, read at build time. */
import { readFileSync } from "node:fs";
import type { OverlayFile } from "#domain/coverage/overlay.ts";
import { packSuffix } from "#domain/coverage/pack/pack.ts";
import { coverageOverlays } from "./coverage-overlays.ts";
import { estimateDownloadBytes, packOverlay } from "./coverage-pack.ts";
import { requireOverlayFilePath } from "./overlay-file.ts";

/** @throws {Error} if one of the files is missing. */
export function readCoverageFiles(): readonly OverlayFile[] {
  return coverageOverlays.map(({ id, path }) => {
    const kml = readFileSync(requireOverlayFilePath(id));
    const pack = packOverlay(kml);
    return {
      id,
      path,
      bytes: kml.length,
      downloadBytes: estimateDownloadBytes(pack?.bytes ?? kml),
      ...(pack && { pack: { path: path + packSuffix, kmlSha256: pack.kmlSha256 } }),
    };
  });
}
