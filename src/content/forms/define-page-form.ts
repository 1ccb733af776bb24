/** Defines the form for one page's copy and the form's label for staff. The copy is in `src/content/data/copy`. */
import type { z } from "zod";
import type { EditableList } from "./editable-list.ts";

/**
 * The field builders, which form modules get as an argument: an import would fail while a list with facts is invalid.
 */
type PageFields = typeof import("./fields/copy-fields.ts");

type PageOptions<Schema extends z.ZodType> = Pick<EditableList, "label" | "page"> & {
  /** Name of the file in `src/content/data/copy`, also used in the address of the form. */
  name: string;
  form: (fields: PageFields) => Schema;
} & Partial<Pick<EditableList, "id" | "help" | "isPageCopy">>;

export type PageFormDefinition<Schema extends z.ZodType = z.ZodType> = PageOptions<Schema> & Omit<EditableList, "form">;

/**
 * Defines the form for a page's copy, which `readPageCopy` reads. The editor finds the definitions by the exports of
 * modules named `-copy-form.ts`.
 */
export function definePageForm<Schema extends z.ZodType>(page: PageOptions<Schema>): PageFormDefinition<Schema> {
  return {
    id: `pagina-${page.name}`,
    help: "Encabezados, textos y botones. Los precios y plazos llegan de «Insertar dato».",
    file: `src/content/data/copy/${page.name}.ts`,
    isPageCopy: true,
    canBeScheduled: true,
    ...page,
  };
}
