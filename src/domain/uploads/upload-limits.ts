/** Limits of uploaded files. */
export const uploadLimits = {
  /** `storedWidthPixels`: width of the copy that the site shows. */
  picture: { maxBytes: 10_000_000, minWidthPixels: 800, maxSidePixels: 12_000, storedWidthPixels: 2400 },
  pdf: { maxBytes: 20_000_000 },
} as const;
