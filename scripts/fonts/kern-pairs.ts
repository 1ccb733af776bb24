/**
 * Replaces a font's layout tables with a list of kerning pairs, because these tables are as large as the outlines. The
 * list has only visible kerning of headings. Source: OpenType 1.9, "kern — Kerning", format 0.
 */
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from "harfbuzzjs";
import { computeBinarySearchFields, joinFontTables, readFontTables } from "./font-tables.ts";

type KernPair = {
  /** Glyph id of the left character. */
  left: number;
  /** Glyph id of the right character. */
  right: number;
  /** Change of the distance between the two glyphs, in font units. */
  distance: number;
};

/** Tables to remove: layout tables, which the pairs replace, and tables about the removed hints and axes. */
const removedTables = ["GDEF", "GPOS", "GSUB", "STAT", "gasp", "prep"];

const pairBytes = 6;

/**
 * Replaces the layout tables of a font with a `kern` table.
 *
 * @param font - uncompressed TrueType with kerning.
 * @param starts - possible first characters of a pair.
 * @param ends - possible second characters of a pair.
 * @param minDistance - minimum distance of a pair, in font units.
 * @param step - distances are rounded to multiples of this, because equal distances compress well.
 * @throws {RangeError} if no pair is left, because the font had no kerning.
 */
export function replaceKerning(
  font: Buffer,
  { starts, ends, minDistance, step }: { starts: string; ends: string; minDistance: number; step: number },
): Buffer {
  const shapeText = createShaper(font);
  const pairs = [...starts].flatMap((start) => {
    const [glyph] = shapeText(start);
    return [...ends].flatMap((end): KernPair[] => {
      const [left, right] = shapeText(start + end);
      if (!glyph || !left || !right) return [];
      const distance = left.advance - glyph.advance;
      if (Math.abs(distance) < minDistance) return [];
      return [{ left: left.glyph, right: right.glyph, distance: Math.round(distance / step) * step }];
    });
  });
  if (pairs.length === 0) throw new RangeError("the font has no kerning to keep");
  const tables = readFontTables(font).filter(({ tag }) => !removedTables.includes(tag));
  return joinFontTables([...tables, { tag: "kern", content: createKernTable(pairs) }]);
}

function createKernTable(pairs: readonly KernPair[]): Buffer {
  const sortedPairs = pairs.toSorted((one, other) => one.left - other.left || one.right - other.right);
  const bytes = 14 + sortedPairs.length * pairBytes;
  // Header of a table with one subtable, which is horizontal and in format 0.
  const head = [0, 1, 0, bytes, 1, sortedPairs.length, ...computeBinarySearchFields(sortedPairs.length, pairBytes)];
  const table = Buffer.alloc(4 + bytes);
  for (const [index, value] of head.entries()) table.writeUInt16BE(value, index * 2);
  for (const [index, { left, right, distance }] of sortedPairs.entries()) {
    const offset = head.length * 2 + index * pairBytes;
    table.writeUInt16BE(left, offset);
    table.writeUInt16BE(right, offset + 2);
    table.writeInt16BE(distance, offset + 4);
  }
  return table;
}

/** @returns a function that converts text to glyph ids with their advances in font units. */
export function createShaper(bytes: Buffer): (text: string) => { glyph: number; advance: number }[] {
  const { buffer, byteOffset, byteLength } = bytes;
  const font = new Font(new Face(new Blob((buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength))));
  return (text) => {
    const shaping = new ShapingBuffer();
    shaping.addText(text);
    shaping.guessSegmentProperties();
    shape(font, shaping);
    const positions = shaping.getGlyphPositions();
    return shaping.getGlyphInfos().map(({ codepoint }, index) => ({
      glyph: codepoint,
      advance: positions[index]?.xAdvance ?? 0,
    }));
  };
}
