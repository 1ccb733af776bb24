/**
 * A pack is a smaller copy of a coverage KML: a coarse overview for views of the whole country, then all shapes,
 * without their texts. It has about an eighth of the KML's bytes. The build makes the pack, and the map uses a pack
 * only if it was made from the current KML.
 *
 * Layout, with little-endian numbers: the magic and a version byte; the length of the header in 4 bytes; the header, a
 * {@link PackHeader} as JSON; the blocks of the overview; those of the detail.
 *
 * A block holds whole shapes. It begins with the numbers of shapes, rings, vertices and following bytes, 4 bytes each.
 * Then come columns: each shape's kind (one byte), style and number of rings; each ring's code; for x and then for y,
 * the lowest bytes of all coordinates, their second bytes, and the rest. Columns of unspecified size are varints. A
 * ring's code is twice its length, plus one if its last vertex repeats the first and is omitted. Coordinates are zigzag
 * differences from the previous vertex, starting from 0 in each block. Splitting them into bytes makes the file easier
 * to compress: the lowest bytes are noise, and the others are nearly always equal.
 */

import type { KmlReport } from "#domain/coverage/kml/kml-report.ts";
import type { OverlayStyle } from "#domain/coverage/overlay.ts";

/** The ASCII text `wimk` and a version byte. */
export const packMagic = [0x77, 0x69, 0x6d, 0x6b, 1] as const;

/** Bytes before the header: the magic number and the field with the header's length. */
export const packPreludeBytes = packMagic.length + 4;

export const blockHeadBytes = 16;

/** KML files larger than this have a pack. */
export const packThresholdBytes = 3_000_000;

/** Suffix that turns the URL of a KML file into that of its pack. */
export const packSuffix = ".pack";

/** Counts of a section, which is the overview or the detail. */
export type PackSection = {
  shapes: number;
  rings: number;
  vertices: number;
  /** Number of low bits that the stored coordinates omit. */
  shift: number;
};

export type PackHeader = {
  /** SHA-256 of the whole KML, in base64 as in `Repr-Digest`. */
  kmlSha256: string;
  report: KmlReport;
  styles: readonly OverlayStyle[];
  overview: PackSection;
  detail: PackSection;
};

/** Thrown for bytes that are not a whole pack; the KML is read instead. */
export class PackError extends Error {
  constructor(what: string) {
    super(`not a coverage pack: ${what}`);
    this.name = "PackError";
  }
}
