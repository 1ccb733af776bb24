import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import type { HistoryEntry } from "#editor/api/requests/publish-api.ts";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { ChangedClause } from "./clause/changed-clause.tsx";
import type { LegalTextEditing } from "./legal-text-editing.ts";

type LegalTextHistoryProps = { editing: Pick<LegalTextEditing, "id" | "text">; entry: HistoryEntry };

/** Compares an earlier state of a legal text with the present one. */
export function LegalTextHistory({ editing: { id, text }, entry }: LegalTextHistoryProps) {
  const { version, revision } = text;
  const query = new URLSearchParams({ version, since: entry.commit, revision });
  const { value, errorMessage } = useServerData<LegalTextChanges>(`/api/legal-texts/${id}/changes?${query}`);
  if (!value) return <p role="status">{errorMessage ?? "Comparando…"}</p>;
  if (value.changes.length === 0) return <p>Dice lo mismo que ahora.</p>;
  return (
    <div className={layout.card}>
      <p className={layout.hint}>Subrayado, lo que decía; tachado, lo que dice ahora.</p>
      {value.changes.map((change) => (
        <ChangedClause key={change.id} change={change} />
      ))}
    </div>
  );
}
