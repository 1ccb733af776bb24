import type { IsoDay } from "#domain/calendar/civil-time.ts";

export type Technology = "3G" | "4G" | "5G";

/** Ids of the overlays, as in the page's URL: `?capa=4g-garantizada`. */
export const overlayIds = ["3g-garantizada", "3g-diferenciada", "4g-garantizada", "4g-diferenciada", "5g"] as const;

export type OverlayId = (typeof overlayIds)[number];

/** A KML file of one technology and type. Source: product specification, sections 2, 3 and 7. */
export type CoverageOverlay = {
  id: OverlayId;
  technology: Technology;
  /** Type of coverage. `differentiated`: both guaranteed and other coverage. `all`: the technology's only file. */
  type: "guaranteed" | "differentiated" | "all";
  path: `/kml/${string}.kml`;
};

/** An overlay's published file, measured at build time, so that its size is known before any request. */
export type OverlayFile = {
  id: OverlayId;
  /** URL path of the KML. */
  path: string;
  /** Length of the KML in bytes. */
  bytes: number;
  /** Maximum bytes transferred: of the packed copy if there is one, otherwise of the compressed KML. */
  downloadBytes: number;
  /** The packed copy; `kmlSha256` is the SHA-256, in base64, of the KML from which it was made. */
  pack?: { path: string; kmlSha256: string };
};

/** Record of an overlay's file. The file itself is stored outside the repository. */
export type StoredOverlay = {
  overlay: OverlayId;
  /** SHA-256 of the file, in hexadecimal; also the file's name in storage. */
  sha256: string;
  bytes: number;
  /** The day on which a person supplied the file. */
  day: IsoDay;
  /** Name of that person. */
  person: string;
  figures: OverlayFigures;
};

/** Number of shapes of each kind, and of vertices, in a file. */
export type OverlayFigures = {
  polygons: number;
  lines: number;
  points: number;
  vertices: number;
  /** Whether the file declares its data to be made up. */
  isSample: boolean;
};

/**
 * A style of an overlay's shapes; the site has defaults for missing fields. Colours are `#rrggbb`, or `none` for not
 * drawn.
 */
export type OverlayStyle = {
  fill?: string;
  line?: string;
  /** Width of the line in CSS pixels. */
  lineWidth?: number;
  /** Names of the folders around the style's shapes, outermost first, one per line. */
  label?: string;
};
