export type Technology = "3G" | "4G" | "5G";

/** As the address of the page names them: `?capa=4g-garantizada`. */
export const overlayIds = ["3g-garantizada", "3g-diferenciada", "4g-garantizada", "4g-diferenciada", "5g"] as const;

export type OverlayId = (typeof overlayIds)[number];

/** A geographic markup file of one technology and type. Source: product specification, sections 2, 3 and 7. */
export type CoverageOverlay = {
  id: OverlayId;
  technology: Technology;
  /** `differentiated` holds what is guaranteed and what is not; `all`: the technology has one file. */
  type: "guaranteed" | "differentiated" | "all";
  /** Address of the KML file. */
  path: `/kml/${string}.kml`;
};

/** How an overlay's style is drawn; what a file leaves open is the site's choice. Colours are `#rrggbb`, or `none`: not drawn. */
export type OverlayStyle = {
  fill?: string;
  line?: string;
  /** CSS pixels. */
  lineWidth?: number;
  /** Name of the folder where the style was first used. */
  label?: string;
};

/** What a file can have wrong without being useless; each is counted. */
export type KmlProblem =
  /** A coordinate that is no number, or lies outside the world. */
  | "bad-coordinates"
  /** An entity where a coordinate was expected: never expanded. */
  | "entity-in-coordinates"
  /** A geometry without any usable vertex, or a ring of fewer than three. */
  | "empty-geometry"
  /** A closing tag that closes nothing, or tags closed in the wrong order. */
  | "unbalanced-tags"
  /** A style of another file. */
  | "outside-style"
  /** `styleUrl` names a style that the file does not have. */
  | "missing-style";

export type KmlReport = {
  /** As read, decompressed. */
  bytes: number;
  /** Lower case, as TextDecoder knows it; `utf-8` unless the file says otherwise. */
  encoding: string;
  placemarks: number;
  polygons: number;
  lines: number;
  points: number;
  /** As written: the vertex that closes a ring counts too. */
  vertices: number;
  /** West, south, east, north in degrees; none without a vertex. */
  bounds: readonly [number, number, number, number] | undefined;
  /** The file ends before its last element is closed. */
  isTruncated: boolean;
  /** The file declares entities of its own; none is ever expanded. */
  declaresEntities: boolean;
  problems: Partial<Record<KmlProblem, number>>;
  /** Elements that hold something to see which is not drawn, by their name (`GroundOverlay`, `NetworkLink`, `Model` ...). */
  notDrawn: Readonly<Record<string, number>>;
  /** Text of the Document's own `name`, if it has one. */
  name: string | undefined;
};

export type KmlLimits = {
  bytes: number;
  vertices: number;
  /** Bytes of one tag, comment-free text of a coordinate, or the like. */
  tokenBytes: number;
};

/** What the page reads at most; decisions 0019. */
export const kmlLimits = {
  bytes: 200_000_000,
  vertices: 8_000_000,
  tokenBytes: 4_000_000,
} as const satisfies KmlLimits;

export type KmlErrorCode =
  | "empty"
  | "html"
  /** A KMZ or another ZIP. */
  | "zip"
  /** XML or other text without kml, Document, Folder or Placemark. */
  | "not-kml"
  | "too-many-bytes"
  | "too-many-vertices"
  | "token-too-long"
  /** Its coordinates stand in entities, so nothing of it can be drawn. */
  | "entities";

/** A file of which nothing can be used. */
export class KmlError extends Error {
  readonly code: KmlErrorCode;
  /** Bytes read until then. */
  readonly at: number;

  constructor(code: KmlErrorCode, at: number) {
    super(`KML refused after ${at} bytes: ${code}`);
    this.name = "KmlError";
    this.code = code;
    this.at = at;
  }
}
