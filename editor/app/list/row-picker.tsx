import { useState } from "react";
import type { Finding } from "#editor/api.ts";
import { plain } from "#editor/app/form/form-value.ts";
import { rowKey } from "#editor/app/form/row-keys.ts";
import { rowName } from "#editor/app/form/row-lock.ts";
import { rowsToFilter } from "#editor/app/form/rows-field.tsx";
import { PickedEntry, PickedList } from "#editor/app/parts/picked-list.tsx";
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
  const words = plain(sought).split(/\s+/);
  const wrong = new Set(findings.filter(({ kind }) => kind === "error").map(({ path }) => path[0]));
  const shown = rows
    .map((row, index) => ({ row, index, text: plain(JSON.stringify(row)) }))
    .filter(({ text }) => words.every((word) => text.includes(word)));
  return (
    <PickedList
      label="Filas"
      searchLabel={rows.length > rowsToFilter ? `Buscar entre ${rows.length}` : undefined}
      sought={sought}
      onSought={setSought}
      none={shown.length === 0 && rows.length > 0 && "Nada tiene esas palabras."}
    >
      {shown.map(({ row, index }) => (
        <PickedEntry
          key={rowKey(row, index)}
          isOpen={index === open}
          isWrong={wrong.has(index)}
          onOpen={() => onOpen(index)}
        >
          <span className={styles.name}>{rowName(row, nameField) || "Sin nombre todavía"}</span>
          {isNew(row) && <span className={styles.mark}>Nueva</span>}
        </PickedEntry>
      ))}
    </PickedList>
  );
}
