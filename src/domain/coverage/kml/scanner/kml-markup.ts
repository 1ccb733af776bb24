import type { CoordinateReader } from "#domain/coverage/kml/kml-coordinates.ts";
import { parseElementName } from "#domain/coverage/kml/kml-elements.ts";
import { KmlError } from "#domain/coverage/kml/kml-error.ts";
import { encodeAscii, indexOfBytes, matchesAt } from "./byte-search.ts";
import { isEncodedSpace } from "./kml-text.ts";

/** Receives the contents of the markup. Bytes are valid only during the call. */
export type MarkupHandler = {
  /** Whether the reader must call `addText` for plain text now. */
  readonly wantsText: boolean;
  /** Reader for the current text if the text is coordinates; otherwise undefined. */
  readonly coordinates: CoordinateReader | undefined;
  /** Called for an opening tag, with its id in `kml-elements.ts`; `from` and `to` delimit the text in its brackets. */
  open(element: number, bytes: Uint8Array, from: number, to: number): void;
  close(element: number): void;
  addText(bytes: Uint8Array, from: number, to: number): void;
  /** Called for the XML declaration or another instruction. */
  readInstruction(bytes: Uint8Array, from: number, to: number): void;
  /** Called if the document type declares an entity. */
  noteEntityDeclaration(): void;
  /** Called for an entity reference in place of a coordinate. */
  noteEntityInCoordinates(): void;
};

const tab = 9;
const space = 32;
const bang = 33;
const quote = 34;
const ampersand = 38;
const apostrophe = 39;
const comma = 44;
const slash = 47;
const semicolon = 59;
const lessThan = 60;
const equals = 61;
const greaterThan = 62;
const question = 63;
const openBracket = 91;
const closeBracket = 93;

const commentStart = encodeAscii("<!--");
const commentEnd = encodeAscii("-->");
const cdataStart = encodeAscii("<![CDATA[");
const cdataEnd = encodeAscii("]]>");
const instructionEnd = encodeAscii("?>");
const entityStart = encodeAscii("<!ENTITY");

const modes = { content: 0, comment: 1, cdata: 2, doctype: 3 } as const;

/** Maximum number of bytes of a reference; the `&` of a longer one is a stray `&`. */
const maxReferenceLength = 64;

/**
 * Reads markup in pieces. Buffers only a token that continues in the next piece, never expands an entity, and reads
 * malformed files as far as possible.
 */
export class MarkupReader {
  readonly #handler: MarkupHandler;
  readonly #maxTokenBytes: number;
  #currentMode: (typeof modes)[keyof typeof modes] = modes.content;
  #leftover = new Uint8Array(0);
  #buffer = new Uint8Array(0);
  #bytesBefore = 0;
  #quoteInDoctype = 0;
  #bracketsInDoctype = 0;

  constructor(handler: MarkupHandler, maxTokenBytes: number) {
    this.#handler = handler;
    this.#maxTokenBytes = maxTokenBytes;
  }

  /** Whether the file may end here: no token, comment, CDATA section or document type is open. */
  get isComplete(): boolean {
    return this.#currentMode === modes.content && this.#leftover.length === 0;
  }

  /** @throws {KmlError} if a token is longer than allowed, or if the handler throws one. */
  write(chunk: Uint8Array): void {
    const bytes = this.#leftover.length > 0 ? this.#joinLeftover(chunk) : chunk;
    const consumedCount = this.#read(bytes);
    this.#bytesBefore += consumedCount;
    const leftoverCount = bytes.length - consumedCount;
    if (leftoverCount > this.#maxTokenBytes) throw new KmlError("token-too-long", this.#bytesBefore);
    this.#leftover = bytes.slice(consumedCount);
  }

  /** Joins the leftover and the new piece in one reused buffer, so that there is no garbage to collect. */
  #joinLeftover(chunk: Uint8Array): Uint8Array {
    const length = this.#leftover.length + chunk.length;
    if (length > this.#buffer.length) this.#buffer = new Uint8Array(length);
    this.#buffer.set(this.#leftover);
    this.#buffer.set(chunk, this.#leftover.length);
    return this.#buffer.subarray(0, length);
  }

  #read(bytes: Uint8Array): number {
    let position = 0;
    while (position < bytes.length) {
      const from = position;
      const mode = this.#currentMode;
      if (mode === modes.content) position = this.#readContent(bytes, position);
      else if (mode === modes.cdata) position = this.#readCdata(bytes, position);
      else if (mode === modes.comment) position = this.#skipUntil(commentEnd, bytes, position);
      else position = this.#readDoctype(bytes, position);
      if (position === from && this.#currentMode === mode) break;
    }
    return position;
  }

  #readContent(bytes: Uint8Array, from: number): number {
    const { coordinates } = this.#handler;
    if (coordinates) {
      const position = coordinates.read(bytes, from, bytes.length, false);
      if (position < bytes.length && bytes[position] === ampersand) return this.#readReference(bytes, position);
      return position < bytes.length && bytes[position] === lessThan ? this.#readTag(bytes, position) : position;
    }
    if (bytes[from] === lessThan) return this.#readTag(bytes, from);
    const bracketPosition = bytes.indexOf(lessThan, from);
    const to = bracketPosition < 0 ? bytes.length : bracketPosition;
    if (this.#handler.wantsText) this.#handler.addText(bytes, from, to);
    return to < bytes.length ? this.#readTag(bytes, to) : to;
  }

  #readReference(bytes: Uint8Array, position: number): number {
    let end = position + 1;
    while (end < bytes.length && end - position < maxReferenceLength && isNameByte(bytes[end]!)) end++;
    if (end === bytes.length && end - position < maxReferenceLength) return position;
    const isWhole = bytes[end] === semicolon;
    if (!isWhole || !isEncodedSpace(bytes.subarray(position + 1, end))) this.#handler.noteEntityInCoordinates();
    return isWhole ? end + 1 : position + 1;
  }

  /** @returns the position after the tag, or `position` if the tag continues in the next piece. */
  #readTag(bytes: Uint8Array, position: number): number {
    const nextByte = bytes[position + 1];
    if (nextByte === undefined) return position;
    if (nextByte === bang) return this.#readDeclaration(bytes, position);
    if (nextByte === question) {
      const end = indexOfBytes(instructionEnd, bytes, position);
      if (end < 0) return position;
      this.#handler.readInstruction(bytes, position, end + 2);
      return end + 2;
    }
    const end = findTagEnd(bytes, position + 1);
    if (end < 0) return position;
    if (nextByte === slash) {
      this.#handler.close(parseElementName(bytes, position + 2, findNameEnd(bytes, position + 2, end)));
      return end + 1;
    }
    const isEmpty = bytes[end - 1] === slash;
    const to = isEmpty ? end - 1 : end;
    const element = parseElementName(bytes, position + 1, findNameEnd(bytes, position + 1, to));
    this.#handler.open(element, bytes, position + 1, to);
    if (isEmpty) this.#handler.close(element);
    return end + 1;
  }

  #readDeclaration(bytes: Uint8Array, position: number): number {
    if (matchesAt(commentStart, bytes, position)) {
      this.#currentMode = modes.comment;
      return position + commentStart.length;
    }
    if (matchesAt(cdataStart, bytes, position)) {
      this.#currentMode = modes.cdata;
      return position + cdataStart.length;
    }
    if (bytes.length - position < cdataStart.length) return position;
    this.#currentMode = modes.doctype;
    this.#quoteInDoctype = 0;
    this.#bracketsInDoctype = 0;
    return position + 2;
  }

  #readCdata(bytes: Uint8Array, from: number): number {
    const end = indexOfBytes(cdataEnd, bytes, from);
    const to = end < 0 ? Math.max(from, bytes.length - 2) : end;
    const { coordinates } = this.#handler;
    let position = to;
    if (coordinates) {
      position = coordinates.read(bytes, from, to, end >= 0);
      // In CDATA, `<` and `&` are plain text, so `coordinates`, which stops at them, continues after them.
      while (position < to && (bytes[position] === lessThan || bytes[position] === ampersand))
        position = coordinates.read(bytes, position + 1, to, end >= 0);
    } else if (this.#handler.wantsText) this.#handler.addText(bytes, from, to);
    if (end < 0) return position;
    this.#currentMode = modes.content;
    return end + cdataEnd.length;
  }

  #skipUntil(mark: Uint8Array, bytes: Uint8Array, from: number): number {
    const end = indexOfBytes(mark, bytes, from);
    if (end < 0) return Math.max(from, bytes.length - mark.length + 1);
    this.#currentMode = modes.content;
    return end + mark.length;
  }

  #readDoctype(bytes: Uint8Array, from: number): number {
    for (let position = from; position < bytes.length; position++) {
      const byte = bytes[position]!;
      if (this.#quoteInDoctype) {
        if (byte === this.#quoteInDoctype) this.#quoteInDoctype = 0;
      } else if (byte === quote || byte === apostrophe) this.#quoteInDoctype = byte;
      else if (byte === openBracket) this.#bracketsInDoctype++;
      else if (byte === closeBracket) this.#bracketsInDoctype--;
      else if (byte === lessThan) {
        // An entity or comment that may continue in the next piece is examined again when that piece has arrived.
        if (bytes.length - position < entityStart.length) return position;
        if (matchesAt(entityStart, bytes, position)) this.#handler.noteEntityDeclaration();
        if (!matchesAt(commentStart, bytes, position)) continue;
        const end = indexOfBytes(commentEnd, bytes, position + commentStart.length);
        if (end < 0) return position;
        position = end + 2;
      } else if (byte === greaterThan && this.#bracketsInDoctype <= 0) {
        this.#currentMode = modes.content;
        return position + 1;
      }
    }
    return bytes.length;
  }
}

/** Whether a byte may appear between the `&` and the `;` of a reference. */
function isNameByte(byte: number): boolean {
  return byte > space && byte !== lessThan && byte !== ampersand && byte !== comma && byte !== semicolon;
}

/** Finds the position of a tag's closing `>`, ignoring a `>` inside a quoted value. */
function findTagEnd(bytes: Uint8Array, from: number): number {
  let quoteByte = 0;
  let previousByte = 0;
  for (let position = from; position < bytes.length; position++) {
    const byte = bytes[position]!;
    if (quoteByte) {
      if (byte === quoteByte) quoteByte = 0;
    } else if (byte === greaterThan) return position;
    else if (previousByte === equals && (byte === quote || byte === apostrophe)) quoteByte = byte;
    if (byte > space) previousByte = byte;
  }
  return -1;
}

function findNameEnd(bytes: Uint8Array, from: number, to: number): number {
  let position = from;
  while (position < to) {
    const byte = bytes[position]!;
    if (byte === space || (byte >= tab && byte <= 13) || byte === slash) break;
    position++;
  }
  return position;
}
