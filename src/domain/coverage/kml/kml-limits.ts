export type KmlLimits = {
  maxBytes: number;
  maxVertices: number;
  /** Maximum number of bytes of a token: a tag, the text of one coordinate (without comments), or the like. */
  maxTokenBytes: number;
};

/** Limits of the files that the page reads: docs/decisions/0020. */
export const kmlLimits = {
  maxBytes: 200_000_000,
  maxVertices: 8_000_000,
  maxTokenBytes: 4_000_000,
} as const satisfies KmlLimits;
