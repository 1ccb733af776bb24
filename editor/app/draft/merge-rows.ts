/** Two people's changes of a list or of a legal text, put together by rows and fields. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { fieldsOf, kindAt, kindsOf, rowsOf, sortBySchema } from "#editor/app/form/form-value.ts";
import { copyRowKeys } from "#editor/app/form/rows/row-keys.ts";
import { alignedRows, type Versions } from "./aligned-rows.ts";

/** What both changed, by the titles of the form; `path`: its fields, and the keys of its rows. */
export type Clash = { path: readonly string[]; where: string; mine: string; theirs: string };

/** `clashes`: where both changed the same, and the data say what was asked to stay. */
export type Joined = { data: unknown; clashes: readonly Clash[] };

type Stays = "mine" | "theirs";

/** @param stays - what the data say where both changed the same. */
export function joined(schema: FormSchema, versions: Versions<unknown>, stays: Stays = "mine"): Joined {
  const clashes: Clash[] = [];
  const data = together(schema, versions, { stays, path: [], where: [], clashes });
  return { data, clashes };
}

type Joining = { stays: Stays; path: readonly string[]; where: readonly string[]; clashes: Clash[] };

/** What is not there is undefined. */
function together(schema: FormSchema, versions: Versions<unknown>, joining: Joining): unknown {
  const { base, mine, theirs } = versions;
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) return rowsTogether(schema, versions, joining);
  const kinds = kindsOf(schema);
  const isOneKind = !kinds || kindAt(kinds, mine) === kindAt(kinds, theirs);
  if (isGroup(mine) && isGroup(theirs) && isOneKind) return fieldsTogether(schema, versions, joining);
  clash(joining, said(schema, mine), said(schema, theirs));
  return joining.stays === "mine" ? mine : theirs;
}

const clash = ({ path, where, clashes }: Joining, mine: string, theirs: string) =>
  void clashes.push({ path, where: where.join(" › ") || "Todo", mine, theirs });

function fieldsTogether(schema: FormSchema, { base, mine, theirs }: Versions<unknown>, joining: Joining): unknown {
  const kinds = kindsOf(schema);
  const { properties = {}, kindTitle } = kinds?.[kindAt(kinds, mine)] ?? schema;
  const names = [...new Set([...Object.keys(fieldsOf(mine)), ...Object.keys(fieldsOf(theirs))])];
  const fields = names.map((name) => {
    const field = properties[name] ?? {};
    const where = [...joining.where, field.title ?? kindTitle ?? name];
    const versions = { base: fieldsOf(base)[name], mine: fieldsOf(mine)[name], theirs: fieldsOf(theirs)[name] };
    return [name, together(field, versions, { ...joining, where, path: [...joining.path, name] })] as const;
  });
  return sortBySchema({ properties }, Object.fromEntries(fields.filter(([, value]) => value !== undefined)));
}

/** In the order of whoever moved rows; what the other one added goes after what it stood after. */
function rowsTogether(schema: FormSchema, versions: Versions<unknown>, joining: Joining): readonly unknown[] {
  const { base, mine, theirs } = versions;
  const { order, areBothMoved } = alignedRows(
    schema,
    { base: rowsOf(base), mine: rowsOf(mine), theirs: rowsOf(theirs) },
    joining.stays,
  );
  if (areBothMoved) clash(joining, "en otro orden", "en otro orden");
  return order
    .map(({ name, key, ...row }) => {
      const at = { where: [...joining.where, name], path: [...joining.path, String(key)] };
      const value = together(schema.items ?? {}, row, { ...joining, ...at });
      return copyRowKeys(row.theirs, copyRowKeys(row.mine, value));
    })
    .filter((row) => row !== undefined);
}

/** Whether two say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

function said(schema: FormSchema, value: unknown): string {
  if (value === undefined) return "no está";
  if (typeof value === "boolean") return value ? "sí" : "no";
  const kinds = kindsOf(schema);
  if (typeof value === "object" && value !== null) return kinds?.[kindAt(kinds, value)]?.title ?? "está";
  return schema.options?.[String(value)] ?? (String(value) || "vacío");
}
