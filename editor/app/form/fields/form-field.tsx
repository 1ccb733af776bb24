import type { FieldProps } from "#editor/app/form/form-context.ts";
import { kindsOf } from "#editor/app/form/form-value.ts";
import { RowsField } from "#editor/app/form/rows/rows-field.tsx";
import {
  ChoiceEntry,
  DateField,
  LineEntry,
  NumberEntry,
  PageAddressField,
  ParagraphEntry,
  TickEntry,
} from "./entries.tsx";
import { AddPart, GroupField, KindField } from "./group-field.tsx";
import { ProseEntry } from "./prose-entry.tsx";
import { TicksField } from "./ticks-field.tsx";

/** Renders the form field, or the group of fields, for any value of a list, by its schema. */
export function FormField(props: FieldProps) {
  const { schema, value, isOptional } = props;
  const isPart = schema.type === "object" || kindsOf(schema) !== undefined;
  if (schema.const !== undefined) return null;
  if (isPart && isOptional && value === undefined) return <AddPart {...props} />;
  if (kindsOf(schema)) return <KindField {...props} draw={drawField} />;
  if (schema.type === "object") return <GroupField {...props} draw={drawField} />;
  if (schema.type === "array" && schema.items?.enum) return <TicksField {...props} />;
  if (schema.type === "array") return <RowsField {...props} draw={drawField} />;
  if (schema.type === "boolean") return <TickEntry {...props} />;
  if (schema.enum) return <ChoiceEntry {...props} />;
  if (schema.type === "integer" || schema.type === "number") return <NumberEntry {...props} />;
  if (schema.widget === "date") return <DateField {...props} />;
  if (schema.widget === "page") return <PageAddressField {...props} />;
  if (schema.widget === "prose") return <ProseEntry {...props} />;
  if (schema.widget === "text") return <ParagraphEntry {...props} />;
  return <LineEntry {...props} />;
}

const drawField = (props: FieldProps) => <FormField {...props} />;
