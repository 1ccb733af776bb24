import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { FieldProps } from "#editor/app/form/form-context.ts";
import { asFields, createEmptyValue, fieldId, withField } from "#editor/app/form/form-value.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import styles from "./group-field.module.css";

/** Name of the first of a group's alternative fields, above which the {@link AlternativeChoice} is shown. */
export const findFirstAlternative = (either: FormSchema["either"]) => Object.keys(either?.fields ?? {})[0];

/** Choice of one of a group's alternative fields. The others are removed; «Deshacer» restores them. */
export function AlternativeChoice({ schema, value, path, onChange }: FieldProps) {
  const { title = "", none = "", fields = {} } = schema.either ?? {};
  const names = Object.keys(fields);
  const id = `${fieldId(path)}-cual`;
  const choose = (chosen: string) =>
    names.reduce((group, name) => {
      const before = group[name];
      const empty = createEmptyValue(schema.properties?.[name] ?? {});
      return withField(schema, group, name, name === chosen ? (before ?? empty) : undefined);
    }, asFields(value));
  return (
    <div className={styles.kind}>
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        className={controls.control}
        value={names.find((name) => asFields(value)[name] !== undefined) ?? ""}
        onChange={({ target }) => onChange(choose(target.value), true)}
      >
        <option value="">{none}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {fields[name]}
          </option>
        ))}
      </select>
    </div>
  );
}
