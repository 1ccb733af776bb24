import { useState } from "react";
import type { FormSchema } from "#content/forms/spoken-path.ts";
import { spanishList } from "#domain/spanish-list.ts";
import controls from "#editor/app/parts/controls.module.css";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import { focusSoon } from "./focus-field.ts";
import styles from "./sheet-entry.module.css";
import { withSheet } from "./sheet-rows.ts";

type SheetEntryProps = {
  /** Begins the ids of its parts. */
  id: string;
  /** Of the list. */
  schema: FormSchema;
  rows: readonly unknown[];
  onPaste: (rows: readonly unknown[]) => void;
};

/** «Pegar de una hoja»: many rows at once, as they were copied from a spreadsheet. */
export function SheetEntry({ id, schema, rows, onPaste }: SheetEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const columns = Object.values(schema.items?.properties ?? {}).map(({ title = "" }) => `«${title}»`);
  const close = () => {
    setOpen(false);
    setText("");
    focusSoon(`${id}-pega`);
  };
  return (
    <div className={styles.sheet}>
      <PushButton
        id={`${id}-pega`}
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) return close();
          setSaid("");
          setOpen(true);
          focusSoon(`${id}-hoja`);
        }}
      >
        Pegar de una hoja
      </PushButton>
      {isOpen && (
        <div className={styles.area}>
          <label htmlFor={`${id}-hoja`}>Renglones copiados de la hoja</label>
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
          <p id={`${id}-hoja-ayuda`} className={styles.hint}>
            {`Las columnas van en este orden: ${spanishList(columns)}. El renglón que ya está se corrige; una celda vacía no cambia nada.`}
          </p>
          <div className={styles.buttons}>
            <PushButton
              look="main"
              isOff={text.trim() === ""}
              onClick={() => {
                const sheet = withSheet(rows, text, schema);
                setSaid(saidOf(sheet));
                if (sheet.added + sheet.changed > 0) onPaste(sheet.rows);
                close();
              }}
            >
              Agregar lo pegado
            </PushButton>
            <PushButton onClick={close}>Cancelar</PushButton>
          </div>
        </div>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

function saidOf({ added, changed }: { added: number; changed: number }): string {
  if (added + changed === 0) return "Todo eso ya estaba.";
  const parts = [
    ...(added > 0 ? [added === 1 ? "se agregó un renglón" : `se agregaron ${added} renglones`] : []),
    ...(changed > 0 ? [changed === 1 ? "se corrigió uno" : `se corrigieron ${changed}`] : []),
  ];
  return `De la hoja ${spanishList(parts)}. «Deshacer» lo quita.`;
}
