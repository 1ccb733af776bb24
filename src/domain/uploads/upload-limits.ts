/** Limits of uploaded files. */
export const uploadLimits = {
  /**
   * Limits of a picture; `minWidth`, `maxPixels` and `storedWidth` are lengths of a side in pixels, the last one of the
   * stored copy.
   */
  picture: { maxBytes: 10_000_000, minWidth: 800, maxPixels: 12_000, storedWidth: 2400 },
  pdf: { maxBytes: 20_000_000 },
} as const;
