/** The type of the lists that staff edit, for the editor and `npm run check`. */
import type { z } from "zod";
import type { ContentDiagnostic } from "./content-diagnostic.ts";

export type ListForm = {
  /** Schema of the data. The schema of a list has `nameField` and `keyField` in its metadata; see `FormSchema`. */
  schema: z.ZodType;
  /**
   * Gives advice on data that match the schema.
   *
   * @param publishedData - the published data, if known: some advice is only about new or changed rows.
   */
  advise?: (data: never, publishedData?: never) => readonly ContentDiagnostic[];
  /** Lists errors that the schema cannot find, because they depend on the published data; not called without those. */
  refuse?: (data: never, publishedData: never) => readonly ContentDiagnostic[];
};

export type EditableList = {
  id: string;
  label: string;
  /** Help text shown above the form. */
  help: string;
  file: `src/content/data/${string}.ts`;
  /** Loads the form on demand, so that an invalid list only breaks the forms that read it. */
  form: () => Promise<ListForm>;
  /** Whether rows are added only by uploading files; no form writes such a list. */
  isUploadOnly?: true;
  /** Whether the list is the copy of one page, in fixed fields; the menu shows such lists separately. */
  isPageCopy?: boolean;
  /** Whether a change can be written for a coming day; the file then has the field `coming`. */
  canBeScheduled?: true;
  /** The page that shows the list; `{slug}` or `{path}` is replaced by the row's field of that name. */
  page: `/${string}` | `{${string}}`;
  /**
   * The page of rows without their own page: rows whose list `field` lacks `value`. `pagesByValue` has other pages, for
   * rows whose list has one of its values.
   */
  sharedPage?: { field: string; value: string; page: `/${string}`; pagesByValue: Readonly<Record<string, string>> };
};

/** Whether the texts of a list insert facts instead of typing what other lists decide. */
export const usesFacts = ({ id, isPageCopy }: Pick<EditableList, "id" | "isPageCopy">): boolean =>
  isPageCopy === true || id === "preguntas" || id === "paginas";
