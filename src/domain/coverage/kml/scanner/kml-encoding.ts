/** Conversion of a file's bytes into UTF-8, or another superset of ASCII, for the scanner. */
export type ByteConversion = {
  /** Name of the encoding in TextDecoder. */
  encoding: string;
  /** Length in bytes of the byte order mark to skip. */
  skippedBytes: number;
  /** Converts each piece of the file to UTF-8; only for two-byte encodings. A call without argument ends the file. */
  recode?: (chunk?: Uint8Array) => Uint8Array;
};

/** Number of bytes that {@link sniffEncoding} needs. */
export const sniffLength = 4;

/**
 * Detects the encoding by the first bytes (XML 1.0, appendix F). All encodings except UTF-16 count as UTF-8: only the
 * XML declaration distinguishes them.
 */
export function sniffEncoding(start: Uint8Array): ByteConversion {
  const [first, second, third, fourth] = start;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: "utf-8", skippedBytes: 3 };
  if (first === 0xff && second === 0xfe) return createUtf16Conversion("utf-16le", 2);
  if (first === 0xfe && second === 0xff) return createUtf16Conversion("utf-16be", 2);
  if (first === 0x3c && second === 0 && fourth === 0) return createUtf16Conversion("utf-16le", 0);
  if (first === 0 && second === 0x3c && third === 0) return createUtf16Conversion("utf-16be", 0);
  return { encoding: "utf-8", skippedBytes: 0 };
}

/** Signatures of KMZ and ZIP, gzip, RAR and 7z. */
const archiveSignatures = ["PK\x03\x04", "\x1f\x8b", "Rar!", "7z\xbc\xaf"];

export function isArchive(start: Uint8Array): boolean {
  const letters = String.fromCharCode(...start.subarray(0, sniffLength));
  return archiveSignatures.some((archive) => letters.startsWith(archive));
}

function createUtf16Conversion(encoding: string, skip: number): ByteConversion {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  return {
    encoding,
    skippedBytes: skip,
    recode: (chunk) => encoder.encode(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()),
  };
}

/** @returns the encoding in an XML declaration, as TextDecoder names it; undefined if missing or unknown. */
export function parseDeclaredEncoding(declaration: string): string | undefined {
  const label = /^<\?xml\s[^?]*\bencoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']/.exec(declaration)?.[1];
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
