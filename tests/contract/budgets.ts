/**
 * What a visitor downloads at most, in bytes as they travel (brotli where it applies; a kilobyte is 1,000 bytes).
 * One of these is raised by a decision record, not by a commit that happens to need it.
 */
export const budgets = {
  /** The script of every page, with all that it imports to start. */
  commonScript: 2_000,
  /** Script that a page asks for before anybody scrolls. */
  scriptBeforeScrolling: 8_000,
  /** Script that a page with islands asks for until its end, every one of them awake. */
  scriptOfPage: 100_000,
  /** Script of a page without islands, all told: what it does when it is idle too. */
  scriptWithoutIsland: 4_000,
  /** How many of all pages are without islands, at least. */
  pagesWithoutIsland: 0.6,
  /** The marketing provider's SDK where an account is configured, besides all of the above: docs/decisions/0032. */
  marketingSdk: 70_000,
  /** All font files together. */
  fonts: 60_000,
  /** The one stylesheet of a page. */
  stylesheet: 12_000,
  /** The HTML of a page. */
  html: 30_000,
  /** HTML, stylesheet, fonts, pictures and all script of a first visit to a page, every island awake. */
  firstVisit: 170_000,
  /** The same of the home page. */
  firstVisitOfHome: 300_000,
} as const;
