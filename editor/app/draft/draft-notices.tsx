import type { ReactNode } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Impact } from "#editor/api/api.ts";
import { formatFieldId } from "#editor/api/form/form-value.ts";
import { useReturnFocus } from "#editor/app/form/focus-field.ts";
import { TodoList } from "#editor/app/publish/todo-list.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import styles from "./draft-notices.module.css";
import { countImpact, type DraftView, decisionId } from "./draft-view.ts";
import type { FormDraft } from "./form-draft.ts";
import { BackupNotice, ConflictNotice } from "./merge/conflict-notices.tsx";

type DraftNoticesProps = {
  draft: FormDraft;
  view: DraftView;
  row: number;
  onPreview: (page: string, day?: string) => void;
};

export function DraftNotices({ draft, view, row, onPreview }: DraftNoticesProps) {
  const { saveStatus, impact, theirs, dataBeforeMerge, isFromOtherTab } = view;
  const goBack = useReturnFocus();
  /** Runs a decision, then focuses the form, because the notice with the clicked button disappears. */
  const runDecision = (decision: () => void) => {
    decision();
    goBack(formatFieldId([row]), formatFieldId([]));
  };
  return (
    <>
      {[...theirs.keys()].map((key) => (
        <ConflictNotice key={key} draft={draft} partKey={key} runDecision={runDecision} />
      ))}
      {saveStatus === "needsConfirmation" && (
        <Message tone="look" title={`Esto también cambia: ${formatCount(countImpact(impact))}`}>
          {impact.todos.length > 0 && <h3 className={styles.group}>{`Por revisar: ${impact.todos.length}`}</h3>}
          <TodoList todos={impact.todos} />
          <div className={layout.row}>
            <PushButton id={decisionId} look="main" onClick={() => runDecision(() => void draft.confirmImpact())}>
              Guardar con todo esto
            </PushButton>
            <PushButton onClick={() => runDecision(draft.undo)}>Deshacer</PushButton>
          </div>
          <FoldedImpact message="Páginas y documentos que cambian solos" impact={impact} onPreview={onPreview} />
          <LaterImpact impact={impact} />
        </Message>
      )}
      {saveStatus === "saved" && impact.todos.length > 0 && (
        <Message tone="look" title={`Queda por revisar: ${formatCount(impact.todos.length)}`}>
          <TodoList todos={impact.todos} />
        </Message>
      )}
      {saveStatus === "saved" && <FoldedImpact message="También cambió" impact={impact} onPreview={onPreview} />}
      {saveStatus === "saved" && <LaterImpact impact={impact} onPreview={onPreview} />}
      {dataBeforeMerge !== undefined && saveStatus !== "stale" && (
        <Message
          tone="look"
          title={
            isFromOtherTab
              ? "Cambiaste otra cosa de esta lista en otra pestaña"
              : "Alguien más cambió otra cosa de esta lista"
          }
        >
          <p>Ya está aquí, junto con lo que escribes.</p>
        </Message>
      )}
      {draft.listBackupParts().map((key) => (
        <BackupNotice key={key} draft={draft} partKey={key} runDecision={runDecision} />
      ))}
    </>
  );
}

const formatCount = (count: number) => (count === 1 ? "una cosa" : `${count} cosas`);

type LaterImpactProps = { impact: Pick<Impact, "later">; onPreview?: (page: string, day: string) => void };

export function LaterImpact({ impact: { later }, onPreview }: LaterImpactProps) {
  if (!later) return null;
  return (
    <FoldedImpact
      message={`Desde el ${formatDate(later.day)} también`}
      impact={later}
      {...(onPreview && { onPreview: (page) => onPreview(page, later.day) })}
    >
      <p>{onPreview ? "«Ver» muestra la página de ese día." : "Hasta ese día, la página de al lado no lo muestra."}</p>
    </FoldedImpact>
  );
}

type ImpactListsProps = {
  impact: Pick<Impact, "pages" | "documents">;
  /** Previews one of the pages; undefined if the preview cannot show the change yet. */
  onPreview?: ((page: string) => void) | undefined;
};

function FoldedImpact({
  message: title,
  children,
  ...impactProps
}: ImpactListsProps & { message: string; children?: ReactNode }) {
  const { pages, documents } = impactProps.impact;
  const count = pages.length + documents.length;
  if (count === 0) return null;
  return (
    <FoldedPart title={`${title}: ${formatCount(count)}`}>
      {children}
      <ImpactLists {...impactProps} />
    </FoldedPart>
  );
}

export function ImpactLists({ impact: { pages, documents }, onPreview }: ImpactListsProps) {
  return (
    <div className={layout.stack}>
      {pages.length > 0 && (
        <>
          <h3 className={styles.group}>{`Páginas que cambian solas: ${pages.length}`}</h3>
          <ul className={styles.pages}>
            {pages.map(({ label, page }) => (
              <li key={page}>
                {label}
                {onPreview && (
                  <PushButton look="text" onClick={() => onPreview(page)}>
                    Ver <span className="visually-hidden">{`Página «${label}»`}</span>
                  </PushButton>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {documents.length > 0 && (
        <>
          <h3 className={styles.group}>{`Documentos y archivos que cambian solos: ${documents.length}`}</h3>
          <ul className={layout.lines}>
            {documents.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
