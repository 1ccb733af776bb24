/**
 * Maximum download sizes, in bytes as sent: with brotli where it applies; a kilobyte has 1,000 bytes. Tests of the
 * built site measure with constant hashes in file names. Raising a maximum requires a decision record.
 */
export const budgets = {
  /** Bytes that hashes may add to what a browser downloads before scrolling. */
  hashNoise: 60,
  /** Script of every page, including its static imports. */
  commonScript: 660,
  /** The common script and the islands' script, with which pages with islands start: docs/decisions/0129. */
  scriptToStart: 2_290,
  /** Script that a page requests before scrolling, except the coverage map: docs/decisions/0129. */
  scriptBeforeScrolling: 8_050,
  /** Script that a page with islands requests when scrolled to its end, with every island hydrated. */
  scriptOfPage: 100_000,
  /** All script of `/arma-tu-sim` with its four questions open: docs/decisions/0129. */
  scriptOfSim: 125_000,
  /** What `/arma-tu-sim` may request in addition for each membership after the fourth: docs/decisions/0129. */
  membershipScript: 40,
  /** Script that a conversation on the help page adds if it uses every tool: docs/decisions/0123. */
  conversation: 60_000,
  /** Script that a search for a phone, destination or place adds if it uses every tool: docs/decisions/0031. */
  directAnswer: 26_000,
  /**
   * All script of a page without islands, including script that it requests when idle, with the SIM in the header:
   * docs/decisions/0129.
   */
  scriptWithoutIsland: 2_860,
  /** Minimum share of pages without islands. */
  pagesWithoutIsland: 0.6,
  /** Additional bytes for the budgets above if the marketing provider has an account: docs/decisions/0032. */
  marketingSdk: 70_000,
  /** Script that measures a visit's speed, loaded only in the operator's share of visits: docs/decisions/0074. */
  visitMeasure: 2_500,
  /** Files that the coverage map's field for places loads: worker, search and list. */
  placeSearch: 120_000,
  /** All font files together. */
  fonts: 60_000,
  /**
   * The single stylesheet of a page; that of `/membresias` is the largest: docs/decisions/0128, docs/decisions/0129.
   */
  stylesheet: 12_700,
  /**
   * The stylesheet of home, which also has the receipt, the two minutes and the proof: docs/decisions/0119,
   * docs/decisions/0128, docs/decisions/0133.
   */
  stylesheetOfHome: 16_280,
  /** What the two budgets above have in addition for a page that shows promotions today: docs/decisions/0128. */
  promotionStyle: 80,
  /** What they have in addition for each membership after the fourth: docs/decisions/0128. */
  membershipStyle: 30,
  html: 30_000,
  /** One page of a document as a picture, lazily loaded: docs/decisions/0061. */
  pagePicture: 25_000,
  /**
   * HTML, stylesheet, fonts, pictures and script of a first visit with every island hydrated, without a conversation.
   */
  firstVisit: 170_000,
  firstVisitOfHome: 300_000,
} as const;
