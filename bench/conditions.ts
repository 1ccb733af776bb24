/** What a visitor of the bench has in hand: a cheap phone on a slow network. */
export const conditions = {
  /** Times slower than this machine's processor. */
  processorSlowdown: 4,
  roundTripMs: 150,
  downloadMbps: 1.6,
  uploadMbps: 0.75,
  viewport: { width: 390, height: 844 },
  pixelRatio: 3,
  runs: 5,
} as const;

export const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;
