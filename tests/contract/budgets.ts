/**
 * The most that a visitor downloads, in bytes as sent (brotli where it applies; a kilobyte is 1,000 bytes).
 * Raising one of these takes a decision record, not just a commit that happens to need it.
 */
export const budgets = {
  /** The script of every page, with everything that it imports to start. */
  commonScript: 2_000,
  /** Script that a page requests before scrolling. */
  scriptBeforeScrolling: 8_000,
  /** Script that a page with islands requests down to its end, with every island awake. */
  scriptOfPage: 100_000,
  /** All script of a page without islands, including what it does when idle. */
  scriptWithoutIsland: 4_000,
  /** The smallest share of pages without islands. */
  pagesWithoutIsland: 0.6,
  /** The marketing provider's SDK where an account is configured, besides all of the above: docs/decisions/0032. */
  marketingSdk: 70_000,
  /** What measures a visit's speed, in the share of visits that the operator sets: docs/decisions/0074. */
  visitMeasure: 2_500,
  /** All font files together. */
  fonts: 60_000,
  /** The one stylesheet of a page. */
  stylesheet: 12_000,
  /** The HTML of a page. */
  html: 30_000,
  /** A page of a document as a picture, loaded as it comes near: docs/decisions/0061. */
  pagePicture: 25_000,
  /** HTML, stylesheet, fonts, pictures and all script of a first visit to a page, every island awake. */
  firstVisit: 170_000,
  /** The same for the home page. */
  firstVisitOfHome: 300_000,
} as const;
