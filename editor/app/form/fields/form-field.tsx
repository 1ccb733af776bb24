import { getKinds } from "#editor/api/form/form-value.ts";
import type { FieldProps } from "#editor/app/form/form-context.ts";
import { RowsField } from "#editor/app/form/rows/rows-field.tsx";
import { AddPartButton, GroupField, KindField } from "./group-field.tsx";
import { MultipleChoiceField } from "./multiple-choice-field.tsx";
import { ProseTextField } from "./prose-text-field.tsx";
import {
  BooleanField,
  DateField,
  EnumField,
  NumberField,
  PageAddressField,
  PlainTextField,
} from "./single-value-fields.tsx";
import { isUpload, UploadField } from "./upload-field.tsx";

/** Renders the form field, or the group of fields, for any value of a list, by its schema. */
export function FormField(props: FieldProps) {
  const { schema, value, isOptional } = props;
  const isPart = schema.type === "object" || getKinds(schema) !== undefined;
  if (schema.const !== undefined) return null;
  if (isUpload(schema)) return <UploadField {...props} draw={drawField} />;
  if (isPart && isOptional && value === undefined) return <AddPartButton {...props} />;
  if (getKinds(schema)) return <KindField {...props} draw={drawField} />;
  if (schema.type === "object") return <GroupField {...props} draw={drawField} />;
  if (schema.type === "array" && schema.items?.enum) return <MultipleChoiceField {...props} />;
  if (schema.type === "array") return <RowsField {...props} draw={drawField} />;
  if (schema.type === "boolean") return <BooleanField {...props} />;
  if (schema.enum) return <EnumField {...props} />;
  if (schema.type === "integer" || schema.type === "number") return <NumberField {...props} />;
  if (schema.widget === "date") return <DateField {...props} />;
  if (schema.widget === "page") return <PageAddressField {...props} />;
  if (schema.widget === "prose") return <ProseTextField {...props} />;
  return <PlainTextField {...props} />;
}

const drawField = (props: FieldProps) => <FormField {...props} />;
