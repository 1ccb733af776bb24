import { type FormSchema, formatFieldPath, toFormSchema } from "#content/forms/check/path-label.ts";
import type { EditableList, ListForm } from "#content/forms/editable-list.ts";
import { normalizeData, validateData, type WrongField } from "#content/forms/read-data.ts";
import type { OfferClash } from "#domain/plans/offer.ts";
import type { Diagnostic, FieldPath } from "#editor/api/api.ts";
import { formatFieldLocation } from "#editor/api/form/form-value.ts";
import { describeError } from "#editor/server/site/describe-error.ts";
import { findRemovedKeys } from "./published-keys.ts";

type ListVersions = Parameters<typeof findRemovedKeys>[1];

export function listDiagnostics(
  { label }: EditableList,
  { schema, advise, refuse }: ListForm,
  texts: ListVersions,
): Diagnostic[] {
  const data = normalizeData(texts.after);
  const createDiagnostic = (kind: Diagnostic["kind"], path: readonly PropertyKey[], message: string): Diagnostic => ({
    kind,
    path: toFieldPath(path),
    where: path.length === 0 ? label : formatFieldPath(schema, path, data),
    message,
  });
  const removedKeys =
    texts.publishedData === undefined ? [] : findRemovedKeys(toFormSchema(schema), { ...texts, after: data });
  const publishedData = schema.safeParse(normalizeData(texts.publishedData)).data as never;
  const invalidFields = validateData(schema, texts.after);
  // Without the published data, even old content would count as new.
  const isComparable = invalidFields.length === 0 && publishedData !== undefined;
  const refusals = isComparable ? (refuse?.(schema.parse(data) as never, publishedData) ?? []) : [];
  const errors = [
    ...[...invalidFields, ...refusals].map(({ path, message, ...details }) => ({
      ...createDiagnostic("error", path, message),
      ...details,
    })),
    ...removedKeys.map(({ path, message }) => createDiagnostic("error", path, message)),
  ];
  const advice = errors.length === 0 ? (advise?.(schema.parse(data) as never, publishedData) ?? []) : [];
  const adviceDiagnostics = advice.map(({ path, message, isContradiction: _, isReminder: __, ...details }) => ({
    ...createDiagnostic("advice", path, message),
    ...details,
  }));
  return [...errors, ...adviceDiagnostics];
}

export const toFieldPath = (path: readonly PropertyKey[]): FieldPath =>
  path.map((key) => (typeof key === "symbol" ? String(key) : key));

export function createBuildDiagnostic({ label }: EditableList, { message }: Error): Diagnostic {
  const { message: description, raw } = describeError(message);
  const sentence = `así no se puede armar el sitio: ${description}`;
  return { kind: "error", path: [], where: label, message: sentence, ...(raw !== undefined && { raw }) };
}

export function createWrongFieldLink(lists: readonly EditableList[], { cause }: Error): Diagnostic["fixes"] {
  const { file, path = [] }: Partial<WrongField> = cause ?? {};
  const list = lists.find((each) => each.file === file);
  return list && [{ label: `Ve a «${list.label}»`, location: formatFieldLocation(list.id, path) }];
}

/**
 * Creates the diagnostic for a build error. If two offers overlap, it is at the period of one and links to the other.
 */
export function createLocatedDiagnostic(
  list: EditableList,
  { schema }: ListForm,
  texts: { before: unknown; after: unknown },
  error: Error,
) {
  const buildDiagnostic = createBuildDiagnostic(list, error);
  const formSchema = toFormSchema(schema);
  const [path, ...others] = findOverlappingPeriods(formSchema, texts, error);
  if (!path) return buildDiagnostic;
  const fixes = others.map((other) => ({
    label: `Ve a ${formatFieldPath(schema, other, texts.after)}`,
    location: formatFieldLocation(list.id, other),
  }));
  // Removes the full stop, because the app adds one between the message and the links.
  const message = buildDiagnostic.message.replace(/\.$/, "");
  return {
    ...buildDiagnostic,
    message,
    path,
    where: formatFieldPath(schema, path, texts.after),
    ...(fixes.length > 0 && { fixes }),
  };
}

/** Finds the paths of the overlapping offers' period fields, changed rows first; empty for any other error. */
function findOverlappingPeriods(
  { nameField, items }: FormSchema,
  { before, after }: { before: unknown; after: unknown },
  error: Error,
): FieldPath[] {
  const offerNames: readonly string[] = ((error.cause ?? {}) as Partial<OfferClash>).names ?? [];
  const [days] = Object.entries(items?.properties ?? {}).find(([, { widget }]) => widget === "period") ?? [];
  if (nameField === undefined || days === undefined || !Array.isArray(after)) return [];
  const previousRowsJson = new Set(Array.isArray(before) ? before.map((row) => JSON.stringify(row)) : []);
  return after
    .map((row, index) => ({
      name: row?.[nameField],
      path: [index, days],
      isUnchanged: previousRowsJson.has(JSON.stringify(row)),
    }))
    .filter(({ name }) => offerNames.includes(name))
    .toSorted((one, other) => Number(one.isUnchanged) - Number(other.isUnchanged))
    .map(({ path }) => path);
}
