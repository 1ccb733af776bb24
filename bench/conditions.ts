/** The phone of the bench's visitors: a cheap one on a slow network. */
export const conditions = {
  /** Times slower than this machine's processor. */
  processorSlowdown: 4,
  roundTripMs: 150,
  downloadMbps: 1.6,
  uploadMbps: 0.75,
  viewport: { width: 390, height: 844 },
  pixelRatio: 3,
} as const;

/**
 * How often a page is visited, alternating with its plain copy. Results are looked at after these two counts and no
 * others: every extra look would raise the chance of finding the hoped-for result by luck.
 */
export const visits = {
  first: 13,
  /** In addition to the first ones, for a page that they leave inconclusive. */
  again: 10,
} as const;

/** After this time no template is visited again: a bench that takes all morning does not get run. */
export const minutesAtMost = 38;

/** How often, at least, an interval around a median should contain the true median. */
export const leastCoverage = 0.9;

/** How often Lighthouse checks a page that is not fast enough for a full score. */
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
