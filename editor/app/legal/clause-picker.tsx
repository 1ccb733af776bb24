import { useId, useState } from "react";
import type { Clause, Finding } from "#editor/api.ts";
import { plain } from "#editor/app/form/form-value.ts";
import controls from "#editor/app/parts/controls.module.css";
import { Sign } from "#editor/app/parts/sign.tsx";
import styles from "./clause-picker.module.css";
import { headKey } from "./text-parts.ts";

type ClausePickerProps = {
  clauses: readonly Clause[];
  findings: readonly Finding[];
  /** The id of a clause, or `headKey`. */
  open: string;
  onOpen: (key: string) => void;
};

/** The clauses of a text by their numbers: one is open. */
export function ClausePicker({ clauses, findings, open, onOpen }: ClausePickerProps) {
  const [sought, setSought] = useState("");
  const id = useId();
  const words = plain(sought).split(/\s+/);
  const wrong = new Set(findings.filter(({ kind }) => kind === "error").map(({ path }) => path[0]));
  const head = { id: headKey, number: "", title: "Título, día y «En corto»", body: "", depth: 2 as const };
  const shown = [head, ...clauses].filter(({ number, title, body }) => {
    const text = plain(`${number} ${title} ${body}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <div className={styles.picker}>
      <div className={styles.search}>
        <label htmlFor={id}>{`Buscar en ${clauses.length} cláusulas y partes`}</label>
        <input
          id={id}
          type="search"
          className={controls.control}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </div>
      <ol className={styles.clauses} aria-label="Cláusulas">
        {shown.map((clause) => (
          <li key={clause.id}>
            <button
              type="button"
              className={styles.clause}
              data-depth={clause.depth}
              aria-current={clause.id === open ? "true" : undefined}
              onClick={() => onOpen(clause.id)}
            >
              {clause.number && <span className={styles.number}>{clause.number}</span>}
              <span className={styles.title}>{clause.title}</span>
              {wrong.has(clause.id) && (
                <span className={styles.wrong}>
                  <Sign of="wrong" />
                  Por corregir
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p role="status">Ninguna cláusula tiene esas palabras.</p>}
    </div>
  );
}
