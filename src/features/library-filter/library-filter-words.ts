/** What the script says. `{…}` is filled in by it. */
export type LibraryFilterWords = {
  /** With `{all}` and `{groups}`: nothing is filtered. */
  all: string;
  /** With `{shown}` and `{all}`. */
  some: string;
  none: string;
  /** How many links of a group are left, with `{shown}` and `{all}`; only where groups have a count. */
  countOf?: string;
  /** With `{text}`. */
  empty: { title: string };
};
