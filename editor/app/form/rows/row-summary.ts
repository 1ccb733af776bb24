import type { FormSchema } from "#content/forms/check/path-label.ts";
import { validityStatusLabels } from "#content/registry/validity-status-labels.ts";
import { isDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatValidity, getValidityStatus, type Validity } from "#domain/calendar/validity.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { findKindIndex, getKinds, toFields, toRows } from "#editor/api/form/form-value.ts";

/** A field's summary lists its texts if there are at most this many. */
const maxListedTexts = 12;

/** `state`: one of a few values to filter rows by, such as `Vigente` or a topic; `text`: the summary. */
export type RowSummary = { state?: string; text: string };

/** Summarizes a row by the `summaryFields` of its list; incomplete input is left out. */
export function buildRowSummary(
  { items = {}, summaryFields = [] }: FormSchema,
  row: unknown,
  today: string,
): RowSummary {
  const parts = summaryFields.map((names) => {
    const { schema, value, isOptional } = findField(items, row, names.split("."));
    return value === undefined || value === "" ? undefined : summarizePart(schema, value, today, isOptional);
  });
  const state = parts.find((part) => part?.state)?.state;
  const text = parts
    .map((part) => [part?.state, part?.text].filter(Boolean).join(": "))
    .filter(Boolean)
    .join(". ");
  return { text, ...(state && { state }) };
}

type SummarizedField = { schema: FormSchema; value: unknown; isOptional: boolean };

function findField(schema: FormSchema, value: unknown, names: readonly string[]): SummarizedField {
  return names.reduce<SummarizedField>(
    (at, name) => ({
      schema: at.schema.properties?.[name] ?? {},
      value: toFields(at.value)[name],
      isOptional: !at.schema.required?.includes(name),
    }),
    { schema, value, isOptional: false },
  );
}

function summarizePart(schema: FormSchema, value: unknown, today: string, isOptional: boolean): Partial<RowSummary> {
  if (schema.widget === "period") return summarizePeriod(value, today);
  if (schema.options) return { state: schema.options[String(value)] ?? "" };
  return { text: summarizeValue(schema, value, isOptional) };
}

/** Summarizes a period by its status on the site and its dates. */
function summarizePeriod(value: unknown, today: string): Partial<RowSummary> {
  const { kind, from, to, otherTo } = toFields(value);
  const hasCompleteDays = [from, to, otherTo ?? to].every((day) => isDay(kind === "yearless" ? `2024-${day}` : day));
  if (kind !== "unstated" && !hasCompleteDays) return {};
  const validity = value as Validity;
  return { state: validityStatusLabels[getValidityStatus(today, validity)], text: formatValidity(validity) ?? "" };
}

function summarizeValue(schema: FormSchema, value: unknown, isOptional: boolean): string {
  const { title = "", items, properties } = schema;
  if (Array.isArray(value)) {
    const texts = toRows(value).filter((each) => typeof each === "string" && each !== "");
    if (value.length === 0) return "";
    const isTextList = items?.type === "string" && !items.enum && value.length <= maxListedTexts;
    return isTextList ? formatSpanishList(texts as string[]) : `${title}: ${value.length}`;
  }
  const kinds = getKinds(schema);
  if (kinds) return summarizeKind(kinds[findKindIndex(kinds, value)] ?? {}, value);
  if (properties)
    return Object.entries(toFields(value))
      .map(
        ([name, each]) => `${properties[name]?.title ?? name} ${summarizeValue(properties[name] ?? {}, each, false)}`,
      )
      .join(", ");
  if (schema.unit === "pesos" && typeof value === "number") return formatPesos(value);
  if (schema.unit === "GB") return `${value}\u00a0GB`;
  if (schema.widget !== "date") return String(value);
  if (!isDay(value)) return "";
  return isOptional ? `${title}: ${formatDate(value)}` : formatDate(value);
}

/** The values of the fields, or the title of the kind if it has no fields. */
function summarizeKind({ title = "", properties = {} }: FormSchema, value: unknown): string {
  const fields = Object.entries(properties).filter(([, field]) => field.const === undefined);
  return fields.map(([name, field]) => summarizeValue(field, toFields(value)[name], false)).join(", ") || title;
}
