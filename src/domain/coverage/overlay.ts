import type { IsoDay } from "#domain/calendar/civil-time.ts";

export type Technology = "3G" | "4G" | "5G";

/** As in the page's URL: `?capa=4g-garantizada`. */
export const overlayIds = ["3g-garantizada", "3g-diferenciada", "4g-garantizada", "4g-diferenciada", "5g"] as const;

export type OverlayId = (typeof overlayIds)[number];

/** A KML file of one technology and type. Source: product specification, sections 2, 3 and 7. */
export type CoverageOverlay = {
  id: OverlayId;
  technology: Technology;
  /** `differentiated`: both guaranteed and other coverage. `all`: the technology's only file. */
  type: "guaranteed" | "differentiated" | "all";
  /** Path of the KML file. */
  path: `/kml/${string}.kml`;
};

/** What is known of an overlay's file that is kept outside the repository. */
export type StoredOverlay = {
  overlay: OverlayId;
  /** Of the file, in hexadecimal: its name where it is kept. */
  sha256: string;
  bytes: number;
  /** When and by whom it was brought. */
  day: IsoDay;
  person: string;
  holds: OverlayFigures;
};

/** What was counted in a file. */
export type OverlayFigures = {
  areas: number;
  lines: number;
  points: number;
  vertices: number;
  /** The file itself says that its data are made up. */
  isSample: boolean;
};

/** An overlay's style; the site decides what a file leaves open. Colours are `#rrggbb`, or `none` for not drawn. */
export type OverlayStyle = {
  fill?: string;
  line?: string;
  /** CSS pixels. */
  lineWidth?: number;
  /** Names of the folders of its shapes, outermost first, a line each. */
  label?: string;
};

/** What can be wrong with a file without making it useless; each occurrence is counted. */
export type KmlProblem =
  /** A coordinate that is not a number, or is outside the world. */
  | "bad-coordinates"
  /** An entity where a coordinate was expected: never expanded. */
  | "entity-in-coordinates"
  /** A geometry without any usable vertex, or a ring with fewer than three. */
  | "empty-geometry"
  /** A closing tag that closes nothing, or tags closed in the wrong order. */
  | "unbalanced-tags"
  /** A reference to another file's style. */
  | "outside-style"
  /** `styleUrl` names a style that the file does not have. */
  | "missing-style"
  /** Two styles with one id and other contents: the last one counts. */
  | "style-twice"
  /** A colour that is not `aabbggrr`. */
  | "bad-color"
  /** A name in another encoding than the file says. */
  | "foreign-letters"
  /** A shape with `visibility` 0, its own or a folder's; it is drawn all the same. */
  | "hidden";

export type KmlReport = {
  /** As read, after decompression. */
  bytes: number;
  /** Lower case, as TextDecoder knows it; `utf-8` unless the file says otherwise. */
  encoding: string;
  placemarks: number;
  polygons: number;
  lines: number;
  points: number;
  /** As written, including the vertex that closes a ring. */
  vertices: number;
  /** West, south, east, north in degrees; undefined without a vertex. */
  bounds: readonly [number, number, number, number] | undefined;
  /** The file ends before its last element is closed. */
  isTruncated: boolean;
  /** The file declares its own entities; they are never expanded. */
  declaresEntities: boolean;
  problems: Partial<Record<KmlProblem, number>>;
  /** Elements with something visible that is not drawn, by name (`GroundOverlay`, `NetworkLink`, `Model` ...). */
  notDrawn: Readonly<Record<string, number>>;
  /** Text of the Document's own `name`, if it has one. */
  name: string | undefined;
};

export type KmlLimits = {
  bytes: number;
  vertices: number;
  /** Bytes of one tag, one coordinate's text without comments, or the like. */
  tokenBytes: number;
};

/** The most that the page reads: docs/decisions/0020. */
export const kmlLimits = {
  bytes: 200_000_000,
  vertices: 8_000_000,
  tokenBytes: 4_000_000,
} as const satisfies KmlLimits;

export type KmlErrorCode =
  | "empty"
  | "html"
  /** A KMZ or another archive. */
  | "zip"
  /** XML or other text without kml, Document, Folder or Placemark. */
  | "not-kml"
  | "too-many-bytes"
  | "too-many-vertices"
  | "token-too-long"
  /** Its coordinates are in entities, so nothing can be drawn. */
  | "entities";

/** A file in which nothing is usable. */
export class KmlError extends Error {
  readonly code: KmlErrorCode;
  /** Bytes read until the error. */
  readonly at: number;

  constructor(code: KmlErrorCode, at: number) {
    super(`KML refused after ${at} bytes: ${code}`);
    this.name = "KmlError";
    this.code = code;
    this.at = at;
  }
}
