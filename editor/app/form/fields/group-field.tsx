import { type ReactNode, useState } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import {
  convertToKind,
  createEmptyValue,
  findKindIndex,
  findOtherReadings,
  formatFieldId,
  getKinds,
  isFilledIn,
  lowercaseFirstLetter,
  setField,
  toFields,
} from "#editor/api/form/form-value.ts";
import { focusAfterRender, focusFirstControl } from "#editor/app/form/focus-field.ts";
import type { FieldProps, FieldRenderer } from "#editor/app/form/form-context.ts";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { LabelledSelect } from "#editor/app/shared/select.tsx";
import { FieldDiagnostics, useFieldDiagnostics } from "./field-frame.tsx";
import { FoldedFields } from "./folded-fields.tsx";
import styles from "./group-field.module.css";
import { PartFrame } from "./part-frame.tsx";

/** `draw`: renders the fields inside the part. */
type GroupFieldProps = FieldProps & { draw: FieldRenderer };

/** Whether a field may be laid out side by side with others: numbers, dates, choices, booleans. */
const isSmall = (schema: FormSchema) =>
  schema.const !== undefined ||
  schema.enum !== undefined ||
  schema.widget === "date" ||
  ["integer", "number", "boolean"].includes(schema.type ?? "");

/** A group with a fixed set of fields. */
export function GroupField(props: GroupFieldProps) {
  const { schema, value, path, onChange, first, locked, draw } = props;
  const fields = toFields(value);
  // The field `first` goes first, the locked field last.
  const rank = ([name]: [string, FormSchema]) => (locked?.field === name ? 1 : name === first ? -1 : 0);
  // Legacy fields that were present when the form opened stay visible while they are cleared.
  const [before] = useState(fields);
  const isDrawn = ([name, field]: [string, FormSchema]) =>
    field.const === undefined && (!field.isLegacy || fields[name] !== undefined || before[name] !== undefined);
  const drawn = Object.entries(schema.properties ?? {})
    .filter(isDrawn)
    .toSorted((one, other) => rank(one) - rank(other));
  const [gone, setGone] = useState<{ reading: string; of: string }>();
  const formatTitle = (name: string) => `«${schema.properties?.[name]?.title}»`;
  const change = (name: string, next: unknown, isStep?: boolean) => {
    const reading = findOtherReadings(schema, name).find((each) => fields[each] !== undefined);
    if (reading) setGone({ reading, of: name });
    onChange(setField(schema, value, name, next), isStep);
  };
  const isOfEither = (name: string) => schema.either !== undefined && Object.hasOwn(schema.either.fields, name);
  const isDense = drawn.length > 1 && drawn.every(([, field]) => isSmall(field));
  return (
    <Frame {...props}>
      <div className={isDense ? styles.dense : layout.wide}>
        {drawn.map(([name, field]) => (
          <div key={name} className={styles.place}>
            {name === findFirstAlternative(schema.either) && <AlternativeChoice {...props} />}
            {!(isOfEither(name) && fields[name] === undefined) &&
              draw({
                schema: field,
                value: fields[name],
                path: [...path, name],
                group: fields,
                isOptional: !schema.required?.includes(name) && !isOfEither(name),
                onChange: (next, isStep) => change(name, next, isStep),
                ...(locked?.field === name && { lockedBy: locked.why }),
              })}
          </div>
        ))}
      </div>
      {drawn.some(([, field]) => field.alternativeTo !== undefined) && (
        <p role="status" className={layout.strong}>
          {gone &&
            fields[gone.reading] === undefined &&
            `Se quitó ${formatTitle(gone.reading)}, porque cambiaste ${formatTitle(gone.of)}. «Deshacer» trae las dos de vuelta.`}
        </p>
      )}
    </Frame>
  );
}

/** A group that has one of several kinds, each with its own fields; a select chooses the kind. */
export function KindField(props: GroupFieldProps) {
  const { schema, value, path, onChange, locked, draw } = props;
  const kinds = getKinds(schema) ?? [];
  const at = findKindIndex(kinds, value);
  const kind = kinds[at] ?? {};
  const [atBefore] = useState(at);
  const offered = kinds.flatMap((each, index) =>
    !each.isLegacy || index === at || index === atBefore
      ? { value: index, label: each.title ?? `Opción ${index + 1}` }
      : [],
  );
  return (
    <Frame {...props}>
      <div className={layout.wide}>
        {offered.length > 1 && (
          <LabelledSelect
            id={`${formatFieldId(path)}-clase`}
            label={schema.kindTitle ?? schema.title ?? "Opción"}
            value={at}
            options={offered}
            onChange={(index) => onChange(convertToKind(kinds[Number(index)] ?? {}, value), true)}
          />
        )}
        {draw({
          schema: withoutWords(kind),
          value,
          path,
          onChange: (next, isStep) => onChange(next, isStep),
          ...(locked && { locked }),
        })}
      </div>
    </Frame>
  );
}

/** A kind's schema without title and description, because the select already names the kind. */
function withoutWords({ title: _title, description: _description, ...schema }: FormSchema): FormSchema {
  return schema;
}

/** Button that adds an optional part that the data does not have. */
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

type FrameProps = FieldProps & { children: ReactNode };

/** A part with its title, folded if it has a summary; an optional part has a button that removes it. */
function Frame({ schema, value, path, onChange, isOptional, children }: FrameProps) {
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
        <ConfirmedButton
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
        </ConfirmedButton>
      )}
    </PartFrame>
  );
}

/** Name of a group's first alternative field. The {@link AlternativeChoice} is shown above this field. */
const findFirstAlternative = (either: FormSchema["either"]) => Object.keys(either?.fields ?? {})[0];

/** Choice of one of a group's alternative fields. A choice removes the other fields; «Deshacer» restores them. */
function AlternativeChoice({ schema, value, path, onChange }: FieldProps) {
  const { title = "", none = "", fields = {} } = schema.either ?? {};
  const names = Object.keys(fields);
  const chosen = names.find((name) => toFields(value)[name] !== undefined) ?? "";
  const [before] = useState(chosen);
  const choose = (wanted: string) =>
    names.reduce((group, name) => {
      const present = group[name];
      const empty = createEmptyValue(schema.properties?.[name] ?? {});
      return setField(schema, group, name, name === wanted ? (present ?? empty) : undefined);
    }, toFields(value));
  return (
    <LabelledSelect
      id={`${formatFieldId(path)}-cual`}
      label={title}
      value={chosen}
      options={[
        ...(chosen === "" || before === "" ? [{ value: "", label: none }] : []),
        ...names.map((name) => ({ value: name, label: fields[name] ?? "" })),
      ]}
      onChange={(name) => onChange(choose(name), true)}
    />
  );
}
