/** Limits of uploaded files. */
export const uploadLimits = {
  /** Pixels are of a side. A picture is stored at most `storedWidth` wide. */
  picture: { maxBytes: 10_000_000, minWidth: 800, maxPixels: 12_000, storedWidth: 2400 },
  pdf: { maxBytes: 20_000_000 },
} as const;
