import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import { ShapeStore } from "#domain/coverage/shapes.ts";
import { blockHeadBytes, PackError, type PackHeader, packMagic, packPreludeBytes } from "./pack.ts";
import { decodeBlock, readBlockHead } from "./pack-block.ts";
import { readPackHeader } from "./pack-header.ts";

export type PackPhase = "header" | "overview" | "detail" | "done";

/** Maximum bytes of a header. A real header has at most about one style per shape, and is far shorter. */
const maxHeaderBytes = 4 * kmlLimits.maxTokenBytes;

/**
 * Reads a pack as it arrives. After each `write`, `overview` and `detail` hold only whole shapes, and their arrays may
 * have been replaced by longer ones. After an error, the shapes must not be used.
 */
export class PackReader {
  /** The coarse shapes, see `overview.ts`; complete once `phase` is `detail` or `done`. */
  readonly overview = new ShapeStore(16);
  readonly detail = new ShapeStore(16);
  header: PackHeader | undefined;
  phase: PackPhase = "header";
  #wantedLength = packPreludeBytes;
  #takePiece = (piece: Uint8Array) => this.#takePrelude(piece);
  /** Bytes received of the current piece, such as the header or a block. */
  #heldBytes = new Uint8Array(256);
  #heldLength = 0;

  /** @throws {PackError} as soon as the bytes cannot be a pack. */
  write(chunk: Uint8Array): void {
    let position = 0;
    while (position < chunk.length) {
      if (this.phase === "done") throw new PackError("it goes on after its end");
      const part = chunk.subarray(position, position + this.#wantedLength - this.#heldLength);
      position += part.length;
      if (part.length === this.#wantedLength) this.#takePiece(part);
      else {
        this.#hold(part);
        if (this.#heldLength < this.#wantedLength) return;
        this.#heldLength = 0;
        this.#takePiece(this.#heldBytes.subarray(0, this.#wantedLength));
      }
    }
  }

  /** @throws {PackError} if the pack is incomplete. */
  end(): void {
    if (this.phase !== "done") throw new PackError(`it ends in its ${this.phase}`);
  }

  #hold(part: Uint8Array): void {
    const length = this.#heldLength + part.length;
    if (length > this.#heldBytes.length) {
      // The buffer grows only as bytes arrive, because the announced length may be false.
      const larger = new Uint8Array(2 * length);
      larger.set(this.#heldBytes.subarray(0, this.#heldLength));
      this.#heldBytes = larger;
    }
    this.#heldBytes.set(part, this.#heldLength);
    this.#heldLength = length;
  }

  #takePrelude(piece: Uint8Array): void {
    if (packMagic.some((byte, index) => piece[index] !== byte)) throw new PackError("wrong magic or version");
    const bytes = new DataView(piece.buffer, piece.byteOffset).getUint32(packMagic.length, true);
    if (bytes < 2 || bytes > maxHeaderBytes) throw new PackError("a header of impossible length");
    this.#wantedLength = bytes;
    this.#takePiece = (text) => {
      this.header = readPackHeader(text);
      this.#awaitBlock(this.header);
    };
  }

  #awaitBlock(header: PackHeader): void {
    if (this.overview.shapeCount < header.overview.shapes) this.phase = "overview";
    else this.phase = this.detail.shapeCount < header.detail.shapes ? "detail" : "done";
    if (this.phase === "done") return;
    const [store, section] =
      this.phase === "overview" ? [this.overview, header.overview] : [this.detail, header.detail];
    this.#wantedLength = blockHeadBytes;
    this.#takePiece = (bytes) => {
      const head = readBlockHead(bytes, store, section);
      this.#wantedLength = head.byteCount;
      this.#takePiece = (body) => {
        decodeBlock(body, head, store, section, header.styles.length);
        this.#awaitBlock(header);
      };
    };
  }
}
