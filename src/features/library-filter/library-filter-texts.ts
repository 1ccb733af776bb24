/** The script's texts. Comments name their placeholders: `{…}`. */
export type LibraryFilterTexts = {
  /** While no filter is active; `{all}` and `{groups}`. */
  all: string;
  /** With `{shown}` and `{all}`. */
  some: string;
  none: string;
  /** How many links of a group match, with `{shown}` and `{all}`; only if groups have a count. */
  countOf?: string;
  /** With `{text}`. */
  empty: { title: string };
};
