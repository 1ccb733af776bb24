import { useState } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { useFieldDiagnostics } from "#editor/app/form/fields/field-frame.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { findPastedIndexes, mergePastedRows, type PasteResult, undoPastedRows } from "./spreadsheet-rows.ts";

type SpreadsheetPasteProps = {
  path: FieldPath;
  schema: FormSchema;
  /** Words to ignore when names are compared, such as the brand. */
  ignoredWords: readonly string[];
  rows: readonly unknown[];
  pasteResult: PasteResult | undefined;
  onPaste: (rows: readonly unknown[], pasteResult: PasteResult) => void;
};

/** «Pegar de una hoja»: a field for rows copied from a spreadsheet. A paste can add and correct many rows at once. */
export function SpreadsheetPaste({ path, schema, ignoredWords, rows, pasteResult, onPaste }: SpreadsheetPasteProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const id = formatFieldId(path);
  const columns = Object.values(schema.items?.properties ?? {});
  const closePanel = () => {
    setOpen(false);
    setText("");
    focusAfterRender(`${id}-pega`);
  };
  return (
    <div className={layout.stack}>
      <PushButton
        id={`${id}-pega`}
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) return closePanel();
          setOpen(true);
          focusAfterRender(`${id}-hoja`);
        }}
      >
        Pegar de una hoja
      </PushButton>
      {isOpen && (
        <div className={layout.box}>
          <label className={layout.strong} htmlFor={`${id}-hoja`}>
            Renglones copiados de la hoja
          </label>
          <textarea
            id={`${id}-hoja`}
            className={controls.control}
            rows={4}
            wrap="off"
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-describedby={`${id}-hoja-ayuda`}
            onChange={({ target }) => setText(target.value)}
          />
          <p id={`${id}-hoja-ayuda`} className={layout.hint}>
            {`Las columnas van en este orden: ${formatSpanishList(columns.map(({ title = "" }) => `«${title}»`))}. El renglón que ya está se corrige; una celda vacía no cambia nada.`}
          </p>
          {columns.map((column) => (
            <AcceptedSentences key={column.title} column={column} />
          ))}
          <div className={layout.row}>
            <PushButton
              look="main"
              isAriaDisabled={text.trim() === ""}
              onClick={() => {
                const mergedRows = mergePastedRows(rows, text, schema, ignoredWords);
                onPaste(mergedRows.rows, mergedRows.pasteResult);
                closePanel();
              }}
            >
              Agregar lo pegado
            </PushButton>
            <PushButton onClick={closePanel}>Cancelar</PushButton>
          </div>
        </div>
      )}
      {pasteResult && <PasteReport path={path} rows={rows} pasteResult={pasteResult} onPaste={onPaste} />}
    </div>
  );
}

function AcceptedSentences({ column }: { column: FormSchema }) {
  const { enum: values, options = {} } = column.items ?? column;
  if (!values) return null;
  return (
    <FoldedPart title={`Frases que se aceptan en ${column.title}`}>
      <ul className={layout.scroll}>
        {values.map((value) => (
          <li key={value}>{options[value] ?? value}</li>
        ))}
      </ul>
    </FoldedPart>
  );
}

type PasteReportProps = Pick<SpreadsheetPasteProps, "path" | "rows" | "onPaste"> & { pasteResult: PasteResult };

function PasteReport({ path, rows, pasteResult, onPaste }: PasteReportProps) {
  const { addedKeys, previousValuesByKey } = pasteResult;
  const pastedIndexes = findPastedIndexes(rows, pasteResult);
  const isPasteUndone = addedKeys.length + previousValuesByKey.size > 0 && pastedIndexes.length === 0;
  const diagnostics = useFieldDiagnostics(path, true).filter(({ kind }) => kind === "error");
  const wrongIndexes = pastedIndexes.filter((index) => diagnostics.some((each) => each.path[path.length] === index));
  return (
    <>
      <p role="status">{!isPasteUndone && formatPasteMessage(pasteResult)}</p>
      {wrongIndexes.length > 0 && wrongIndexes.length < pastedIndexes.length && (
        <PushButton onClick={() => onPaste(undoPastedRows(rows, pasteResult, wrongIndexes), pasteResult)}>
          {`Guardar los buenos; quitar ${wrongIndexes.length} por corregir`}
        </PushButton>
      )}
    </>
  );
}

function formatPasteMessage({ addedKeys, previousValuesByKey, unchangedCount }: PasteResult): string {
  const parts = [
    formatCount(addedKeys.length, "se agregó un renglón", "se agregaron # renglones"),
    formatCount(previousValuesByKey.size, "se corrigió uno", "se corrigieron #"),
    formatCount(unchangedCount, "uno ya estaba igual", "# ya estaban igual"),
  ].filter(Boolean);
  return parts.length === 0 ? "No había ningún renglón." : `De la hoja ${formatSpanishList(parts)}.`;
}

const formatCount = (count: number, one: string, many: string) =>
  count === 0 ? "" : count === 1 ? one : many.replace("#", String(count));
