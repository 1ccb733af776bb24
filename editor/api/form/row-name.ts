import type { FormSchema } from "#content/forms/check/path-label.ts";
import { toFields } from "./form-value.ts";

/** Name of a row in its list, such as the label of its selected choice; empty if the row has no name yet. */
export function getRowName(row: unknown, { nameField, items }: FormSchema): string {
  const name = nameField === undefined ? undefined : toFields(row)[nameField];
  if (nameField === undefined || (typeof name !== "string" && typeof name !== "number")) return "";
  const { options, widget } = items?.properties?.[nameField] ?? {};
  if (widget === "address" && name === "/") return "Portada";
  return options?.[name] ?? String(name).trim();
}
