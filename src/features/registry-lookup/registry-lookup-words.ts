/** What the look-up says. `{…}` is filled in by it. */
export type RegistryLookupWords = {
  heading: string;
  intro: string;
  label: string;
  hint: string;
  submit: string;
  /** Before anything is written. */
  waiting: string;
  /** With `{n}`. */
  found: { one: string; other: string };
  /** Before what only resembles it. */
  close: string;
  /** The title with `{text}`. */
  none: { title: string; text: string };
  /** With `{n}`: how many are not shown. */
  more: string;
  /** Names the list of what was found. */
  results: string;
};
