export type AccessibilityLink = { label: string; href: string };

/** An accessibility feature, with its menu on each system; both menus are absent if the feature has no menu. */
export type AccessibilityFeature = {
  name: string;
  what: string;
  ios?: string;
  android?: string;
};

export type AccessibilityTab = {
  key: string;
  title: string;
  /** The title outside of the page, in the results of the search. */
  fullTitle: string;
  intro: string;
  groups: readonly { title: string; items: readonly AccessibilityFeature[] }[];
  /** Sentences about the topic at wim and on this site; each item is one or two sentences. */
  ownMeasures: readonly string[];
  links?: readonly AccessibilityLink[];
};
