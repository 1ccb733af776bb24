import { useContext, useEffect, useState } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { insertClause, listClausesWithRendering } from "#editor/api/legal-text-parts.ts";
import type { RenderClauseResult } from "#editor/api/requests/legal-text-api.ts";
import type { NewClause } from "#editor/app/draft/backup/draft-notes.ts";
import { FieldFrame } from "#editor/app/form/fields/field-frame.tsx";
import { TextInputField } from "#editor/app/form/fields/text-input-field.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { sendRequest } from "#editor/app/shared/request.ts";
import { Select } from "#editor/app/shared/select.tsx";
import { ClauseBodyField } from "./clause-body-field.tsx";
import styles from "./clause-form.module.css";
import { proposeId } from "./propose-id.ts";
import { RenderedClause } from "./rendered-clause.tsx";

const emptyInput: Omit<NewClause, "after"> = { title: "", body: "", depth: 2 };

export function AddClauseForm({ editing }: { editing: LegalTextEditing }) {
  const { id: textId, text, draft, view, navigation, linkTargets, onPreview } = editing;
  const { facts } = useContext(FormContext);
  const clauses = listClausesWithRendering(text);
  const openClause = clauses.find(({ id }) => id === navigation.key) ?? clauses.at(-1);
  const { title, body, address, depth, after } = view.adding ?? { ...emptyInput, after: openClause?.id ?? "" };
  const changeInput = (change: Partial<NewClause>) =>
    draft.storeNotes({ adding: { title, body, address, depth, after, ...change } });
  const takenAddresses = clauses.map(({ id }) => id);
  const rendering = useNewClauseHtml({ id: textId, version: text.version }, view.adding);
  const id = address ?? proposeId(title, takenAddresses);
  const addClause = () => {
    const clause = { id, title, depth, body };
    void navigation.attempt(
      draft.saveWholeLegalText((data) => insertClause(data, clause, after)),
      () => {
        const latest = draft.view().adding ?? clause;
        draft.storeNotes({ adding: undefined });
        // Keeps the words that the user typed during the request.
        if (latest.title !== title || latest.body !== body)
          draft.changePart(id, { ...clause, title: latest.title, body: latest.body });
        navigation.closePanel(id, { announcement: `Se agregó «${toLegalPlainText(title, facts)}».` });
      },
    );
  };
  return (
    <section className={`${layout.card} ${styles.clause}`} aria-labelledby="titulo-agregar">
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
      <div className={`${layout.wide} ${styles.sides}`}>
        <ClauseBodyField
          path={["nueva", "body"]}
          value={body}
          diagnostics={[]}
          linkTargets={linkTargets}
          onChange={(nextValue) => changeInput({ body: nextValue })}
        />
        {(rendering.html !== "" || rendering.isOutdated) && (
          <RenderedClause {...rendering} onOpenClause={navigation.goToClause} onPreview={onPreview} />
        )}
      </div>
      <div className={layout.row}>
        <PushButton look="main" onClick={addClause}>
          Agregar
        </PushButton>
        <ConfirmButton
          id="cancelar-agregar"
          question={title || body ? "¿Descartar la cláusula nueva? Se pierde lo que escribiste." : undefined}
          onConfirm={() => {
            draft.storeNotes({ adding: undefined });
            navigation.cancel();
          }}
        >
          Cancelar
        </ConfirmButton>
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
