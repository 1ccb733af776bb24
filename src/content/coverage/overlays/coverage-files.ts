/** Addresses and sizes of the five coverage files, read at build time. */
import { readFileSync } from "node:fs";
import { rememberCoverage } from "#content/coverage/remember-coverage.ts";
import type { OverlayFile } from "#domain/coverage/overlay.ts";
import { packSuffix } from "#domain/coverage/pack/pack.ts";
import { coverageOverlays } from "./coverage-overlays.ts";
import { estimateDownloadBytes, packOverlay } from "./coverage-pack.ts";
import { requireOverlayFilePath } from "./overlay-file.ts";

/** @throws {Error} if one of the files is missing. */
export function readCoverageFiles(): readonly OverlayFile[] {
  const files = coverageOverlays.map(({ id }) => requireOverlayFilePath(id));
  return rememberCoverage("files", files, () =>
    coverageOverlays.map(({ id, path }, index) => {
      const kml = readFileSync(files[index] ?? "");
      const pack = packOverlay(kml);
      return {
        id,
        path,
        bytes: kml.length,
        downloadBytes: estimateDownloadBytes(pack?.bytes ?? kml),
        ...(pack && { pack: { path: path + packSuffix, kmlSha256: pack.kmlSha256 } }),
      };
    }),
  );
}
