/** What the page says about the five files before one is requested; read from `public/kml` at build time. */
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
  /** Upper bound of its download: the packed twin's bytes if there is one, else the compressed KML's. */
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

/** The packed twin of a file, if the file is large enough for one and something in it can be used. */
export function packOf(kml: Uint8Array): { bytes: Uint8Array<ArrayBuffer>; kmlSha256: string } | undefined {
  if (kml.length <= packFromBytes) return undefined;
  try {
    const { shapes, styles, report } = readKml(kml);
    const kmlSha256 = createHash("sha256").update(kml).digest("base64");
    return { bytes: encodePack({ shapes, styles, report, kmlSha256 }), kmlSha256 };
  } catch (error) {
    // The page then reads the file itself, and says what is wrong with it.
    if (error instanceof KmlError) return undefined;
    throw error;
  }
}

/** Gives a quick upper bound: at the build's maximum compression, files are about a third smaller. */
const quickQuality = 5;

/** @returns an upper bound of the bytes downloaded for this content by a browser that accepts brotli. */
export function travelBytes(content: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quickQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return brotliCompressSync(content, { params }).length;
}
