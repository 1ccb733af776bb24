import type { ReactNode } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { Diagnostic, Menu } from "#editor/api/api.ts";
import type { ClauseRow } from "#editor/api/text-api.ts";
import type { Clause } from "#editor/api/text-rows.ts";
import { TextField } from "#editor/app/form/fields/text-field.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { ClauseAddress } from "./clause-address.tsx";
import { ClauseBodyField } from "./clause-body-field.tsx";
import styles from "./clause-form.module.css";
import type { LinkTarget } from "./link-targets.ts";
import { RemoveClauseButton } from "./remove-clause-button.tsx";

type ClauseFormProps = {
  clause: Clause;
  /** The clause as typed. */
  words: ClauseRow;
  isLocked: boolean;
  /** Addresses of all clauses of the text. */
  taken: readonly string[];
  diagnostics: readonly Diagnostic[];
  facts: Menu["facts"];
  places: readonly LinkTarget[];
  /** Shown next to the fields: the rendered clause, or the comparison. */
  beside: ReactNode;
  onChange: (words: ClauseRow) => void;
  onRemove: () => void;
  /** The new address as typed; undefined if the address form is closed. */
  address: string | undefined;
  onAddress: (address: string | undefined) => void;
  onMove: (address: string) => void;
  /** Opens the clause that contains the paragraph with this anchor. */
  onGo: (anchor: string) => void;
};

/** Form of one clause: title, text, address and removal. */
export function ClauseForm({
  clause,
  words,
  isLocked,
  taken,
  diagnostics,
  facts,
  places,
  beside,
  ...does
}: ClauseFormProps) {
  const { id, number } = clause;
  return (
    <section className={`${layout.card} ${styles.clause}`} aria-labelledby={`titulo-${id}`}>
      <div className={layout.tight}>
        <h2 id={`titulo-${id}`} tabIndex={-1}>
          {`${number} ${toLegalPlainText(words.title, facts)}`}
        </h2>
        <ClauseAddress
          clause={clause}
          title={words.title}
          taken={taken}
          isLocked={isLocked}
          address={does.address}
          onWrite={does.onAddress}
          onMove={does.onMove}
        />
      </div>
      <div className={styles.sides}>
        <div className={layout.wide}>
          <TextField
            path={[id, "title"]}
            label="Título"
            value={words.title}
            isLocked={isLocked}
            onChange={(title) => does.onChange({ ...words, title })}
          />
          <ClauseBodyField
            path={[id, "body"]}
            value={words.body}
            isLocked={isLocked}
            diagnostics={diagnostics.filter(({ path }) => path[0] === id && path[1] === "body")}
            facts={facts}
            places={places}
            onChange={(body) => does.onChange({ ...words, body })}
          />
        </div>
        {beside}
      </div>
      {!isLocked && <RemoveClauseButton clause={clause} onRemove={does.onRemove} onGo={does.onGo} />}
    </section>
  );
}
