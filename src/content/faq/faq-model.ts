/** The shape of the frequent questions. */
import type { SitePath } from "#content/site/site-page.ts";

/** To the page that says more: of the site, or of the authority that decides. */
export type FaqLink = { label: string } & ({ to: SitePath } | { href: string });

export type FaqQuestion = {
  /** Anchor of the question in the page, in Spanish and for ever: addresses with it have been shared. */
  id: string;
  /** As people ask it. */
  question: string;
  /** One to four sentences, a paragraph an entry; the first sentence answers. */
  answer: readonly string[];
  /** Two at most. */
  links?: readonly FaqLink[];
  /** Words that people look for it by and that it does not say. */
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
