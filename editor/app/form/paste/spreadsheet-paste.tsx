import { useState } from "react";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { ButtonRow } from "#editor/app/shared/buttons/button-row.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { PasteReport } from "./paste-report.tsx";
import { mergePastedRows, type PasteResult, undoPaste } from "./spreadsheet-rows.ts";

type SpreadsheetPasteProps = {
  path: FieldPath;
  schema: FormSchema;
  /** Words that are ignored when names are compared, e.g. the brand. */
  repeated: readonly string[];
  rows: readonly unknown[];
  pasted: PasteResult | undefined;
  onPaste: (rows: readonly unknown[], pasted: PasteResult | undefined) => void;
};

/** «Pegar de una hoja»: a field for rows copied from a spreadsheet. A paste can add and correct many rows at once. */
export function SpreadsheetPaste({ path, schema, repeated, rows, pasted, onPaste }: SpreadsheetPasteProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [undone, setUndone] = useState<PasteResult>();
  const id = formatFieldId(path);
  const columns = Object.values(schema.items?.properties ?? {});
  const close = () => {
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
          if (isOpen) return close();
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
            <Accepted key={column.title} column={column} />
          ))}
          <ButtonRow>
            <PushButton
              look="main"
              isOff={text.trim() === ""}
              onClick={() => {
                const sheet = mergePastedRows(rows, text, schema, repeated);
                onPaste(sheet.rows, sheet.pasted);
                setUndone(undefined);
                close();
              }}
            >
              Agregar lo pegado
            </PushButton>
            <PushButton onClick={close}>Cancelar</PushButton>
          </ButtonRow>
        </div>
      )}
      <PasteReport
        path={path}
        schema={schema}
        rows={rows}
        pasted={pasted}
        undone={undone}
        onUndo={(brought) => {
          onPaste(undoPaste(rows, brought), undefined);
          setUndone(brought);
          focusAfterRender(`${id}-pega`);
        }}
      />
    </div>
  );
}

/** Lists the sentences that a column accepts, to be copied into the spreadsheet. */
function Accepted({ column }: { column: FormSchema }) {
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
