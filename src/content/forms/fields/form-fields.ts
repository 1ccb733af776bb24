/** Schemas of the field types of the lists that staff edit, with their error messages. */
import { z } from "zod";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { listRawMarkupMessages, type MarkupKind } from "#domain/text/raw-markup.ts";
import { formatMissingChoiceMessage, formatUnknownChoiceMessage } from "./choice-messages.ts";
import { createFieldMeta, hasNoRepeats, listField } from "./field-groups.ts";
import { findProblems, setStyleRules, type TextRule } from "./style-rules.ts";

// Compiling a schema takes longer than it saves: each schema reads one file, and is created again on each reload.
z.config({ jitless: true });

/** A required text; `missingMessage` is the error message for an empty text. */
export const requiredText = (missingMessage: string) =>
  z.string({ error: missingMessage }).refine((text) => text.trim() !== "", missingMessage);

export const formatLengthMessage = (letters: number, max: number) => `caben ${max} letras: sobran ${letters - max}`;

type LineOptions = {
  max?: number;
  description?: string | undefined;
  /** Markup that the field may contain; all other markup is refused. */
  allowedMarkup?: readonly MarkupKind[];
  /** Name of the field's input in the editor; a line of text by default. */
  widget?: string;
  /** Rules that apply after those of every line. */
  rules?: readonly TextRule[];
  /** Rules whose violations are only advice; see {@link listStyleAdvice}. */
  styleRules?: readonly TextRule[];
};

/** One check lists all problems: with a check for each rule, Zod would copy the schema for each. */
export function shortTextField(title: string, options: LineOptions = {}) {
  const { max = 90, description, allowedMarkup = [], widget, rules = [], styleRules = [] } = options;
  const lineRules: readonly TextRule[] = [
    (text) => (text.trim() === "" ? ["falta este texto"] : []),
    (text) => (text === text.trim() ? [] : ["sobran espacios al principio o al final"]),
    (text) => listRawMarkupMessages(text, allowedMarkup),
    (text) => (text.length <= max ? [] : [formatLengthMessage(text.length, max)]),
    ...rules,
  ];
  const check = z.superRefine<string>((text, context) => {
    for (const { message, ...params } of findProblems(text, lineRules))
      context.addIssue({ code: "custom", message, params });
  });
  setStyleRules(check, styleRules);
  return z
    .string({ error: "falta este texto" })
    .check(check)
    .meta({ ...createFieldMeta(title, description), ...(widget && { widget }) });
}

export const text = (title: string, options: Pick<LineOptions, "max" | "description" | "rules" | "styleRules"> = {}) =>
  shortTextField(title, { max: 400, widget: "text", ...options });

export function day(title: string, description?: string) {
  const getDayError = ({ input }: { input?: unknown }) => {
    if (input === undefined || input === "") return "falta el día";
    const isWritten = typeof input === "string" && /^\d{4}-\d{2}-\d{2}$/.test(input);
    return isWritten ? "ese día no existe" : "escribe año, mes y día, por ejemplo 2026-03-01";
  };
  return z.iso.date({ error: getDayError }).meta({ ...createFieldMeta(title, description), widget: "date" });
}

type SlugCopy = { example: string; description: string; missingMessage?: string };

/** An anchor, or the last part of an address. It never changes once published, because people may have shared it. */
export function urlSlug(title: string, { example, description, missingMessage = "falta la dirección" }: SlugCopy) {
  return requiredText(missingMessage)
    .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, `usa solo minúsculas sin acento, números y guiones, por ejemplo ${example}`)
    .meta({
      ...createFieldMeta(title, `${description}, por ejemplo ${example}. No cambia nunca.`),
      widget: "address",
    });
}

export const yesNoField = (title: string) => z.boolean({ error: "falta elegir sí o no" }).meta({ title });

/** A time of day on a 24-hour clock: `22:00`. */
export function timeOfDay(title: string) {
  return requiredText("falta la hora")
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "escribe la hora como 08:00 o 22:00")
    .meta({ title, description: "De 24 horas, por ejemplo 08:00 o 22:00." });
}

export function mailAddress(title: string) {
  const invalidMessage = "escribe un correo completo, como nombre@ejemplo.mx";
  return z.email({ error: ({ input }) => (input ? invalidMessage : "falta el correo") }).meta({ title });
}

/**
 * One of several values, each with its label.
 *
 * @param valueName - name of one value in messages, with its article: `la nota`.
 */
export function choice<Value extends string>(
  title: string,
  options: Readonly<Record<Value, string>>,
  valueName = "la opción",
) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === ""
      ? formatMissingChoiceMessage(Object.values(options))
      : formatUnknownChoiceMessage(String(input), options, valueName);
  return z.enum(Object.keys(options) as [Value, ...Value[]], { error }).meta({ title, options });
}

/** Any of several values, as checkboxes, each with its label. */
export function checkboxes<Value extends string>(
  title: string,
  options: Readonly<Record<Value, string>>,
  { one, what: valueName }: { one: string; what: string },
) {
  return listField(title, choice(one, options, valueName)).refine(hasNoRepeats, "hay algo repetido");
}

export function fieldPerPlan<Field extends z.ZodType>(
  title: string,
  field: (name: string) => Field,
  description?: string,
) {
  const fields = Object.fromEntries(planIds.map((id) => [id, field(capitalize(id))])) as Record<PlanId, Field>;
  return z.strictObject(fields).meta(createFieldMeta(title, description));
}

type RowsOptions<Field extends string> = {
  /** Name of one row: `Promoción`. */
  one: string;
  /** The field whose value names a row in lists and messages. */
  name: Field;
  /** The field that identifies a row once it is published; must be unique. */
  key?: Field;
  /** Other fields that must be unique. */
  unique?: readonly Field[];
  /** Fields that distinguish rows in a list in addition to the name; `field.inside` is a nested field. */
  summary?: readonly (Field | `${Field}.${string}`)[];
  /** The field by which the site groups the rows. */
  group?: Field;
};

export function rows<Row extends z.ZodType>(
  row: Row,
  { one, name, key, unique = [], summary, group }: RowsOptions<keyof z.output<Row> & string>,
) {
  return z
    .array(row.meta({ title: one }), { error: "tiene que ser una lista" })
    .superRefine((all, context) => {
      for (const field of [...(key ? [key] : []), ...unique]) {
        const values = listFieldValues(all, field);
        for (const [index, value] of values.entries()) {
          const firstIndex = values.indexOf(value);
          const message = `ya está en el lugar ${firstIndex + 1} de la lista`;
          if (value !== undefined && firstIndex < index)
            context.addIssue({ code: "custom", path: [index, field], message });
        }
      }
    }, evenWithErrors)
    .meta({
      nameField: name,
      ...(key && { keyField: key }),
      ...(unique.length > 0 && { uniqueFields: unique }),
      ...(summary && { summaryFields: summary }),
      ...(group && { groupField: group }),
    });
}

/**
 * Makes a rule run although a value inside has errors, so that all errors are reported at once. The rule gets values of
 * any shape.
 */
export const evenWithErrors = { when: () => true };

/** Lists a field's value in each row, of rows of any shape. */
export const listFieldValues = (allRows: unknown, field: string): unknown[] =>
  Array.isArray(allRows) ? allRows.map((row) => row?.[field]) : [];

/** Whether days or hours are in order; true if one is malformed, because its field reports that. */
export function areInOrder(first: string, last: string): boolean {
  const areComparable = [first, last].every((text) => /^\d{2}[\d:-]+$/.test(text)) && first.length === last.length;
  return !areComparable || first <= last;
}
