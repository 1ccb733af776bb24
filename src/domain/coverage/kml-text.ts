/** Bytes of a name, a colour or a style URL that are kept; more would be of no use. */
const longestText = 4_096;

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Collects the text of one element from the pieces in which it arrives. */
export class TextGatherer {
  encoding = "utf-8";
  readonly #bytes = new Uint8Array(longestText);
  #length = 0;

  begin(): void {
    this.#length = 0;
  }

  add(bytes: Uint8Array, from: number, to: number): void {
    const end = Math.min(to, from + longestText - this.#length);
    this.#bytes.set(bytes.subarray(from, end), this.#length);
    this.#length += end - from;
  }

  /**
   * @returns the text without surrounding white space; character references are resolved, the file's own entities stay
   * as written.
   */
  finish(): string {
    const text = new TextDecoder(this.encoding).decode(this.#bytes.subarray(0, this.#length)).trim();
    return text.includes("&") ? unescaped(text) : text;
  }
}

function unescaped(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, (whole, reference: string) => {
    if (!reference.startsWith("#")) return named[reference.toLowerCase()] ?? whole;
    const code = /^#x/i.test(reference) ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
