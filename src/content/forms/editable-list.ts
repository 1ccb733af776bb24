/** Types of the lists that staff edit, for the editor and `npm run check`. */
import type { z } from "zod";
import type { ContentDiagnostic } from "./content-diagnostic.ts";

export type ListForm = {
  /** A list has `nameField` and `keyField` in its metadata; see `FormSchema` of `path-label.ts`. */
  schema: z.ZodType;
  /**
   * Gives advice on data that match the schema.
   *
   * @param published - the published data, if known: some advice is only about new or changed rows.
   */
  advise?: (data: never, published?: never) => readonly ContentDiagnostic[];
  /** Gives errors that depend on what is published: the schema alone accepts these data. */
  refuse?: (data: never, published?: never) => readonly ContentDiagnostic[];
};

export type EditableList = {
  id: string;
  label: string;
  /** Help text shown above the form. */
  help: string;
  file: `src/content/data/${string}.ts`;
  /** Loaded on demand, so that an invalid list only breaks the forms that read it. */
  form: () => Promise<ListForm>;
  /** Whether rows are added only by uploading files; no form writes such a list. */
  isUploadOnly?: true;
  /** Whether the list is the copy of one page, in fixed fields; the menu shows such lists separately. */
  isPageCopy?: boolean;
  /** Whether a change can be written for a coming day; the file then has the field `coming`. */
  canBeScheduled?: true;
  /** The page that shows the list; `{slug}` or `{path}` is replaced by the row's field of that name. */
  page: `/${string}` | `{${string}}`;
  /** The page for rows whose list `field` lacks `value`, because they have no page of their own. */
  sharedPage?: { field: string; value: string; page: `/${string}` };
};
