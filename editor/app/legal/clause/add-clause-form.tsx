import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { Menu } from "#editor/api/api.ts";
import type { ClauseRow, OpenText } from "#editor/api/text-api.ts";
import { listClauses } from "#editor/api/text-rows.ts";
import type { NewClause } from "#editor/app/draft/backup/draft-notes.ts";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import { TextField } from "#editor/app/form/fields/text-field.tsx";
import { ButtonRow } from "#editor/app/shared/buttons/button-row.tsx";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Select } from "#editor/app/shared/select.tsx";
import { ClauseBodyField } from "./clause-body-field.tsx";
import clause from "./clause-form.module.css";
import type { LinkTarget } from "./link-targets.ts";
import { proposeId } from "./propose-id.ts";
import { RenderedClause } from "./rendered-clause.tsx";
import { useNewClauseHtml } from "./use-new-clause-html.ts";

type AddClauseFormProps = {
  textId: string;
  text: OpenText;
  /** Id of the open clause; the new clause is added after this one by default. */
  after: string;
  facts: Menu["facts"];
  places: readonly LinkTarget[];
  /** The new clause as typed so far; undefined until something is typed. */
  words: NewClause | undefined;
  onWrite: (words: NewClause) => void;
  /** @param after - id of the clause before the new one. */
  onAdd: (clause: ClauseRow, after: string) => void;
  onCancel: () => void;
  /** Called for links in the rendered clause: `onGo` for a clause of this text, `onShow` for another page. */
  onGo: (anchor: string) => void;
  onShow: (page: string) => void;
};

const nothing: Omit<NewClause, "place"> = { title: "", body: "", depth: 2 };

export function AddClauseForm({ textId, text, after, facts, places, words, onWrite, ...does }: AddClauseFormProps) {
  const clauses = listClauses(text);
  const start = clauses.some(({ id }) => id === after) ? after : (clauses.at(-1)?.id ?? "");
  const { title, body, address, depth, place } = words ?? { ...nothing, place: start };
  const write = (change: Partial<NewClause>) => onWrite({ title, body, address, depth, place, ...change });
  const taken = clauses.map(({ id }) => id);
  const reads = useNewClauseHtml({ id: textId, version: text.version }, words);
  const id = address ?? proposeId(title, taken);
  return (
    <section className={`${layout.card} ${clause.clause}`} aria-labelledby="titulo-agregar">
      <h2 id="titulo-agregar">Agregar cláusula</h2>
      <TextField
        path={["nueva", "title"]}
        label="Título de la cláusula"
        value={title}
        onChange={(next) => write({ title: next })}
      />
      <TextField
        path={["nueva", "address"]}
        label="Dirección"
        isShort
        hint="La proponemos del título. Puedes cambiarla hasta que se publique la versión: después la usan los enlaces."
        value={id}
        isAddress
        onChange={(next) => write({ address: next })}
      />
      <FieldFrame path={["nueva", "depth"]} label="Qué es" isShort>
        {(tie) => (
          <Select
            {...tie}
            value={depth}
            options={[
              { value: 2, label: "Una cláusula" },
              { value: 3, label: "Una parte de una cláusula" },
            ]}
            onChange={(next) => write({ depth: next === "3" ? 3 : 2 })}
          />
        )}
      </FieldFrame>
      <FieldFrame path={["nueva", "after"]} label="Va después de" isShort>
        {(tie) => (
          <Select
            {...tie}
            value={place}
            options={[
              ...(depth === 2 ? [{ value: "", label: "Nada: queda al principio" }] : []),
              ...clauses.map((each) => ({
                value: each.id,
                label: `${each.number} ${toLegalPlainText(each.title, facts)}`,
              })),
            ]}
            onChange={(next) => write({ place: next })}
          />
        )}
      </FieldFrame>
      <div className={clause.sides}>
        <ClauseBodyField
          path={["nueva", "body"]}
          value={body}
          diagnostics={[]}
          facts={facts}
          places={places}
          onChange={(next) => write({ body: next })}
        />
        {(reads.html !== "" || reads.isBehind) && <RenderedClause {...reads} onGo={does.onGo} onShow={does.onShow} />}
      </div>
      <ButtonRow>
        <PushButton look="main" onClick={() => does.onAdd({ id, title, depth, body }, place)}>
          Agregar
        </PushButton>
        <ConfirmedButton
          id="cancelar-agregar"
          question={title || body ? "¿Descartar la cláusula nueva? Se pierde lo que escribiste." : undefined}
          onConfirm={does.onCancel}
        >
          Cancelar
        </ConfirmedButton>
      </ButtonRow>
    </section>
  );
}
