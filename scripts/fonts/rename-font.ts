/** Gives a cut of a variable font its own name: pinning axes leaves it the full font's. TrueType as of OpenType 1.9. */

export type FontName = {
  family: string;
  style: "Regular" | "Bold" | "Italic";
};

type Table = { tag: string; content: Buffer };

const headerBytes = 12;
const recordBytes = 16;

/** @param font - uncompressed TrueType. Copyright and version stay in the name table. */
export function renameFont(font: Buffer, { family, style }: FontName): Buffer {
  const tables = tablesOf(font).map(({ tag, content }) => {
    if (tag !== "name") return { tag, content };
    const full = `${family} ${style}`;
    const kept = namesOf(content).filter(([id]) => id === 0 || id === 5);
    const own: [number, string][] = [
      [1, family],
      [2, style],
      [3, full],
      [4, full],
      [6, full.replaceAll(" ", "").replace(style, `-${style}`)],
    ];
    return { tag, content: nameTable([...kept, ...own].sort(([a], [b]) => a - b)) };
  });
  return assembled(font.subarray(0, headerBytes), tables);
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = headerBytes + index * recordBytes;
    const offset = font.readUInt32BE(record + 8);
    const content = font.subarray(offset, offset + font.readUInt32BE(record + 12));
    return { tag: font.toString("latin1", record, record + 4), content };
  });
}

/** The names for Windows, which every reader knows. */
function namesOf(table: Buffer): [number, string][] {
  const storage = table.readUInt16BE(4);
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + index * 12)
    .filter((record) => table.readUInt16BE(record) === 3)
    .map((record) => {
      const start = storage + table.readUInt16BE(record + 10);
      const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)));
      return [table.readUInt16BE(record + 6), bytes.swap16().toString("utf16le")];
    });
}

function nameTable(names: readonly [number, string][]): Buffer {
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [index, [id, text]] of names.entries()) {
    const bytes = Buffer.from(text, "utf16le").swap16();
    // Windows, Unicode, US English.
    for (const [at, value] of [3, 1, 0x409, id, bytes.length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + at * 2);
    texts.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...texts]);
}

const checksumMagic = 0xb1b0afba;

function assembled(header: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(tables.length * recordBytes);
  const parts: Buffer[] = [Buffer.from(header), directory];
  let offset = headerBytes + directory.length;
  let headAt = 0;
  for (const [index, { tag, content }] of tables.entries()) {
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    if (tag === "head") {
      headAt = offset;
      padded.writeUInt32BE(0, 8);
    }
    const record = index * recordBytes;
    directory.write(tag, record, "latin1");
    directory.writeUInt32BE(checksum(padded), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(content.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat(parts);
  font.writeUInt32BE((checksumMagic - checksum(font)) >>> 0, headAt + 8);
  return font;
}

function checksum(content: Buffer): number {
  let sum = 0;
  for (let at = 0; at < content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0;
  return sum;
}
