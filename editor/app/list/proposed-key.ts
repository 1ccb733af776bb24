import type { FormSchema } from "#content/forms/check/path-label.ts";
import { asFields, withField } from "#editor/app/form/form-value.ts";
import { proposeId } from "#editor/app/legal/clause/propose-id.ts";

/** Whether the rows of a list have an address field that can be derived from their name field. */
export const hasProposedKey = ({ keyField = "", nameField, items = {} }: FormSchema): boolean =>
  nameField !== undefined && keyField !== nameField && items.properties?.[keyField]?.widget === "address";

/**
 * Derives the address of a row from its name when the name changes, unless the user has typed another address.
 *
 * @param list - the schema of the list.
 * @param others - keys of the other rows.
 */
export function withProposedKey(list: FormSchema, before: unknown, next: unknown, others: readonly string[]): unknown {
  const { keyField = "", nameField = "", items = {} } = list;
  if (!hasProposedKey(list)) return next;
  const [was, is] = [asFields(before), asFields(next)];
  const nameOf = (fields: typeof was) => String(fields[nameField] ?? "");
  const key = was[keyField];
  if (nameOf(was) === nameOf(is) || key !== is[keyField]) return next;
  const isOwn = key !== undefined && key !== "" && key !== proposeId(nameOf(was), others);
  return isOwn ? next : withField(items, next, keyField, proposeId(nameOf(is), others));
}
