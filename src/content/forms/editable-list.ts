/** Types of the lists that staff edit, for the editor and `npm run check`. */
import type { z } from "zod";

/**
 * A finding that is allowed but needs a second look. `fill`: suggested value of the field. `at`: another place where it
 * can be fixed, such as `membresias//roamingCountries`, and the label of the field there. `isContradiction`: two parts
 * of the content contradict each other; reported until they agree, even after publishing.
 */
export type Advice = {
  path: readonly PropertyKey[];
  message: string;
  fill?: string | number;
  at?: { place: string; label: string };
  isContradiction?: true;
};

export type ListForm = {
  /** A list has `nameField` and `keyField` in its metadata; see `FormSchema` of `path-label.ts`. */
  schema: z.ZodType;
  /**
   * Receives the schema's output.
   *
   * @param published - the published data, if known: some advice is only about new or changed rows.
   */
  advise?: (data: never, published?: never) => readonly Advice[];
};

export type EditableList = {
  id: string;
  label: string;
  /** Help text shown above the form. */
  help: string;
  file: `src/content/data/${string}.ts`;
  /** Loaded on demand, so that an invalid list only breaks the forms that read it. */
  form: () => Promise<ListForm>;
  /** Whether its rows are added by uploading files, so that no form writes it. */
  isUploadOnly?: true;
  /** Whether it is the copy of one page, in fixed fields; the menu lists these separately. */
  isPageCopy?: boolean;
  /** The page that shows it; `{slug}` or `{path}` is replaced by that field of the row. */
  page: `/${string}` | `{${string}}`;
};
