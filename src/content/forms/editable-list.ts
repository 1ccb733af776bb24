/** What the editor and `npm run check` know of a list. */
import type { z } from "zod";

/**
 * What is allowed, and still deserves a second look. `fill`: what its field would say instead. `at`: where else it may be
 * mended, `membresias//roamingCountries`, and the title of the field there. `isContradiction`: two parts of the content say
 * different things, which nobody means: it is said until they agree, also once it is published.
 */
export type Advice = {
  path: readonly PropertyKey[];
  message: string;
  fill?: string | number;
  at?: { place: string; label: string };
  isContradiction?: true;
};

export type ListForm = {
  /** Of a list, `nameField` and `keyField` are in its metadata; see `FormSchema` of `path-label.ts`. */
  schema: z.ZodType;
  /**
   * Takes what the schema gives.
   *
   * @param published - as visitors have it, where that is known: some advice is about what is new.
   */
  advise?: (data: never, published?: never) => readonly Advice[];
};

export type EditableList = {
  id: string;
  label: string;
  /** What editors should know before they begin. */
  help: string;
  file: `src/content/data/${string}.ts`;
  /** Loaded when it is asked for: a wrong list stops those that read it, and no others. */
  form: () => Promise<ListForm>;
  /** Its rows come with files that are uploaded: no form writes it. */
  isOfFiles?: true;
  /** What one page says, in fixed fields: the menu has these apart. */
  isOfWords?: boolean;
  /** The page that shows it; `{slug}` or `{path}` stands for that field of the row. */
  page: `/${string}` | `{${string}}`;
};
