import { useState } from "react";
import type { Menu } from "#editor/api.ts";
import type { AddClause as NewClause, OpenText } from "#editor/api-texts.ts";
import { FieldFrame } from "#editor/app/form/field-frame.tsx";
import { ButtonRow } from "#editor/app/parts/button-row.tsx";
import controls from "#editor/app/parts/controls.module.css";
import { PushButton } from "#editor/app/parts/push-button.tsx";
import { BodyEntry } from "./body-entry.tsx";
import styles from "./panel.module.css";
import type { LinkPlace } from "./places.ts";
import { proposedId } from "./proposed-id.ts";

type AddClauseProps = {
  text: OpenText;
  /** The clause that is open: the new one goes after it. */
  after: string;
  facts: Menu["facts"];
  places: readonly LinkPlace[];
  onAdd: (clause: Omit<NewClause, "stamp">) => void;
  onCancel: () => void;
};

/** A clause that is not in the text yet. */
export function AddClause({ text, after, facts, places, onAdd, onCancel }: AddClauseProps) {
  const { clauses } = text;
  const [title, setTitle] = useState("");
  const [body, setBody] = useState("");
  const [address, setAddress] = useState<string>();
  const [place, setPlace] = useState(clauses.some(({ id }) => id === after) ? after : (clauses.at(-1)?.id ?? ""));
  const [depth, setDepth] = useState<2 | 3>(2);
  const taken = clauses.map(({ id }) => id);
  const id = address ?? proposedId(title, taken);
  return (
    <section className={styles.panel} aria-labelledby="titulo-agregar">
      <h2 id="titulo-agregar" tabIndex={-1}>
        Agregar cláusula
      </h2>
      <FieldFrame path={["nueva", "title"]} label="Título de la cláusula">
        {(tie) => (
          <input
            {...tie}
            className={controls.control}
            value={title}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </FieldFrame>
      <FieldFrame
        path={["nueva", "id"]}
        label="Dirección"
        isShort
        hint="La proponemos del título. Es para siempre: los enlaces a la cláusula la usan."
      >
        {(tie) => (
          <input
            {...tie}
            className={controls.control}
            value={id}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </FieldFrame>
      <FieldFrame path={["nueva", "depth"]} label="Qué es" isShort>
        {(tie) => (
          <select
            {...tie}
            className={controls.control}
            value={depth}
            onChange={({ target }) => setDepth(target.value === "3" ? 3 : 2)}
          >
            <option value={2}>Una cláusula</option>
            <option value={3}>Una parte de una cláusula</option>
          </select>
        )}
      </FieldFrame>
      <FieldFrame path={["nueva", "after"]} label="Va después de" isShort>
        {(tie) => (
          <select {...tie} className={controls.control} value={place} onChange={({ target }) => setPlace(target.value)}>
            {depth === 2 && <option value="">Nada: es la primera</option>}
            {clauses.map((clause) => (
              <option key={clause.id} value={clause.id}>
                {`${clause.number} ${clause.title}`}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <BodyEntry path={["nueva", "body"]} value={body} findings={[]} facts={facts} places={places} onChange={setBody} />
      <ButtonRow>
        <PushButton look="main" onClick={() => onAdd({ id, title, body, depth, after: place })}>
          Agregar
        </PushButton>
        <PushButton onClick={onCancel}>Cancelar</PushButton>
      </ButtonRow>
    </section>
  );
}
