import type { SitePath } from "#content/site/site-map/site-page.ts";

/** A link to a page with details, of this site or of the competent authority. */
export type FaqLink = { label: string } & ({ to: SitePath } | { href: string });

export type FaqQuestion = {
  /** Spanish anchor of the question in the page. It never changes, because addresses with it have been shared. */
  id: string;
  /** The question as customers ask it. */
  question: string;
  /** One to four sentences, one paragraph per entry; the first sentence gives the answer. */
  answer: readonly string[];
  /** Links to pages with details, at most two. */
  links?: readonly FaqLink[];
  /** Search words that neither the question nor its answer contains. */
  asked?: string;
};

export type FaqGroup = {
  id: string;
  /** Short title of one or two words, for lists of groups. */
  topic: string;
  title: string;
  questions: readonly FaqQuestion[];
};
