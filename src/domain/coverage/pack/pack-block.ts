import { type ShapeStore, shapeKinds } from "#domain/coverage/shapes.ts";
import { PackError, type PackSection } from "./pack.ts";

export type BlockHead = { shapeCount: number; ringCount: number; vertexCount: number; byteCount: number };

/**
 * @param bytes - exactly the head of a block.
 * @param store - the section's shapes so far.
 * @throws {PackError} if the counts are impossible; call this before memory is reserved for them.
 */
export function readBlockHead(bytes: Uint8Array, store: ShapeStore, section: PackSection): BlockHead {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const readWord = (index: number) => view.getUint32(4 * index, true);
  const head: BlockHead = {
    shapeCount: readWord(0),
    ringCount: readWord(1),
    vertexCount: readWord(2),
    byteCount: readWord(3),
  };
  const { shapeCount, ringCount, vertexCount } = head;
  // A closed ring is stored without its last vertex, so up to `rings` vertices take no bytes.
  const minBytes = 3 * shapeCount + ringCount + 6 * Math.max(ringCount, vertexCount - ringCount);
  const maxBytes = 9 * shapeCount + 5 * ringCount + 10 * vertexCount;
  const isPlausible =
    0 < shapeCount &&
    shapeCount <= ringCount &&
    ringCount <= vertexCount &&
    minBytes <= head.byteCount &&
    head.byteCount <= maxBytes &&
    store.shapeCount + shapeCount <= section.shapes &&
    store.ringCount + ringCount <= section.rings &&
    store.vertexCount + vertexCount <= section.vertices;
  if (!isPlausible) throw new PackError("a block with impossible counts");
  return head;
}

/**
 * Adds the shapes of a block to the store.
 *
 * @param body - the block without its head.
 * @param styleCount - number of styles in the pack.
 * @throws {PackError} if the body does not match its head.
 */
export function decodeBlock(
  body: Uint8Array,
  head: BlockHead,
  store: ShapeStore,
  section: PackSection,
  styleCount: number,
): void {
  makeRoom(store, head, section);
  const { shapeRing, ringStart, kind, style } = store;
  const firstShape = store.shapeCount;
  const shapeEnd = firstShape + head.shapeCount;
  const ringEnd = store.ringCount + head.ringCount;
  const vertexEnd = store.vertexCount + head.vertexCount;
  const source = new VarintSource(body);
  for (let shape = firstShape; shape < shapeEnd; shape++) {
    kind[shape] = source.readByte();
    if (kind[shape]! > shapeKinds.point) throw new PackError("a shape of no kind");
  }
  for (let shape = firstShape; shape < shapeEnd; shape++) {
    const styleIndex = source.readVarint();
    if (styleIndex >= Math.max(1, styleCount)) throw new PackError("a style that is not there");
    style[shape] = styleIndex;
  }
  let ring = store.ringCount;
  for (let shape = firstShape; shape < shapeEnd; shape++) {
    const rings = source.readVarint();
    ring += rings;
    if (rings === 0 || ring > ringEnd) throw new PackError("a shape with a wrong number of rings");
    shapeRing[shape + 1] = ring;
  }
  if (ring !== ringEnd) throw new PackError("rings without a shape");
  const isClosed = new Uint8Array(head.ringCount);
  let vertex = store.vertexCount;
  for (ring = store.ringCount; ring < ringEnd; ring++) {
    const code = source.readVarint();
    const length = code >>> 1;
    isClosed[ring - store.ringCount] = code & 1;
    vertex += length;
    if (length <= (code & 1) || vertex > vertexEnd) throw new PackError("a ring of a wrong length");
    ringStart[ring + 1] = vertex;
  }
  if (vertex !== vertexEnd) throw new PackError("vertices without a ring");
  source.readCoordinates(store, head, isClosed, section.shift, 0);
  source.readCoordinates(store, head, isClosed, section.shift, 1);
  source.end();
  store.shapeCount = shapeEnd;
  store.ringCount = ringEnd;
  store.vertexCount = vertexEnd;
}

/** Lengthens arrays that are too short, at least to double length, but not beyond the section's announced counts. */
function makeRoom(store: ShapeStore, { shapeCount, ringCount, vertexCount }: BlockHead, section: PackSection): void {
  const computeRoom = (has: number, needed: number, max: number) =>
    has >= needed ? has : Math.min(max, Math.max(needed, 2 * has));
  const vertexRoom = computeRoom(store.xy.length >> 1, store.vertexCount + vertexCount, section.vertices);
  const ringRoom = computeRoom(store.ringStart.length - 1, store.ringCount + ringCount, section.rings);
  const shapeRoom = computeRoom(store.shapeRing.length - 1, store.shapeCount + shapeCount, section.shapes);
  store.xy = lengthen(store.xy, 2 * vertexRoom);
  store.ringStart = lengthen(store.ringStart, ringRoom + 1);
  store.shapeRing = lengthen(store.shapeRing, shapeRoom + 1);
  store.kind = lengthen(store.kind, shapeRoom);
  store.style = lengthen(store.style, shapeRoom);
  store.box = lengthen(store.box, 4 * shapeRoom);
}

function lengthen<Values extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  values: Values,
  length: number,
): Values {
  if (values.length >= length) return values;
  const longer = new (values.constructor as new (length: number) => Values)(length);
  longer.set(values);
  return longer;
}

/** Reads the numbers of a block in order. */
class VarintSource {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  readByte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  readVarint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.readByte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new PackError("a number without end");
  }

  /**
   * Reads one axis of all vertices of the block, and sets that axis of the shapes' boxes. The store must already have
   * the rings and their lengths.
   */
  readCoordinates(store: ShapeStore, head: BlockHead, isClosed: Uint8Array, shift: number, axis: 0 | 1): void {
    const { xy, ringStart, shapeRing, box, shapeCount, ringCount } = store;
    const bytes = this.#bytes;
    const storedVertexCount = isClosed.reduce(
      (count, closingVertexCount) => count - closingVertexCount,
      head.vertexCount,
    );
    let low = this.#at;
    let middle = low + storedVertexCount;
    this.#at = middle + storedVertexCount;
    let value = 0;
    for (let shape = shapeCount; shape < shapeCount + head.shapeCount; shape++) {
      let minCoordinate = 0x7fffffff;
      let maxCoordinate = -0x80000000;
      const ringEnd = shapeRing[shape + 1]!;
      for (let ring = shapeRing[shape]!; ring < ringEnd; ring++) {
        const closingCount = isClosed[ring - ringCount]!;
        const firstIndex = 2 * ringStart[ring]! + axis;
        const end = 2 * (ringStart[ring + 1]! - closingCount) + axis;
        for (let index = firstIndex; index < end; index += 2) {
          const high = bytes[this.#at]!;
          // The high part is 0 if the difference fits in two bytes, as most do.
          const upperBits = high === 0 ? this.#at++ & 0 : this.readVarint() << 16;
          const code = bytes[low++]! | (bytes[middle++]! << 8) | upperBits;
          value = (value + ((code >>> 1) ^ -(code & 1))) | 0;
          const coordinate = value << shift;
          xy[index] = coordinate;
          if (coordinate < minCoordinate) minCoordinate = coordinate;
          if (coordinate > maxCoordinate) maxCoordinate = coordinate;
        }
        if (closingCount) xy[end] = xy[firstIndex]!;
      }
      box[4 * shape + axis] = minCoordinate;
      box[4 * shape + axis + 2] = maxCoordinate;
    }
  }

  /** @throws {PackError} if bytes are missing or left over. */
  end(): void {
    if (this.#at !== this.#bytes.length) throw new PackError("a block longer or shorter than its contents");
  }
}
