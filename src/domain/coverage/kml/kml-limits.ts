export type KmlLimits = {
  bytes: number;
  vertices: number;
  /** Maximum number of bytes of a token: a tag, the text of one coordinate (without comments), or the like. */
  tokenBytes: number;
};

/** Limits of the files that the page reads: docs/decisions/0020. */
export const kmlLimits = {
  bytes: 200_000_000,
  vertices: 8_000_000,
  tokenBytes: 4_000_000,
} as const satisfies KmlLimits;
