import { useContext } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { formatFieldId, isEqualPath, lowercaseFirstLetter } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";
import { FieldLink } from "#editor/app/form/fields/field-link.tsx";
import { focusField } from "#editor/app/form/focus-field.ts";
import { FormContext } from "#editor/app/form/form-context.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { findPastedIndexes, listCorrections, type PasteResult } from "./spreadsheet-rows.ts";

type PasteReportProps = {
  path: FieldPath;
  schema: FormSchema;
  rows: readonly unknown[];
  pasted: PasteResult | undefined;
  /** The paste that was undone last. */
  undone: PasteResult | undefined;
  onUndo: (pasted: PasteResult) => void;
};

/** Maximum number of errors in the report; the rows with further errors have marks in the list. */
const maxLinks = 5;

/** Report on a paste: the number of rows that were added or corrected, the corrections, and links to errors. */
export function PasteReport({ path, schema, rows, pasted, undone, onUndo }: PasteReportProps) {
  const { diagnostics } = useContext(FormContext);
  const places = pasted ? findPastedIndexes(rows, pasted) : [];
  const faults = places.flatMap((index) => {
    const at = [...path, index];
    const name = getRowName(rows[index], schema) || `Renglón ${index + 1}`;
    return diagnostics
      .filter((each) => each.kind === "error" && isEqualPath(each.path.slice(0, at.length), at))
      .map((fault) => ({
        ...fault,
        index,
        name,
        field: schema.items?.properties?.[String(fault.path[at.length])]?.title,
      }));
  });
  const wrongRows = new Set(faults.map(({ index }) => index)).size;
  const corrected = pasted ? listCorrections(rows, pasted, schema) : [];
  const isUndone = pasted !== undefined && places.length === 0 && pasted.added.length + pasted.changed.size > 0;
  return (
    <div className={layout.stack}>
      <p role="status">{pasted && !isUndone ? formatPasteMessage(pasted) : undone && formatUndoneMessage(undone)}</p>
      {corrected.length > 0 && (
        <div className={layout.tight}>
          <p id={`${formatFieldId(path)}-corregidos`} className={layout.strong}>
            Qué se corrigió
          </p>
          <ul className={layout.scroll} aria-labelledby={`${formatFieldId(path)}-corregidos`}>
            {corrected.map(({ key, name, fields }) => (
              <li key={key}>{`${name}: ${formatSpanishList(fields.map(lowercaseFirstLetter))}`}</li>
            ))}
          </ul>
        </div>
      )}
      <p role="status" className={layout.wrong}>
        {faults.length > 0 && mendWords(wrongRows)}
      </p>
      {faults.length > 0 && (
        <ul className={layout.lines}>
          {faults.slice(0, maxLinks).map(({ name, field, path: at, message }) => (
            <li key={`${at.join("/")}: ${message}`}>
              <FieldLink path={at} onGo={() => focusField(at)}>
                {name}
              </FieldLink>
              {[field && ` › ${field}`, `: ${message}`].join("")}
            </li>
          ))}
          {faults.length > maxLinks && (
            <li>{`Y ${faults.length - maxLinks} más, en los que dicen «Por corregir» o «Por completar» en la lista.`}</li>
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

function formatPasteMessage({ added, changed, unchangedCount }: PasteResult): string {
  const parts = [
    formatCount(added.length, "se agregó un renglón", "se agregaron # renglones"),
    formatCount(changed.size, "se corrigió uno", "se corrigieron #"),
    formatCount(unchangedCount, "uno ya estaba igual", "# ya estaban igual"),
  ].filter(Boolean);
  return parts.length === 0 ? "No había ningún renglón." : `De la hoja ${formatSpanishList(parts)}.`;
}

function formatUndoneMessage({ added, changed }: PasteResult): string {
  const parts = [
    formatCount(added.length, "se quitó un renglón", "se quitaron # renglones"),
    formatCount(changed.size, "uno quedó como estaba", "# quedaron como estaban"),
  ].filter(Boolean);
  return `Se deshizo lo pegado: ${formatSpanishList(parts)}.`;
}

const formatCount = (count: number, one: string, many: string) =>
  count === 0 ? "" : count === 1 ? one : many.replace("#", String(count));
