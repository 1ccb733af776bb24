import { useContext } from "react";
import type { FormSchema } from "#content/forms/spoken-path.ts";
import { spanishList } from "#domain/spanish-list.ts";
import type { FieldPath } from "#editor/api.ts";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import { FieldLink } from "./field-link.tsx";
import { focusField } from "./focus-field.ts";
import { FormContext } from "./form-context.ts";
import { fieldId, inSentence, samePath } from "./form-value.ts";
import styles from "./pasted-rows.module.css";
import { rowName } from "./row-lock.ts";
import { corrections, type Pasted, pastedPlaces } from "./sheet-rows.ts";

type PastedRowsProps = {
  /** Of the list. */
  path: FieldPath;
  schema: FormSchema;
  rows: readonly unknown[];
  pasted: Pasted | undefined;
  onUndo: (pasted: Pasted) => void;
};

/** More are found by their marks. */
const mostLinks = 5;

/** What became of the rows of a sheet, where they were pasted: how many, and which have something to mend. */
export function PastedRows({ path, schema, rows, pasted, onUndo }: PastedRowsProps) {
  const { findings } = useContext(FormContext);
  const places = pasted ? pastedPlaces(rows, pasted) : [];
  const faults = places.flatMap((index) => {
    const at = [...path, index];
    const fault = findings.find((each) => each.kind === "error" && samePath(each.path.slice(0, at.length), at));
    if (!fault) return [];
    const name = rowName(rows[index], schema) || `Renglón ${index + 1}`;
    return { ...fault, name, field: schema.items?.properties?.[String(fault.path[at.length])]?.title };
  });
  const corrected = pasted ? corrections(rows, pasted, schema) : [];
  const isUndone = pasted !== undefined && places.length === 0 && pasted.added.length + pasted.changed.size > 0;
  return (
    <div className={styles.pasted}>
      <p role="status">{pasted && !isUndone && saidOf(pasted)}</p>
      {corrected.length > 0 && (
        <div className={styles.corrected}>
          <p id={`${fieldId(path)}-corregidos`}>Qué se corrigió</p>
          <ul aria-labelledby={`${fieldId(path)}-corregidos`}>
            {corrected.map(({ key, name, fields }) => (
              <li key={key}>{`${name}: ${spanishList(fields.map(inSentence))}`}</li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className={styles.wrong}>
        {faults.length > 0 && mendWords(faults.length)}
      </p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.slice(0, mostLinks).map(({ name, field, path: at, message }) => (
            <li key={at.join("/")}>
              <FieldLink path={at} onGo={() => focusField(at)}>
                {name}
              </FieldLink>
              {[field && ` › ${field}`, `: ${message}`].join("")}
            </li>
          ))}
          {faults.length > mostLinks && (
            <li>{`Y ${faults.length - mostLinks} más, que dicen «Por corregir» o «Por completar» en la lista.`}</li>
          )}
        </ul>
      )}
      {pasted && places.length > 0 && <PushButton onClick={() => onUndo(pasted)}>Deshacer lo pegado</PushButton>}
    </div>
  );
}

const mendWords = (count: number) =>
  count === 1
    ? "Un renglón de lo pegado tiene algo por corregir:"
    : `${count} renglones de lo pegado tienen algo por corregir:`;

function saidOf({ added, changed, same }: Pasted): string {
  const parts = [
    counted(added.length, "se agregó un renglón", "se agregaron # renglones"),
    counted(changed.size, "se corrigió uno", "se corrigieron #"),
    counted(same, "uno ya estaba igual", "# ya estaban igual"),
  ].filter(Boolean);
  return parts.length === 0 ? "No había ningún renglón." : `De la hoja ${spanishList(parts)}.`;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? "" : count === 1 ? one : many.replace("#", String(count));
