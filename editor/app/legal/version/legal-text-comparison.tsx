import { headKey } from "#editor/api/legal-text-parts.ts";
import type { LegalTextChanges, OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import type { SaveStatus } from "#editor/app/draft/draft-view.ts";
import { focusAfterRender, focusField } from "#editor/app/form/focus-field.ts";
import { ChangedClause, formatComparisonNote } from "#editor/app/legal/clause/changed-clause.tsx";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { formatPartTitleId } from "#editor/app/legal/use-legal-text-navigation.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./legal-text-comparison.module.css";

/**
 * Panel next to the form with the diff from the previous version to this one, as visitors will read them; updated by
 * each save.
 */
export function LegalTextComparison({ editing: { id, text, view, navigation } }: { editing: LegalTextEditing }) {
  const { version, revision } = text;
  const { key, clause, go, openPanel } = navigation;
  // A new `revision` repeats the request after each save.
  const { value: changes, errorMessage } = useServerData<LegalTextChanges>(
    `/api/legal-texts/${id}/changes?version=${version}`,
    revision,
  );
  const unsavedMessage = formatUnsavedMessage(view.saveStatus);
  const openPartIds = new Set(key === headKey ? headChangeIds : [findParentClause(text, key)]);
  const openPartChanges = changes?.changes.filter((change) => openPartIds.has(change.id)) ?? [];
  const otherChanges = changes?.changes.filter((change) => !openPartIds.has(change.id)) ?? [];
  return (
    <section className={`${layout.card} ${styles.beside}`} aria-labelledby="titulo-comparar">
      <h2 id="titulo-comparar" tabIndex={-1}>
        {`Qué cambia en la versión ${version}`}
      </h2>
      {unsavedMessage && <p className={layout.strong}>{unsavedMessage}</p>}
      {changes && <p className={layout.hint}>{formatComparisonNote(changes)}</p>}
      {(errorMessage || !changes) && <p role="status">{errorMessage ?? "Comparando…"}</p>}
      {changes && !unsavedMessage && openPartChanges.length === 0 && (
        <p>
          {otherChanges.length === 0 ? "Dice lo mismo." : "Lo que está abierto dice lo mismo. Cambia en otra parte:"}
        </p>
      )}
      {openPartChanges.map((change) => (
        <ChangedClause key={change.id} change={change} />
      ))}
      {otherChanges.map((change) => (
        <ChangedClause key={change.id} change={change}>
          {change.kind !== "removed" && (
            <PushButton look="text" onClick={() => go(headChangeIds.includes(change.id) ? headKey : change.id)}>
              {`Ir a «${change.title}»`}
            </PushButton>
          )}
        </ChangedClause>
      ))}
      <div className={layout.row}>
        {!text.isLocked && (
          <PushButton onClick={() => focusField([key, clause ? "body" : "title"])}>Seguir escribiendo</PushButton>
        )}
        <PushButton
          look="text"
          onClick={() => {
            openPanel(undefined);
            focusAfterRender(formatPartTitleId(key));
          }}
        >
          Cerrar la comparación
        </PushButton>
      </div>
    </section>
  );
}

/** The ids that the server gives to changes in the head: effective date, title and summary. */
const headChangeIds: readonly string[] = [" dia", " titulo", " en-corto"];

/** Finds the parent of a subclause, because the comparison shows a clause and its subclauses as one change. */
function findParentClause({ data: { clauses } }: OpenLegalText, part: string): string | undefined {
  const index = clauses.findIndex(({ id }) => id === part);
  return clauses.slice(0, index + 1).findLast(({ depth }) => depth === 2)?.id;
}

function formatUnsavedMessage(saveStatus: SaveStatus): string | undefined {
  if (saveStatus === "typing" || saveStatus === "saving") return "Esperando lo que escribes…";
  if (saveStatus === "invalid") return "Compara lo guardado: lo que escribiste tiene algo por corregir.";
  const isSaved = saveStatus === "unchanged" || saveStatus === "saved";
  return isSaved ? undefined : "Compara lo guardado: lo que escribiste todavía no se guarda.";
}
