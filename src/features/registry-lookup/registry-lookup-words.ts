/** The look-up's texts. The look-up fills in `{…}`. */
export type RegistryLookupWords = {
  heading: string;
  intro: string;
  label: string;
  hint: string;
  submit: string;
  /** With `{n}`. */
  found: { one: string; other: string };
  /** Introduces results that are only similar. */
  close: string;
  /** The title with `{text}`. */
  none: { title: string; text: string };
  /** With `{n}`: how many are not shown. */
  more: string;
  /** Names the list of results. */
  results: string;
  /** First in each answer while the registry is a sample. */
  sampled?: { mark: string; text: string };
};
