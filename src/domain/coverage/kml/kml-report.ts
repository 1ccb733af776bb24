/** Possible defects of a file that is still usable; each occurrence is counted. */
export type KmlProblem =
  /** A coordinate that is not a number, or is outside the world. */
  | "bad-coordinates"
  /** An entity in place of a coordinate; entities are never expanded. */
  | "entity-in-coordinates"
  /** A geometry without any usable vertex, or a ring with fewer than three. */
  | "empty-geometry"
  /** A closing tag that closes nothing, or tags closed in the wrong order. */
  | "unbalanced-tags"
  /** A reference to another file's style. */
  | "outside-style"
  /** A `styleUrl` that names a style that the file does not have. */
  | "missing-style"
  /** Two styles with the same id and different contents; the last style counts. */
  | "style-twice"
  /** A colour that is not `aabbggrr`. */
  | "bad-color"
  /** A name that is not in the declared encoding. */
  | "foreign-letters"
  /** A shape with `visibility` 0, or in a folder with `visibility` 0; drawn nevertheless. */
  | "hidden";

export type KmlReport = {
  /** Number of bytes read, after decompression. */
  bytes: number;
  /** Name of the encoding in TextDecoder, in lower case; `utf-8` unless the file says otherwise. */
  encoding: string;
  placemarks: number;
  polygons: number;
  lines: number;
  points: number;
  /** Number of vertices, including the vertex that closes a ring. */
  vertices: number;
  /** West, south, east and north in degrees; undefined without any vertex. */
  bounds: readonly [number, number, number, number] | undefined;
  /** Whether the file ends before its last element is closed. */
  isTruncated: boolean;
  /** Whether the file declares its own entities, which are never expanded. */
  declaresEntities: boolean;
  problems: Partial<Record<KmlProblem, number>>;
  /** Number of visible elements that are not drawn, by name (`GroundOverlay`, `NetworkLink`, `Model` ...). */
  notDrawn: Readonly<Record<string, number>>;
  /** The Document's `name`, if it has one. */
  name: string | undefined;
};
