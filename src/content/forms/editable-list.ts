/** Types of the lists that staff edit, for the editor and `npm run check`. */
import type { z } from "zod";
import type { ContentDiagnostic } from "./content-diagnostic.ts";

export type ListForm = {
  /** A list has `nameField` and `keyField` in its metadata; see `FormSchema` of `path-label.ts`. */
  schema: z.ZodType;
  /**
   * Receives the schema's output.
   *
   * @param published - the published data, if known: some advice is only about new or changed rows.
   */
  advise?: (data: never, published?: never) => readonly ContentDiagnostic[];
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
