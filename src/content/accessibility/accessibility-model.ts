/** Types of the accessibility page. */

export type AccessibilityLink = { label: string; href: string };

/** An aid, and its menu in each system; if none is named, it has no menu of its own. */
export type AccessibilityItem = {
  name: string;
  what: string;
  ios?: string;
  android?: string;
};

export type AccessibilityTab = {
  key: string;
  title: string;
  intro: string;
  groups: readonly { title: string; items: readonly AccessibilityItem[] }[];
  /** What wim and this site do, a sentence or two each. */
  withUs: readonly string[];
  links?: readonly AccessibilityLink[];
};
