/** What a visitor of the bench has in hand: a cheap phone on a slow network. */
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
 * How often a page is visited, and its plain copy in turns with it. Both counts, and no other, are looked at: with one look more
 * the chance to find by luck what one hoped for would grow.
 */
export const visits = {
  first: 13,
  /** Besides the first ones, to a page that is not told apart from a bound by them. */
  again: 10,
} as const;

/** When these have passed, no template is visited again: a bench that takes the morning is not run. */
export const minutesAtMost = 38;

/** How often an interval around a median is to hold the true one, at least. */
export const leastCoverage = 0.9;

/** How often Lighthouse looks at a page that is not fast enough for a full score. */
export const lighthouseRuns = 3;

/** What a page has to hold under {@link conditions}. What it may weigh stands in tests/contract/budgets.ts. */
export const bounds = {
  /** Largest contentful paint, as a multiple of the same page's without script and fonts. */
  lcpRatio: 1.1,
  /** Sum of all layout shifts. */
  shift: 0,
  /** Total blocking time, ms: less than this. */
  blockingMs: 50,
  /** Each of Lighthouse's categories. */
  lighthouseScore: 100,
} as const;

export const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;
