/** Splits a TrueType font into tables, and joins tables. Source: OpenType 1.9, "Font file". */

export type FontTable = { tag: string; content: Buffer };

const headerBytes = 12;
const recordBytes = 16;
const checksumMagic = 0xb1b0afba;

/** @param font - uncompressed TrueType font. */
export function readFontTables(font: Buffer): FontTable[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = headerBytes + index * recordBytes;
    const offset = font.readUInt32BE(record + 8);
    const content = font.subarray(offset, offset + font.readUInt32BE(record + 12));
    return { tag: font.toString("latin1", record, record + 4), content };
  });
}

/**
 * Computes the header fields for binary search in a sorted list of records.
 *
 * @param size - length of a record in bytes.
 */
export function computeBinarySearchFields(
  count: number,
  size: number,
): [searchRange: number, entrySelector: number, rest: number] {
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** entrySelector * size;
  return [searchRange, entrySelector, count * size - searchRange];
}

export function joinFontTables(tables: readonly FontTable[]): Buffer {
  const sortedTables = tables.toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(0x00010000, 0);
  for (const [index, value] of [
    sortedTables.length,
    ...computeBinarySearchFields(sortedTables.length, recordBytes),
  ].entries())
    header.writeUInt16BE(value, 4 + index * 2);
  const directory = Buffer.alloc(sortedTables.length * recordBytes);
  const parts: Buffer[] = [header, directory];
  let offset = headerBytes + directory.length;
  let headTableOffset = 0;
  for (const [index, { tag, content }] of sortedTables.entries()) {
    const paddedContent = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    if (tag === "head") {
      headTableOffset = offset;
      paddedContent.writeUInt32BE(0, 8);
    }
    const record = index * recordBytes;
    directory.write(tag, record, "latin1");
    directory.writeUInt32BE(computeChecksum(paddedContent), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(content.length, record + 12);
    parts.push(paddedContent);
    offset += paddedContent.length;
  }
  const font = Buffer.concat(parts);
  font.writeUInt32BE((checksumMagic - computeChecksum(font)) >>> 0, headTableOffset + 8);
  return font;
}

function computeChecksum(content: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < content.length; offset += 4) sum = (sum + content.readUInt32BE(offset)) >>> 0;
  return sum;
}
