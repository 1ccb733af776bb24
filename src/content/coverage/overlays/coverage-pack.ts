/** The packed copy of a coverage file: a smaller binary form that the map downloads instead of the KML. */
import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { KmlError } from "#domain/coverage/kml/kml-error.ts";
import { readKml } from "#domain/coverage/kml/read-kml.ts";
import { encodePack } from "#domain/coverage/pack/encode-pack.ts";
import { packThresholdBytes } from "#domain/coverage/pack/pack.ts";

/** Packs a file; undefined if the file is too small or has nothing usable. */
export function packOverlay(kml: Uint8Array): { bytes: Uint8Array<ArrayBuffer>; kmlSha256: string } | undefined {
  if (kml.length <= packThresholdBytes) return undefined;
  try {
    const { shapes, styles, report } = readKml(kml);
    const kmlSha256 = createHash("sha256").update(kml).digest("base64");
    return { bytes: encodePack({ shapes, styles, report, kmlSha256 }), kmlSha256 };
  } catch (error) {
    // Without a packed copy, the page reads the KML and reports the problem.
    if (error instanceof KmlError) return undefined;
    throw error;
  }
}

/** Low quality gives a fast upper bound; the build's maximum compression makes files about a third smaller. */
const quickQuality = 5;

/** @returns an upper bound of the bytes downloaded for this content by a browser that accepts brotli. */
export function estimateDownloadBytes(content: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quickQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}
