import { useContext } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { listClausesWithRendering } from "#editor/api/legal-text-parts.ts";
import type { VersionReview as Review } from "#editor/api/requests/legal-text-api.ts";
import { comingHash } from "#editor/app/coming/coming-list.tsx";
import { FormContext } from "#editor/app/form/form-context.ts";
import type { LegalTextEditing } from "#editor/app/legal/legal-text-editing.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";

type LegalTextReviewProps = {
  editing: LegalTextEditing;
  /** Key of the unpublished changes in other files; a new key repeats the request. */
  pendingChangesKey: string;
};

export function LegalTextReview({ editing: { id, text, navigation }, pendingChangesKey }: LegalTextReviewProps) {
  const { facts } = useContext(FormContext);
  const { version, isLocked, nextVersion } = text;
  const { value } = useServerData<Review>(
    isLocked ? `/api/legal-texts/${id}/review?version=${version}` : undefined,
    pendingChangesKey,
  );
  if (!isLocked || !value || value.todos.length === 0) return null;
  const outdatedClauses = value.clauses.flatMap((each) => {
    const clause = listClausesWithRendering(text).find((candidate) => candidate.id === each.id);
    return clause ? [{ ...each, name: `${clause.number} ${toLegalPlainText(clause.title, facts)}` }] : [];
  });
  return (
    <Message tone="look" title="Por revisar">
      {value.todos.map(({ what, from }) => (
        <div key={what} className={layout.tight}>
          <p>{from === undefined ? capitalize(what) : `Desde el ${formatDate(from)}: ${what}`}</p>
          {from !== undefined && nextVersion && (
            <div className={layout.row}>
              <PushButton onClick={() => navigation.openPanel("next", from)}>
                {`Preparar otra desde el ${formatDate(from)}`}
              </PushButton>
              <a href={`#${comingHash}`}>Qué viene</a>
            </div>
          )}
        </div>
      ))}
      {outdatedClauses.length > 0 && (
        <ul className={layout.tight}>
          {outdatedClauses.map(({ id: clause, name, change, from = "" }) => (
            <li key={clause + from}>
              <PushButton look="text" onClick={() => navigation.goToClause(clause)}>
                {`Ir a «${name}»`}
              </PushButton>
              {/* Omits a change that a to-do above quotes. */}
              {!value.todos.some(({ what }) => what.includes(change)) && ` ${change}`}
            </li>
          ))}
        </ul>
      )}
    </Message>
  );
}
