import { Fragment, type ReactNode, useState, useSyncExternalStore } from "react";
import type { Todo } from "#editor/api/api.ts";
import { decisionId } from "#editor/app/draft/draft-view.ts";
import type { FormDraft } from "#editor/app/draft/form-draft.ts";
import {
  findStatusIcon,
  formatSaveStatusMessage,
  formatUnsavedReason,
  isTransient,
} from "#editor/app/draft/save-status.ts";
import { findWorstIcon } from "#editor/app/draft/use-drafts.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { formatApprovalProgress } from "#editor/app/review/approvals-panel.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import { StatusIcon, type StatusIconKind } from "#editor/app/shared/messages/status-icon.tsx";
import { isReadOnly } from "./menu-groups.ts";
import styles from "./shell-bar.module.css";
import type { Shell } from "./use-shell.ts";

type ShellBarProps = { shell: Shell; children?: ReactNode };

export function ShellBar({ shell, children }: ShellBarProps) {
  const { draft, pending, unsavedWork, menu, publishing, approvals, panel, openPanel } = shell;
  const waitingLabels = [...new Set(pending?.changes.map(({ label }) => label))];
  const isReadyToPublish = waitingLabels.length > 0 && unsavedWork.length === 0;
  const todos = (pending?.todos ?? []).filter(({ isReminder }) => !isReminder);
  // Some coverage files may be published although the build cannot fetch them.
  const unsyncedLocations = menu.files
    .filter(({ id, unsyncedFile }) => unsyncedFile && !todos.some(({ location }) => location === id))
    .map(({ id, label }) => ({ location: id, label }));
  /** Whether a phone shows the whole bar, and not only the status, «Publicar» and «Más». */
  const [isOpen, setOpen] = useState(false);
  const mayChange = !isReadOnly(menu);
  const otherUnsaved = unsavedWork.filter(({ location }) => location !== shell.location.id);
  return (
    <footer className={styles.bar} data-folded={(mayChange && !isOpen) || undefined}>
      <div className={styles.state}>
        {draft ? <DraftStatus draft={draft} isOnlyUnsaved={otherUnsaved.length === 0} /> : <p role="status" />}
        <ul className={styles.waiting} aria-label="Antes de publicar">
          <Locations label="Sin guardar" icon={findWorstIcon(otherUnsaved)} locations={otherUnsaved} isWarning />
          <Locations label="Por revisar" icon="look" locations={todos} />
          <Locations label="El sitio no se construye sin el archivo de" icon="look" locations={unsyncedLocations} />
          {pending && mayChange && <li>{formatPendingMessage(pending, waitingLabels)}</li>}
        </ul>
        {/* `aria-live` instead of `role="status"`, because its messages appear without any input. */}
        <p className={styles.waiting} aria-live="polite">
          {(panel === "approvals" ? undefined : formatApprovalProgress(approvals)) ?? publishing.message}
        </p>
      </div>
      <div className={styles.others}>{children}</div>
      {mayChange && (
        <div className={styles.buttons}>
          <PushButton onClick={() => openPanel("changes")}>Qué cambió</PushButton>
          <PushButton onClick={() => openPanel("check")}>Comprobar</PushButton>
          <PushButton
            look={isReadyToPublish ? "main" : "plain"}
            isAriaDisabled={
              !pending?.isOutdated &&
              waitingLabels.length + unsavedWork.length === 0 &&
              !(publishing.running ?? publishing.publication)
            }
            onClick={() => openPanel("publish")}
          >
            Publicar
          </PushButton>
          <PushButton look="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Más
          </PushButton>
        </div>
      )}
    </footer>
  );
}

type LabelledLocation = Pick<Todo, "location" | "label">;
type LocationsProps = {
  label: string;
  icon: StatusIconKind;
  locations: readonly LabelledLocation[];
  isWarning?: boolean;
};

function Locations({ label, icon, locations, isWarning }: LocationsProps) {
  const named = locations.filter((each, index) => locations.findIndex((other) => other.label === each.label) === index);
  if (locations.length === 0) return null;
  return (
    <li className={styles.look} data-kind={icon} data-lost={isWarning || undefined}>
      <StatusIcon kind={icon} />
      <span>
        {`${label}: `}
        {named.slice(0, maxNames).map((each, index) => (
          <Fragment key={each.label}>
            {index > 0 && ", "}
            <a href={`#${each.location}`}>{each.label}</a>
          </Fragment>
        ))}
        {locations.length > 1 && named.length === 1 ? ` (${locations.length} cosas)` : formatMore(named)}
      </span>
    </li>
  );
}

/** Shown during a publication, even if the publish panel is closed or is open in another tab. */
const publishingMessage = "Se está publicando…";

function formatPendingMessage({ isPublishing, isOutdated }: KnownPending, waiting: readonly string[]): string {
  if (isPublishing) return publishingMessage;
  if (isOutdated) return "Leyendo los cambios…";
  return waiting.length === 0 ? "Nada por publicar" : `Por publicar: ${formatNames(waiting)}`;
}

type KnownPending = NonNullable<Shell["pending"]>;

const maxNames = 3;

const formatNames = (names: readonly string[]): string => names.slice(0, maxNames).join(", ") + formatMore(names);

const formatMore = ({ length }: readonly unknown[]): string =>
  length > maxNames ? ` (y ${length - maxNames} más)` : "";

type DraftStatusProps = {
  draft: FormDraft;
  /** Whether no other list or text has unsaved work. Otherwise, a draft without changes shows no status. */
  isOnlyUnsaved: boolean;
};

/**
 * Status of the draft. Screen readers announce only final states, because «Escribiendo…» would be announced at each
 * keystroke.
 */
function DraftStatus({ draft, isOnlyUnsaved }: DraftStatusProps) {
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  const { saveStatus } = view;
  const isUnchanged = saveStatus === "unchanged" && formatUnsavedReason(view) === undefined;
  const message = isUnchanged && !isOnlyUnsaved ? "" : formatSaveStatusMessage(view);
  const isPending = isTransient(view);
  const icon = findStatusIcon(view);
  // Retries when the window gets the focus: the user may have signed in again or freed disk space.
  useListener(window, "focus", () => {
    if (saveStatus === "refused") draft.retry();
  });
  return (
    <div className={styles.status} data-icon={icon} data-passing={isPending || undefined}>
      {icon && <StatusIcon kind={icon} />}
      <p role="status">{isPending ? "" : message}</p>
      {isPending && <p aria-hidden="true">{message}</p>}
      {(saveStatus === "needsConfirmation" || saveStatus === "stale") && (
        <PushButton look="text" onClick={() => focusAfterRender(decisionId)}>
          Mirar
        </PushButton>
      )}
      {saveStatus === "refused" && (
        <PushButton look="text" onClick={draft.retry}>
          Guardar otra vez
        </PushButton>
      )}
    </div>
  );
}
