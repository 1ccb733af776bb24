import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import type { HistoryEntry } from "#editor/api/requests/publish-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { ChangedClause } from "./clause/changed-clause.tsx";
import type { LegalTextEditing } from "./legal-text-editing.ts";
import { undoRestoreButtonId } from "./use-legal-text-navigation.ts";
import { headChangeIds } from "./version/legal-text-comparison.tsx";

type LegalTextRestoreProps = { editing: LegalTextEditing; entry: HistoryEntry };

export function LegalTextRestore({ editing: { id, text, draft, navigation }, entry }: LegalTextRestoreProps) {
  const { version, revision, isLocked } = text;
  const { commit } = entry;
  /** @param part - the part to restore; the whole text if omitted. */
  const restore = (part?: string) =>
    void navigation.attempt(draft.restore(commit, part), () => focusAfterRender(undoRestoreButtonId));
  const query = new URLSearchParams({ version, since: commit, revision });
  const { value, errorMessage } = useServerData<LegalTextChanges>(`/api/legal-texts/${id}/changes?${query}`);
  if (!value) return <p role="status">{errorMessage ?? "Comparando…"}</p>;
  const { changes, draftedClauseCount = 0 } = value;
  if (changes.length === 0) return <p>Dice lo mismo que ahora.</p>;
  return (
    <div className={layout.card}>
      <p className={layout.hint}>
        {isLocked
          ? "Subrayado, lo que decía; tachado, lo que dice ahora."
          : "Subrayado, lo que vuelve; tachado, lo que se quita de lo de ahora."}
      </p>
      {changes.map((change) => (
        <ChangedClause key={change.id} change={change}>
          {!isLocked && (
            <PushButton onClick={() => restore(change.id)}>
              {headChangeIds.includes(change.id) ? "Volver a esta parte" : "Volver a esta cláusula"}
            </PushButton>
          )}
        </ChangedClause>
      ))}
      {!isLocked && (
        <ConfirmedButton
          id={`volver-${commit}`}
          question={
            draftedClauseCount > 0
              ? `¿Volver a todo el texto? Se pierde lo que cambiaste en ${formatCount(draftedClauseCount)}.`
              : undefined
          }
          onConfirm={() => restore()}
        >
          Volver a todo el texto
        </ConfirmedButton>
      )}
    </div>
  );
}

const formatCount = (count: number) => (count === 1 ? "1 cláusula" : `${count} cláusulas`);
