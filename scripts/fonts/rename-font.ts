/** Gives an instance of a variable font its own names. Source: OpenType 1.9. */
import { joinFontTables, readFontTables } from "./font-tables.ts";

export type FontName = {
  family: string;
  style: "Regular" | "Bold" | "Italic";
};

/** @param font - uncompressed TrueType; its copyright and version stay in the name table. */
export function renameFont(font: Buffer, { family, style }: FontName): Buffer {
  const tables = readFontTables(font).map(({ tag, content }) => {
    if (tag !== "name") return { tag, content };
    const fullName = `${family} ${style}`;
    const copiedRecords = readNames(content).filter(([id]) => id === 0 || id === 5);
    const newNames: [number, string][] = [
      [1, family],
      [2, style],
      [3, fullName],
      [4, fullName],
      [6, fullName.replaceAll(" ", "").replace(style, `-${style}`)],
    ];
    return { tag, content: createNameTable([...copiedRecords, ...newNames].sort(([a], [b]) => a - b)) };
  });
  return joinFontTables(tables);
}

/** Reads the font's names for Windows, which every font reader supports. */
function readNames(table: Buffer): [number, string][] {
  const storage = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + index * 12)
    .filter((record) => table.readUInt16BE(record) === 3)
    .map((record) => {
      const start = storage + table.readUInt16BE(record + 10);
      const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)));
      return [table.readUInt16BE(record + 6), bytes.swap16().toString("utf16le")];
    });
}

function createNameTable(names: readonly [number, string][]): Buffer {
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [index, [id, text]] of names.entries()) {
    const bytes = Buffer.from(text, "utf16le").swap16();
    // Platform Windows, encoding Unicode, US English.
    for (const [fieldIndex, value] of [3, 1, 0x409, id, bytes.length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + fieldIndex * 2);
    texts.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...texts]);
}
