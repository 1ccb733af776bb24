/** What the page says of the five files before anybody asks for one; read from `public/kml` when the site is built. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { encodePack } from "#domain/coverage/encode-pack.ts";
import { KmlError, type OverlayId } from "#domain/coverage/overlay.ts";
import { packFromBytes, packSuffix } from "#domain/coverage/pack.ts";
import { readKml } from "#domain/coverage/read-kml.ts";
import { coverageOverlays } from "./coverage-overlays.ts";

export type CoverageFile = {
  id: OverlayId;
  /** Address of the KML. */
  path: string;
  /** Length of the KML. */
  bytes: number;
  /** What travels for it at most: the packed twin's bytes where there is one, else the compressed KML's. */
  downloadBytes: number;
  /** The packed twin; its digest is the KML's SHA-256 in base64. */
  pack?: { path: string; kmlSha256: string };
};

/** @throws {Error} if one of the files is missing. */
export function coverageFiles(): readonly CoverageFile[] {
  return coverageOverlays.map(({ id, path }) => {
    const kml = readFileSync(`public${path}`);
    const pack = packOf(kml);
    return {
      id,
      path,
      bytes: kml.length,
      downloadBytes: travelBytes(pack?.bytes ?? kml),
      ...(pack && { pack: { path: path + packSuffix, kmlSha256: pack.kmlSha256 } }),
    };
  });
}

/** The packed twin of a file that is large enough for one, and of which something can be used. */
export function packOf(kml: Uint8Array): { bytes: Uint8Array<ArrayBuffer>; kmlSha256: string } | undefined {
  if (kml.length <= packFromBytes) return undefined;
  try {
    const { shapes, styles, report } = readKml(kml);
    const kmlSha256 = createHash("sha256").update(kml).digest("base64");
    return { bytes: encodePack({ shapes, styles, report, kmlSha256 }), kmlSha256 };
  } catch (error) {
    // The page reads the file itself then, and says what is wrong with it.
    if (error instanceof KmlError) return undefined;
    throw error;
  }
}

/** A bound that is quick to find: what the build compresses as far as it goes takes about a third less. */
const quickQuality = 5;

/** @returns how many bytes of this travel at most, to a browser that takes brotli. */
export function travelBytes(content: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quickQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}
