/** The simulated phone of the bench: a cheap one on a slow network. */
export const simulatedPhone = {
  /** Factor by which this machine's processor is slowed down. */
  processorSlowdown: 4,
  roundTripMs: 150,
  downloadMbps: 1.6,
  uploadMbps: 0.75,
  viewport: { width: 390, height: 844 },
  pixelRatio: 3,
} as const;

/**
 * Visits per page; each is paired with a visit to the page's copy without script and fonts. Results are evaluated only
 * twice, after the first and the further visits, because more evaluations would make a lucky result more likely.
 */
export const visitCounts = {
  first: 13,
  /** Further visits to a page whose first visits are inconclusive. */
  further: 10,
} as const;

/** Minutes after the start of the bench during which further visits may begin. */
export const revisitDeadlineMinutes = 38;

/** Minimum probability that an interval around a median contains the true median. */
export const minConfidence = 0.9;

/** Runs of Lighthouse for a page whose first performance score is less than 100. */
export const lighthouseRuns = 3;

/** The bounds for a page under {@link simulatedPhone}. The size budgets of pages are in tests/contract/support/budgets.ts. */
export const bounds = {
  /** Maximum ratio of a page's largest contentful paint (LCP) to that of its copy without script and fonts. */
  lcpRatio: 1.1,
  /** Maximum sum of all layout shifts. */
  layoutShift: 0,
  /** Upper limit, exclusive, of the total blocking time in ms. */
  blockingMs: 50,
  /** Minimum score in each category of Lighthouse. */
  lighthouseScore: 100,
} as const;

export const toBytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;
