import { concatBytes } from "./scanner/byte-search.ts";

/** The relevant elements, by local name, because prefixes and namespaces vary too much between files. */
const elementNames = [
  "kml",
  "Document",
  "Folder",
  "Placemark",
  "Update",
  "name",
  "visibility",
  "styleUrl",
  "Style",
  "StyleMap",
  "CascadingStyle",
  "Pair",
  "key",
  "PolyStyle",
  "LineStyle",
  "IconStyle",
  "color",
  "fill",
  "outline",
  "width",
  "Polygon",
  "innerBoundaryIs",
  "LinearRing",
  "LineString",
  "Point",
  "coordinates",
  "Track",
  "coord",
  "GroundOverlay",
  "ScreenOverlay",
  "PhotoOverlay",
  "NetworkLink",
  "Model",
  "html",
  "HTML",
] as const;

export type ElementName = (typeof elementNames)[number];

/** Ids of the elements: positions in `elementNames`, counted from 1. Any other element has the id 0. */
export const elementIds = Object.fromEntries(elementNames.map((name, index) => [name, index + 1])) as Record<
  ElementName,
  number
>;

export const containerElementIds: ReadonlySet<number> = new Set([elementIds.Document, elementIds.Folder]);

/** Elements of which at least one is in every KML file. */
export const rootElementIds: ReadonlySet<number> = new Set([
  elementIds.kml,
  elementIds.Placemark,
  ...containerElementIds,
]);

/** Elements that other programs show, but the coverage map does not draw. */
export const undrawableElementIds: ReadonlySet<number> = new Set([
  elementIds.GroundOverlay,
  elementIds.ScreenOverlay,
  elementIds.PhotoOverlay,
  elementIds.NetworkLink,
  elementIds.Model,
]);

/** Elements whose text is read wherever they appear. */
export const textElementIds: ReadonlySet<number> = new Set([
  elementIds.visibility,
  elementIds.styleUrl,
  elementIds.key,
  elementIds.color,
  elementIds.fill,
  elementIds.width,
]);

export function getElementName(id: number): string {
  return elementNames[id - 1] ?? "";
}

/** Maximum number of open elements that are searched for the match of a closing tag. */
const maxMatchDepth = 64;

/** Stack of the open elements, innermost last. */
export class OpenElements {
  depth = 0;
  #ids = new Uint8Array(256);

  /** Id of the innermost open element; undefined outside all elements. */
  get innermost(): number | undefined {
    return this.depth > 0 ? this.#ids[this.depth - 1] : undefined;
  }

  open(id: number): void {
    if (this.depth === this.#ids.length) this.#ids = concatBytes(this.#ids, new Uint8Array(this.depth));
    this.#ids[this.depth++] = id;
  }

  close(): number {
    return this.#ids[--this.depth]!;
  }

  /**
   * @returns the depth after the nearest open element with this id is closed; undefined if it is not among the
   *   innermost `maxMatchDepth` elements.
   */
  findDepthOutside(id: number): number | undefined {
    const lowest = Math.max(0, this.depth - maxMatchDepth);
    for (let depth = this.depth - 1; depth >= lowest && id !== 0; depth--) if (this.#ids[depth] === id) return depth;
    return undefined;
  }
}

const colon = 58;

const addToHash = (hash: number, byte: number) => (Math.imul(hash, 31) + byte) | 0;

const elementsByHash = new Map<number, { id: number; bytes: readonly number[] }>(
  elementNames.map((name, index) => {
    const bytes = [...name].map((letter) => letter.charCodeAt(0));
    return [bytes.reduce(addToHash, 0), { id: index + 1, bytes }];
  }),
);

/** @returns the id of the element whose name is in the bytes, ignoring a prefix; 0 for any other element. */
export function parseElementName(bytes: Uint8Array, from: number, to: number): number {
  let start = from;
  let hash = 0;
  for (let position = from; position < to; position++) {
    const byte = bytes[position]!;
    if (byte === colon) {
      start = position + 1;
      hash = 0;
    } else hash = addToHash(hash, byte);
  }
  const candidate = elementsByHash.get(hash);
  if (candidate === undefined || candidate.bytes.length !== to - start) return 0;
  for (let index = 0; index < candidate.bytes.length; index++)
    if (candidate.bytes[index] !== bytes[start + index]) return 0;
  return candidate.id;
}
