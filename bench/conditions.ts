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

/** How often a page is visited, and its plain copy in turns with it. */
export const visits = {
  first: 2,
  /** To a page that is made as another one is, from the same template: tests/support/page-families.ts. */
  alike: 1,
  /** To a page that misses a bound, besides the first ones. */
  again: 4,
} as const;

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
