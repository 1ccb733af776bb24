/** Maximum number of bytes of a stored name, colour or style URL; the rest is dropped. */
const maxTextLength = 4_096;

const namedEntities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Collects the text of one element from its pieces. */
export class TextCollector {
  encoding = "utf-8";
  /** Number of texts that are not in the declared encoding. */
  misreadCount = 0;
  readonly #bytes = new Uint8Array(maxTextLength);
  #length = 0;

  begin(): void {
    this.#length = 0;
  }

  add(bytes: Uint8Array, from: number, to: number): void {
    const end = Math.min(to, from + maxTextLength - this.#length);
    this.#bytes.set(bytes.subarray(from, end), this.#length);
    this.#length += end - from;
  }

  /** @returns the trimmed text with character references resolved; entities that the file declares stay as written. */
  finish(): string {
    const text = this.decode(this.#bytes.subarray(0, this.#length)).trim();
    return text.includes("&") ? resolveCharacterReferences(text) : text;
  }

  /**
   * Text wrongly declared as UTF-8 is decoded as windows-1252, because it nearly always is windows-1252. Text declared
   * as Windows or ISO that is valid UTF-8 is decoded as UTF-8, because windows-1252 text is hardly ever valid UTF-8.
   */
  decode(bytes: Uint8Array): string {
    if (isAscii(bytes)) return String.fromCharCode.apply(null, bytes as unknown as number[]);
    const isUtf8 = this.encoding === "utf-8";
    if (!isUtf8 && !/^(windows|iso)-/.test(this.encoding)) return new TextDecoder(this.encoding).decode(bytes);
    const text = decodeStrictUtf8(bytes);
    if ((text === undefined) === isUtf8) this.misreadCount++;
    return text ?? new TextDecoder(isUtf8 ? "windows-1252" : this.encoding).decode(bytes);
  }
}

/** Whether the bytes are ASCII, like most texts, and can be read without the slower decoder. */
function isAscii(bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index++) if (bytes[index]! > 127) return false;
  return true;
}

/** @returns undefined if the bytes are not UTF-8; a letter cut off by the length limit is left out. */
function decodeStrictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: bytes.length >= maxTextLength });
  } catch {
    return undefined;
  }
}

/** Removes HTML tags, which some programs write into names. */
export function stripMarkup(text: string): string {
  return text
    .replace(/<\/?[a-z][^>]*>/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Resolves numeric references and the five entities of XML; entities that the file declares stay as written. */
export function resolveCharacterReferences(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, (wholeMatch, reference: string) => {
    if (!reference.startsWith("#")) return namedEntities[reference.toLowerCase()] ?? wholeMatch;
    const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : wholeMatch;
  });
}

/** Whether a reference is to a space or a line break; some programs write `#13`, `#xD` or `#160` for these. */
export function isEncodedSpace(bytes: Uint8Array): boolean {
  const name = String.fromCharCode(...bytes);
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  if (!hex && !decimal) return name === "nbsp";
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= 0x10ffff && /^\s$/.test(String.fromCodePoint(code));
}
