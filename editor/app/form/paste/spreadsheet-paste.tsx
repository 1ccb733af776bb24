import { useState } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { formatFieldId, lowercaseFirstLetter } from "#editor/api/form/form-value.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { findPastedIndexes, listCorrections, mergePastedRows, type PasteResult } from "./spreadsheet-rows.ts";

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
      {pasteResult && <PasteReport path={path} schema={schema} rows={rows} pasteResult={pasteResult} />}
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

type PasteReportProps = Pick<SpreadsheetPasteProps, "path" | "schema" | "rows"> & { pasteResult: PasteResult };

function PasteReport({ path, schema, rows, pasteResult }: PasteReportProps) {
  const { addedKeys, previousValuesByKey } = pasteResult;
  const corrections = listCorrections(rows, pasteResult, schema);
  const isPasteUndone =
    addedKeys.length + previousValuesByKey.size > 0 && findPastedIndexes(rows, pasteResult).length === 0;
  const titleId = `${formatFieldId(path)}-corregidos`;
  return (
    <>
      <p role="status">{!isPasteUndone && formatPasteMessage(pasteResult)}</p>
      {corrections.length > 0 && (
        <div>
          <p id={titleId} className={layout.strong}>
            Qué se corrigió
          </p>
          <ul className={layout.scroll} aria-labelledby={titleId}>
            {corrections.map(({ key, name, fields }) => (
              <li key={key}>{`${name}: ${formatSpanishList(fields.map(lowercaseFirstLetter))}`}</li>
            ))}
          </ul>
        </div>
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
