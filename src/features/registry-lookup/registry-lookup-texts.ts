/** The tool's texts. Comments name their placeholders: `{…}`. */
export type RegistryLookupTexts = {
  heading: string;
  intro: string;
  label: string;
  hint: string;
  submit: string;
  /** With `{n}`. */
  found: { one: string; other: string };
  /** Introduces results that are only similar. */
  close: string;
  /** The title has `{text}`. */
  none: { title: string; text: string };
  /** With `{n}`: how many results are not shown. */
  more: string;
  /** Accessible name of the list of results. */
  results: string;
  /** Introduces each answer while the registry is sample data. */
  sampled?: { mark: string; text: string };
};
