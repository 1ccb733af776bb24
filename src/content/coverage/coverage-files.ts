/** Addresses and sizes of the five coverage files, read at build time. */
import { readFileSync } from "node:fs";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { packSuffix } from "#domain/coverage/pack/pack.ts";
import { coverageOverlays } from "./coverage-overlays.ts";
import { estimateDownloadBytes, packOverlay } from "./coverage-pack.ts";
import { requireOverlayFilePath } from "./overlay-file.ts";

export type CoverageFile = {
  id: OverlayId;
  /** Address of the KML. */
  path: string;
  /** Size of the KML. */
  bytes: number;
  /** Maximum bytes of the download: the packed copy if there is one, else the compressed KML. */
  downloadBytes: number;
  /** The packed copy, and the SHA-256 of its KML in base64. */
  pack?: { path: string; kmlSha256: string };
};

/** @throws {Error} if one of the files is missing. */
export function readCoverageFiles(): readonly CoverageFile[] {
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
