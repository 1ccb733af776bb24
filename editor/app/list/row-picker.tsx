import { useId, useState } from "react";
import type { Finding } from "#editor/api.ts";
import { plain } from "#editor/app/form/form-value.ts";
import { rowKey } from "#editor/app/form/row-keys.ts";
import { rowName } from "#editor/app/form/row-lock.ts";
import { rowsToFilter } from "#editor/app/form/rows-field.tsx";
import controls from "#editor/app/parts/controls.module.css";
import { Sign } from "#editor/app/parts/sign.tsx";
import styles from "./row-picker.module.css";

type RowPickerProps = {
  rows: readonly unknown[];
  nameField: string | undefined;
  /** What visitors have not seen yet. */
  isNew: (row: unknown) => boolean;
  findings: readonly Finding[];
  open: number;
  onOpen: (index: number) => void;
};

/** The rows of a list by their names: one is open. */
export function RowPicker({ rows, nameField, isNew, findings, open, onOpen }: RowPickerProps) {
  const [sought, setSought] = useState("");
  const id = useId();
  const words = plain(sought).split(/\s+/);
  const wrong = new Set(findings.filter(({ kind }) => kind === "error").map(({ path }) => path[0]));
  const shown = rows
    .map((row, index) => ({ row, index, text: plain(JSON.stringify(row)) }))
    .filter(({ text }) => words.every((word) => text.includes(word)));
  return (
    <div className={styles.picker}>
      {rows.length > rowsToFilter && (
        <div className={styles.search}>
          <label htmlFor={id}>{`Buscar entre ${rows.length}`}</label>
          <input
            id={id}
            type="search"
            className={controls.control}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </div>
      )}
      <ol className={styles.rows} aria-label="Filas">
        {shown.map(({ row, index }) => (
          <li key={rowKey(row, index)}>
            <button
              type="button"
              className={styles.row}
              aria-current={index === open ? "true" : undefined}
              onClick={() => onOpen(index)}
            >
              <span className={styles.name}>{rowName(row, nameField) || "Sin nombre todavía"}</span>
              {isNew(row) && <span className={styles.mark}>Nueva</span>}
              {wrong.has(index) && (
                <span className={styles.wrong}>
                  <Sign of="wrong" />
                  Por corregir
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {shown.length === 0 && rows.length > 0 && <p role="status">Nada tiene esas palabras.</p>}
    </div>
  );
}
