/** The simulated phone of the bench: a cheap one on a slow network. */
export const conditions = {
  /** How many times slower than this machine's processor. */
  processorSlowdown: 4,
  roundTripMs: 150,
  downloadMbps: 1.6,
  uploadMbps: 0.75,
  viewport: { width: 390, height: 844 },
  pixelRatio: 3,
} as const;

/**
 * Visits per page, alternating with its plain copy. Results are evaluated only after these two counts: every extra look
 * would raise the chance of a desired result by luck.
 */
export const visits = {
  first: 13,
  /** In addition to the first ones, for a page that they leave inconclusive. */
  again: 10,
} as const;

/** Minutes since the start after which no template is visited again, so that the bench does not take all morning. */
export const maxMinutes = 38;

/** Minimum probability that an interval around a median contains the true median. */
export const minCoverage = 0.9;

/** Runs of Lighthouse for a page that is not fast enough for a full score. */
export const lighthouseRuns = 3;

/** The bounds for a page under {@link conditions}. Its size budgets are in tests/contract/budgets.ts. */
export const bounds = {
  /** Largest contentful paint, as a multiple of that of the same page without script and fonts. */
  lcpRatio: 1.1,
  /** Sum of all layout shifts. */
  shift: 0,
  /** Total blocking time, ms: less than this. */
  blockingMs: 50,
  /** Each of Lighthouse's categories. */
  lighthouseScore: 100,
} as const;

export const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;
