import { type ReactNode, useContext, useState } from "react";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { type ClauseWithRendering, headKey, setPart } from "#editor/api/legal-text-parts.ts";
import type { ClauseRow } from "#editor/api/requests/legal-text-api.ts";
import { FieldDiagnostics, useFieldDiagnostics } from "#editor/app/form/fields/field-frame.tsx";
import { TextInputField } from "#editor/app/form/fields/text-input-field.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { ClauseBodyField } from "./clause-body-field.tsx";
import styles from "./clause-form.module.css";

type ClauseFormProps = {
  editing: LegalTextEditing;
  clause: ClauseWithRendering;
  row: ClauseRow;
  diagnostics: readonly Diagnostic[];
  sideContent: ReactNode;
};

export function ClauseForm({ editing, clause, row, diagnostics, sideContent }: ClauseFormProps) {
  const { draft, navigation, linkTargets } = editing;
  const { isLocked } = editing.text;
  const { facts } = useContext(FormContext);
  const { id, number } = clause;
  return (
    <section className={`${layout.card} ${styles.clause}`} aria-labelledby={`titulo-${id}`}>
      <div className={layout.tight}>
        <h2 id={`titulo-${id}`} tabIndex={-1}>
          {`${number} ${toLegalPlainText(row.title, facts)}`}
        </h2>
        <p className={layout.hint}>
          Dirección: <code>{`#${id}`}</code>
          {clause.hasPermanentAddress
            ? ". No cambia, porque hay enlaces que llevan a ella."
            : ". Queda fija al publicar la versión."}
        </p>
      </div>
      <div className={`${layout.wide} ${styles.sides}`}>
        <div className={layout.wide}>
          <TextInputField
            path={[id, "title"]}
            label="Título"
            value={row.title}
            isLocked={isLocked}
            onChange={(title) => draft.changePart(id, { ...row, title })}
          />
          <ClauseBodyField
            path={[id, "body"]}
            value={row.body}
            isLocked={isLocked}
            diagnostics={diagnostics.filter(({ path }) => path[0] === id && path[1] === "body")}
            linkTargets={linkTargets}
            onChange={(body) => draft.changePart(id, { ...row, body })}
          />
        </div>
        {sideContent}
      </div>
      {!isLocked && (
        <RemoveClauseButton
          clause={clause}
          onRemove={() =>
            void navigation.attempt(
              draft.saveWholeLegalText((data) => setPart(data, id, undefined)),
              () => navigation.closePanel(headKey),
            )
          }
          onOpenClause={navigation.goToClause}
        />
      )}
    </section>
  );
}

type RemoveClauseButtonProps = {
  clause: ClauseWithRendering;
  onRemove: () => void;
  /** Opens the clause that contains the paragraph with this anchor. */
  onOpenClause: (anchor: string) => void;
};

/**
 * Button that removes a clause after a confirmation. If paragraphs link to the clause, the button lists them instead.
 */
export function RemoveClauseButton({
  clause: { id, title, depth, links },
  onRemove,
  onOpenClause,
}: RemoveClauseButtonProps) {
  const [showsObstacles, setShowsObstacles] = useState(false);
  const path = [id, "removal"];
  const diagnostics = useFieldDiagnostics(path);
  const { facts } = useContext(FormContext);
  const clauseNoun = depth === 2 ? "cláusula" : "parte";
  const actionLabel = `Quitar ${clauseNoun}`;
  const question = `¿Quitar «${toLegalPlainText(title, facts)}»? Quien guardó un enlace a esta ${clauseNoun} llegará al principio de la página.`;
  return (
    <div>
      {links.length > 0 ? (
        <PushButton id={`quitar-${id}`} look="danger" onClick={() => setShowsObstacles(true)}>
          {actionLabel}
        </PushButton>
      ) : (
        <ConfirmButton id={`quitar-${id}`} look="danger" question={question} onConfirm={onRemove}>
          {actionLabel}
        </ConfirmButton>
      )}
      <div role="status" className={layout.row}>
        {showsObstacles && links.length > 0 && (
          <>
            <p>{`No se puede quitar todavía: ${links.length === 1 ? "una parte del texto lleva" : `${links.length} partes del texto llevan`} a ella. Cambia antes sus enlaces:`}</p>
            {links.map(({ number, anchor }) => (
              <PushButton key={anchor} look="text" onClick={() => onOpenClause(anchor)}>
                {`Ir a ${number}`}
              </PushButton>
            ))}
          </>
        )}
      </div>
      {diagnostics.length > 0 && (
        <div id={formatFieldId(path)} tabIndex={-1}>
          <FieldDiagnostics diagnostics={diagnostics} />
        </div>
      )}
    </div>
  );
}
