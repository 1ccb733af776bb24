/** Three-way merge of a list or legal text, by rows and fields, and within a long text by paragraphs. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { chooseKind, findKindIndex, getKinds, sortBySchema, toFields, toRows } from "#editor/api/form/form-value.ts";
import { copyRowKey } from "#editor/api/form/row-keys.ts";
import { alignRows, type MergeInput } from "./align-rows.ts";
import { mergeParagraphs } from "./merge-paragraphs.ts";

/** A conflict. `where`, `mine` and `theirs` are texts with the form's titles; `path` has field names and row keys. */
export type MergeConflict = { path: readonly string[]; where: string; mine: string; theirs: string };

/** Result of a merge. `data` already resolves the `conflicts` in favour of the requested side. */
export type MergeResult = { data: unknown; conflicts: readonly MergeConflict[] };

type Side = "mine" | "theirs";

export function mergeVersions(
  schema: FormSchema,
  versions: MergeInput<unknown>,
  winningSide: Side = "mine",
): MergeResult {
  const conflicts: MergeConflict[] = [];
  const data = mergeValues(schema, versions, { winningSide, path: [], labels: [], conflicts });
  return { data, conflicts };
}

type MergeState = { winningSide: Side; path: readonly string[]; labels: readonly string[]; conflicts: MergeConflict[] };

function mergeValues(schema: FormSchema, versions: MergeInput<unknown>, state: MergeState): unknown {
  const { base, mine, theirs } = versions;
  if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return mine;
  if (isSameJson(base, mine)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeRowLists(schema, versions, state);
  const kinds = getKinds(schema);
  const isOneKind = !kinds || findKindIndex(kinds, mine) === findKindIndex(kinds, theirs);
  if (isGroup(mine) && isGroup(theirs) && isOneKind) return mergeFields(schema, versions, state);
  if (typeof base === "string" && typeof mine === "string" && typeof theirs === "string" && base.includes("\n"))
    return mergeTexts({ base, mine, theirs }, state);
  addConflict(state, formatValue(schema, mine), formatValue(schema, theirs));
  return state.winningSide === "mine" ? mine : theirs;
}

function mergeTexts(texts: MergeInput<string>, state: MergeState): string {
  const { text, conflicts } = mergeParagraphs(texts, state.winningSide);
  for (const { firstWords, mine, theirs } of conflicts)
    addConflict({ ...state, labels: [...state.labels, `«${firstWords}…»`] }, mine || "no está", theirs || "no está");
  return text;
}

const addConflict = ({ path, labels, conflicts }: MergeState, mine: string, theirs: string) =>
  void conflicts.push({ path, where: labels.join(" › ") || "Todo", mine, theirs });

function mergeFields(schema: FormSchema, { base, mine, theirs }: MergeInput<unknown>, state: MergeState): unknown {
  const { properties = {}, kindTitle } = chooseKind(schema, mine);
  const names = [...new Set([...Object.keys(toFields(mine)), ...Object.keys(toFields(theirs))])];
  const fields = names.map((name) => {
    const field = properties[name] ?? {};
    const labels = [...state.labels, field.title ?? kindTitle ?? name];
    const versions = { base: toFields(base)[name], mine: toFields(mine)[name], theirs: toFields(theirs)[name] };
    return [name, mergeValues(field, versions, { ...state, labels, path: [...state.path, name] })] as const;
  });
  return sortBySchema({ properties }, Object.fromEntries(fields.filter(([, value]) => value !== undefined)));
}

function mergeRowLists(schema: FormSchema, versions: MergeInput<unknown>, state: MergeState): readonly unknown[] {
  const { base, mine, theirs } = versions;
  const { order, areBothMoved } = alignRows(
    schema,
    { base: toRows(base), mine: toRows(mine), theirs: toRows(theirs) },
    state.winningSide,
  );
  if (areBothMoved) addConflict(state, "en otro orden", "en otro orden");
  return order
    .map(({ name, key, ...row }) => {
      const rowState = { labels: [...state.labels, name], path: [...state.path, String(key)] };
      const value = mergeValues(schema.items ?? {}, row, { ...state, ...rowState });
      return copyRowKey(row.theirs, copyRowKey(row.mine, value));
    })
    .filter((row) => row !== undefined);
}

export const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

function formatValue(schema: FormSchema, value: unknown): string {
  if (value === undefined) return "no está";
  if (typeof value === "boolean") return value ? "sí" : "no";
  const kinds = getKinds(schema);
  if (typeof value === "object" && value !== null) return kinds?.[findKindIndex(kinds, value)]?.title ?? "está";
  return schema.options?.[String(value)] ?? (String(value) || "vacío");
}
