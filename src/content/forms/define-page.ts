/** What one page says: its form, with the label that staff knows it by. Its words are in `src/content/data/words`. */
import type { z } from "zod";
import type { EditableList } from "./editable-list.ts";

/** They know the facts, which cannot be read while a list is wrong: a form is given them, and its module imports none. */
type PageFields = typeof import("./fields/words-fields.ts");

type PageOptions<Schema extends z.ZodType> = Pick<EditableList, "label" | "page"> & {
  /** Of its file in `src/content/data/words`, and in the address of its form. */
  name: string;
  form: (fields: PageFields) => Schema;
} & Partial<Pick<EditableList, "id" | "help" | "file" | "isOfWords">>;

export type PageDefinition<Schema extends z.ZodType = z.ZodType> = PageOptions<Schema> & Omit<EditableList, "form">;

/** For `readWords`. The editor finds the definitions that modules called `-words.ts` export. */
export function definePage<Schema extends z.ZodType>(page: PageOptions<Schema>): PageDefinition<Schema> {
  return {
    id: `pagina-${page.name}`,
    help: "Encabezados, textos y botones. Los precios y plazos llegan de «Insertar dato».",
    file: `src/content/data/words/${page.name}.ts`,
    isOfWords: true,
    ...page,
  };
}
