/** Types of the frequent questions. */
import type { SitePath } from "#content/site/site-page.ts";

/** A link to the page that says more: ours, or that of the authority that decides. */
export type FaqLink = { label: string } & ({ to: SitePath } | { href: string });

export type FaqQuestion = {
  /** Anchor of the question in the page, in Spanish. It never changes: addresses with it have been shared. */
  id: string;
  /** As people ask it. */
  question: string;
  /** One to four sentences, one paragraph per entry; the first sentence answers. */
  answer: readonly string[];
  /** At most two. */
  links?: readonly FaqLink[];
  /** Words that people search for and that the question and its answer do not use. */
  asked?: string;
};

export type FaqGroup = {
  /** Anchor of the group in the page. */
  id: string;
  /** In a word or two, for lists of groups. */
  topic: string;
  title: string;
  questions: readonly FaqQuestion[];
};
