import { useContext, useId, useState } from "react";
import controls from "#editor/app/parts/controls.module.css";
import { FieldFindings } from "./field-frame.tsx";
import { type FieldProps, FormContext } from "./form-context.ts";
import { fieldId, plain, rowsOf, samePath, withValue } from "./form-value.ts";
import { rowsToFilter } from "./rows-field.tsx";
import styles from "./ticks-field.module.css";

/** Several of some values, each with its box: the countries of a region, the notes of a phone. */
export function TicksField({ schema, value, path, onChange, isOptional }: FieldProps) {
  // A box has no place for what is wrong with its value.
  const findings = useContext(FormContext).findings.filter((each) => samePath(each.path.slice(0, path.length), path));
  const [sought, setSought] = useState("");
  const search = useId();
  const chosen = rowsOf(value);
  const values: readonly unknown[] = schema.items?.enum ?? [];
  const wordsOf = (each: unknown) => schema.items?.options?.[String(each)] ?? String(each);
  // What is chosen and no longer known stays to be seen, and to be taken away.
  const all = [...values, ...chosen.filter((each) => !values.includes(each))];
  const shown = all.filter((each) => plain(wordsOf(each)).includes(plain(sought)));
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className={styles.ticks}>
      <legend className={styles.title}>{`${schema.title ?? "Opciones"}: ${chosen.length} de ${all.length}`}</legend>
      {schema.description && <p className={styles.hint}>{schema.description}</p>}
      <FieldFindings findings={findings} />
      {all.length > rowsToFilter && (
        <div className={styles.search}>
          <label htmlFor={search}>Buscar</label>
          <input
            id={search}
            type="search"
            className={controls.control}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </div>
      )}
      <div className={styles.boxes}>
        {shown.map((each) => (
          <label key={String(each)} className={styles.tick}>
            <input
              id={fieldId([...path, String(each)])}
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(each)}
              onChange={({ target }) => {
                const next = target.checked
                  ? withValue(chosen, each, values)
                  : chosen.filter((other) => other !== each);
                onChange(next.length === 0 && isOptional ? undefined : next, true);
              }}
            />
            {wordsOf(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
