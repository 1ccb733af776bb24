import { type ReactNode, useState } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import {
  convertPartToKind,
  createEmptyValue,
  findKindIndex,
  formatFieldId,
  getKinds,
  isFilledIn,
  lowercaseFirstLetter,
  setField,
  toFields,
} from "#editor/api/form/form-value.ts";
import { focusAfterRender, focusFirstControl } from "#editor/app/form/focus-field.ts";
import type { FieldProps, FieldRenderer } from "#editor/app/form/form-context.ts";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { LabelledSelect } from "#editor/app/shared/select.tsx";
import { FieldDiagnostics, useFieldDiagnostics } from "./field-frame.tsx";
import { FoldedFields } from "./folded-fields.tsx";
import styles from "./group-field.module.css";
import { PartFrame } from "./part-frame.tsx";

type GroupFieldProps = FieldProps & { renderField: FieldRenderer };

/** Whether a field may be laid out beside others: a number, date, choice or boolean. */
const isSmall = (schema: FormSchema) =>
  schema.const !== undefined ||
  schema.enum !== undefined ||
  schema.widget === "date" ||
  ["integer", "number", "boolean"].includes(schema.type ?? "");

export function GroupField(props: GroupFieldProps) {
  const { schema, value, path, onChange, firstField, lockedField, renderField } = props;
  const fields = toFields(value);
  const rankField = ([name]: [string, FormSchema]) => (lockedField?.field === name ? 1 : name === firstField ? -1 : 0);
  // Legacy fields that have a value when the form opens stay visible while they are cleared.
  const [before] = useState(fields);
  const isFieldShown = ([name, field]: [string, FormSchema]) =>
    field.const === undefined && (!field.isLegacy || fields[name] !== undefined || before[name] !== undefined);
  const shownFields = Object.entries(schema.properties ?? {})
    .filter(isFieldShown)
    .toSorted((one, other) => rankField(one) - rankField(other));
  const isAlternative = (name: string) => schema.either !== undefined && Object.hasOwn(schema.either.fields, name);
  const hasOnlySmallFields = shownFields.length > 1 && shownFields.every(([, field]) => isSmall(field));
  return (
    <GroupFrame {...props}>
      <div className={hasOnlySmallFields ? styles.dense : layout.wide}>
        {shownFields.map(([name, field]) => (
          <div key={name} className={styles.field}>
            {name === findFirstAlternative(schema.either) && <AlternativeChoice {...props} />}
            {!(isAlternative(name) && fields[name] === undefined) &&
              renderField({
                schema: field,
                value: fields[name],
                path: [...path, name],
                group: fields,
                isOptional: !schema.required?.includes(name) && !isAlternative(name),
                onChange: (nextValue, isStep) => onChange(setField(schema, value, name, nextValue), isStep),
                ...(lockedField?.field === name && { lockReason: lockedField.reason }),
              })}
          </div>
        ))}
      </div>
    </GroupFrame>
  );
}

/** A group with several possible kinds, each with its own fields; a select chooses the kind. */
export function KindField(props: GroupFieldProps) {
  const { schema, value, path, onChange, lockedField, renderField } = props;
  const kinds = getKinds(schema) ?? [];
  const kindIndex = findKindIndex(kinds, value);
  const kind = kinds[kindIndex] ?? {};
  const [atBefore] = useState(kindIndex);
  const offeredKinds = kinds.flatMap((each, index) =>
    !each.isLegacy || index === kindIndex || index === atBefore
      ? { value: index, label: each.title ?? `Opción ${index + 1}` }
      : [],
  );
  return (
    <GroupFrame {...props}>
      <div className={layout.wide}>
        {offeredKinds.length > 1 && (
          <LabelledSelect
            id={`${formatFieldId(path)}-clase`}
            label={schema.kindTitle ?? schema.title ?? "Opción"}
            value={kindIndex}
            options={offeredKinds}
            onChange={(index) => onChange(convertPartToKind(kinds[Number(index)] ?? {}, value), true)}
          />
        )}
        {renderField({
          schema: removeTitles(kind),
          value,
          path,
          onChange: (nextValue, isStep) => onChange(nextValue, isStep),
          ...(lockedField && { lockedField }),
        })}
      </div>
    </GroupFrame>
  );
}

/** A kind's schema without title and description, because the select already names the kind. */
function removeTitles({ title: _title, description: _description, ...schema }: FormSchema): FormSchema {
  return schema;
}

export function AddPartButton({ schema, path, onChange }: FieldProps) {
  const id = formatFieldId(path);
  return (
    <div className={layout.stack}>
      <PushButton
        id={id}
        onClick={() => {
          onChange(createEmptyValue(schema), true);
          focusFirstControl(id);
        }}
      >
        {`Agregar ${lowercaseFirstLetter(schema.title ?? "más")}`}
      </PushButton>
      {schema.description && <p className={layout.hint}>{schema.description}</p>}
      <FieldDiagnostics diagnostics={useFieldDiagnostics(path)} />
    </div>
  );
}

type GroupFrameProps = FieldProps & { children: ReactNode };

function GroupFrame({ schema, value, path, onChange, isOptional, children }: GroupFrameProps) {
  if (!schema.title) return children;
  if (schema.summaryFields)
    return (
      <FoldedFields path={path} name={schema.title} schema={{ ...schema, items: schema }} value={value}>
        {children}
      </FoldedFields>
    );
  const id = formatFieldId(path);
  return (
    <PartFrame path={path} title={schema.title} hint={schema.description}>
      {children}
      {isOptional && (
        <ConfirmButton
          id={`${id}-quitar`}
          look="text"
          question={
            isFilledIn(value, schema)
              ? `¿Quitar ${lowercaseFirstLetter(schema.title)} con lo que tiene escrito?`
              : undefined
          }
          onConfirm={() => {
            onChange(undefined, true);
            focusAfterRender(id);
          }}
        >
          {`Quitar ${lowercaseFirstLetter(schema.title)}`}
        </ConfirmButton>
      )}
    </PartFrame>
  );
}

/** Name of a group's first alternative field; the {@link AlternativeChoice} appears above it. */
const findFirstAlternative = (either: FormSchema["either"]) => Object.keys(either?.fields ?? {})[0];

/** Choice between a group's alternative fields. Choosing one removes the others; «Deshacer» restores them. */
function AlternativeChoice({ schema, value, path, onChange }: FieldProps) {
  const { title = "", none = "", fields = {} } = schema.either ?? {};
  const names = Object.keys(fields);
  const chosenName = names.find((name) => toFields(value)[name] !== undefined) ?? "";
  const [before] = useState(chosenName);
  const chooseField = (wantedName: string) =>
    names.reduce((group, name) => {
      const presentValue = group[name];
      const emptyValue = createEmptyValue(schema.properties?.[name] ?? {});
      return setField(schema, group, name, name === wantedName ? (presentValue ?? emptyValue) : undefined);
    }, toFields(value));
  return (
    <LabelledSelect
      id={`${formatFieldId(path)}-cual`}
      label={title}
      value={chosenName}
      options={[
        ...(chosenName === "" || before === "" ? [{ value: "", label: none }] : []),
        ...names.map((name) => ({ value: name, label: fields[name] ?? "" })),
      ]}
      onChange={(name) => onChange(chooseField(name), true)}
    />
  );
}
