/** The script's texts. The script fills in `{…}`. */
export type LibraryFilterWords = {
  /** With `{all}` and `{groups}`: no filter is active. */
  all: string;
  /** With `{shown}` and `{all}`. */
  some: string;
  none: string;
  /** How many links of a group are left, with `{shown}` and `{all}`; only if groups have a count. */
  countOf?: string;
  /** With `{text}`. */
  empty: { title: string };
};
