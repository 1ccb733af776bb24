/** The script's texts. The script fills in `{…}`. */
export type LibraryFilterWords = {
  /** While no filter is active; `{all}` and `{groups}`. */
  all: string;
  /** `{shown}` and `{all}`. */
  some: string;
  none: string;
  /** How many links of a group match, with `{shown}` and `{all}`; only if groups have a count. */
  countOf?: string;
  /** `{text}`. */
  empty: { title: string };
};
