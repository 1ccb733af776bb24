import { useContext, useEffect, useState } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { listClausesWithRendering } from "#editor/api/legal-text-parts.ts";
import type { ClauseRow, OpenLegalText, RenderClauseResult } from "#editor/api/requests/legal-text-api.ts";
import type { NewClause } from "#editor/app/draft/backup/draft-notes.ts";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import { TextInputField } from "#editor/app/form/fields/text-input-field.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { sendRequest } from "#editor/app/shared/request.ts";
import { Select } from "#editor/app/shared/select.tsx";
import { ClauseBodyField } from "./clause-body-field.tsx";
import clause from "./clause-form.module.css";
import type { LinkTarget } from "./link-targets.ts";
import { proposeId } from "./propose-id.ts";
import { RenderedClause } from "./rendered-clause.tsx";

type AddClauseFormProps = {
  textId: string;
  text: OpenLegalText;
  /** Id of the open clause; by default the new clause is added after it. */
  openClauseId: string;
  linkTargets: readonly LinkTarget[];
  /** The new clause as typed so far; undefined until something is typed. */
  input: NewClause | undefined;
  onInput: (newClause: NewClause) => void;
  /** @param after - id of the clause before the new one. */
  onAdd: (clause: ClauseRow, after: string) => void;
  onCancel: () => void;
  /** Called for a link in the rendered clause to another clause of this text. */
  onFollowToClause: (anchor: string) => void;
  /** Called for a link in the rendered clause to another page of the site. */
  onPreview: (page: string) => void;
};

const emptyInput: Omit<NewClause, "after"> = { title: "", body: "", depth: 2 };

export function AddClauseForm({
  textId,
  text,
  openClauseId,
  linkTargets,
  input,
  onInput,
  ...handlers
}: AddClauseFormProps) {
  const { facts } = useContext(FormContext);
  const clauses = listClausesWithRendering(text);
  const defaultAfter = clauses.some(({ id }) => id === openClauseId) ? openClauseId : (clauses.at(-1)?.id ?? "");
  const { title, body, address, depth, after } = input ?? { ...emptyInput, after: defaultAfter };
  const changeInput = (change: Partial<NewClause>) => onInput({ title, body, address, depth, after, ...change });
  const takenAddresses = clauses.map(({ id }) => id);
  const rendering = useNewClauseHtml({ id: textId, version: text.version }, input);
  const id = address ?? proposeId(title, takenAddresses);
  return (
    <section className={`${layout.card} ${clause.clause}`} aria-labelledby="titulo-agregar">
      <h2 id="titulo-agregar">Agregar cláusula</h2>
      <TextInputField
        path={["nueva", "title"]}
        label="Título de la cláusula"
        value={title}
        onChange={(nextValue) => changeInput({ title: nextValue })}
      />
      <TextInputField
        path={["nueva", "address"]}
        label="Dirección"
        isShort
        hint="La proponemos del título. Puedes cambiarla hasta que se publique la versión: después la usan los enlaces."
        value={id}
        isAddress
        onChange={(nextValue) => changeInput({ address: nextValue })}
      />
      <FieldFrame path={["nueva", "depth"]} label="Qué es" isShort>
        {(controlProps) => (
          <Select
            {...controlProps}
            value={depth}
            options={[
              { value: 2, label: "Una cláusula" },
              { value: 3, label: "Una parte de una cláusula" },
            ]}
            onChange={(nextValue) => changeInput({ depth: nextValue === "3" ? 3 : 2 })}
          />
        )}
      </FieldFrame>
      <FieldFrame path={["nueva", "after"]} label="Va después de" isShort>
        {(controlProps) => (
          <Select
            {...controlProps}
            value={after}
            options={[
              ...(depth === 2 ? [{ value: "", label: "Nada: queda al principio" }] : []),
              ...clauses.map((each) => ({
                value: each.id,
                label: `${each.number} ${toLegalPlainText(each.title, facts)}`,
              })),
            ]}
            onChange={(nextValue) => changeInput({ after: nextValue })}
          />
        )}
      </FieldFrame>
      <div className={`${layout.wide} ${clause.sides}`}>
        <ClauseBodyField
          path={["nueva", "body"]}
          value={body}
          diagnostics={[]}
          linkTargets={linkTargets}
          onChange={(nextValue) => changeInput({ body: nextValue })}
        />
        {(rendering.html !== "" || rendering.isOutdated) && (
          <RenderedClause {...rendering} onOpenClause={handlers.onFollowToClause} onPreview={handlers.onPreview} />
        )}
      </div>
      <div className={layout.row}>
        <PushButton look="main" onClick={() => handlers.onAdd({ id, title, depth, body }, after)}>
          Agregar
        </PushButton>
        <ConfirmedButton
          id="cancelar-agregar"
          question={title || body ? "¿Descartar la cláusula nueva? Se pierde lo que escribiste." : undefined}
          onConfirm={handlers.onCancel}
        >
          Cancelar
        </ConfirmedButton>
      </div>
    </section>
  );
}

type ClausePreview = {
  /** HTML of the clause as on its page; empty until the first response. */
  html: string;
  isOutdated: boolean;
};

/** Delay in ms from the last keystroke to the request; the same as for clauses already in the text. */
const pauseMs = 250;

const emptyPreview: ClausePreview = { html: "", isOutdated: false };

/** Requests the HTML of a clause that is not in its text yet, whenever the user pauses typing. */
function useNewClauseHtml(text: { id: string; version: string }, newClause: NewClause | undefined): ClausePreview {
  const [clausePreview, setClausePreview] = useState(emptyPreview);
  const { title = "", body = "", depth = 2, after = "" } = newClause ?? {};
  const isEmpty = `${title}${body}`.trim() === "";
  const address = `/api/legal-texts/${text.id}/render?version=${text.version}`;
  useEffect(() => {
    if (isEmpty) return setClausePreview(emptyPreview);
    const controller = new AbortController();
    const timer = setTimeout(
      () =>
        sendRequest<RenderClauseResult>("POST", address, { title, body, depth, after }, controller.signal).then(
          ({ html }) =>
            setClausePreview((current) =>
              html === "" ? { ...current, isOutdated: true } : { html, isOutdated: false },
            ),
          () => {
            if (!controller.signal.aborted) setClausePreview((current) => ({ ...current, isOutdated: true }));
          },
        ),
      pauseMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, isEmpty, title, body, depth, after]);
  return clausePreview;
}
