import { Fragment, type ReactNode, useState, useSyncExternalStore } from "react";
import type { Menu, Todo } from "#editor/api/api.ts";
import type { PendingChanges } from "#editor/api/requests/publish-api.ts";
import { decisionButtonId } from "#editor/app/draft/draft-view.ts";
import type { FormDraft } from "#editor/app/draft/form-draft.ts";
import {
  findStatusIcon,
  formatSaveStatusMessage,
  formatUnsavedReason,
  isTransient,
} from "#editor/app/draft/save-status.ts";
import { findWorstSeverity, type UnsavedWork } from "#editor/app/draft/use-drafts.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import type { Publishing } from "#editor/app/publish/use-publishing.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import { StatusIcon, type StatusIconKind } from "#editor/app/shared/messages/status-icon.tsx";
import { isReadOnly } from "./menu-groups.ts";
import styles from "./shell-bar.module.css";

export type ShellPanelName = "changes" | "check" | "publish" | "approvals";

export type BarFile = Pick<Menu["files"][number], "id" | "label" | "unsyncedFile" | "lockReason">;

type ShellBarProps = {
  /** Draft of the open list or legal text, if one is open. */
  draft: FormDraft | undefined;
  /**
   * The unpublished changes. `isOutdated`: set if a file has changed since they were read; they are being read again.
   */
  pending: (PendingChanges & { isOutdated?: boolean }) | undefined;
  unsavedWork: readonly (LabelledLocation & Pick<UnsavedWork, "icon">)[];
  /** Id of the open entry, whose status is shown first. */
  openId: string;
  /**
   * Menu entries. The coverage files are included because some may be published although the build cannot fetch them.
   */
  menu: Pick<Menu, "lists" | "legalTexts"> & { files: readonly BarFile[] };
  publishing: Pick<Publishing, "running" | "publication" | "message">;
  /** Progress or outcome of a decision in «Por aprobar», while it is closed. */
  approvalMessage?: string | undefined;
  onOpen: (panel: ShellPanelName) => void;
  /** The `TeamStrip`, if a team edits. */
  children?: ReactNode;
};

/** The bar at the bottom: the status of the input and of the pending changes, and buttons that open the panels. */
export function ShellBar({ draft, pending, unsavedWork, menu, openId, onOpen, children, ...progress }: ShellBarProps) {
  const { publishing, approvalMessage } = progress;
  const waitingLabels = [...new Set(pending?.changes.map(({ label }) => label))];
  const isReadyToPublish = waitingLabels.length > 0 && unsavedWork.length === 0;
  const todos = (pending?.todos ?? []).filter(({ isReminder }) => !isReminder);
  const unsyncedLocations = menu.files
    .filter(({ id, unsyncedFile }) => unsyncedFile && !todos.some(({ location }) => location === id))
    .map(({ id, label }) => ({ location: id, label }));
  /** Whether a phone shows the whole bar, and not only the status, «Publicar» and «Más». */
  const [isOpen, setOpen] = useState(false);
  const mayChange = !isReadOnly(menu);
  const otherUnsaved = unsavedWork.filter(({ location }) => location !== openId);
  return (
    <footer className={styles.bar} data-folded={(mayChange && !isOpen) || undefined}>
      <div className={styles.state}>
        {draft ? <DraftStatus draft={draft} isOnlyUnsaved={otherUnsaved.length === 0} /> : <p role="status" />}
        <ul className={styles.waiting} aria-label="Antes de publicar">
          <Locations label="Sin guardar" icon={findWorstSeverity(otherUnsaved)} locations={otherUnsaved} isWarning />
          <Locations label="Por revisar" icon="look" locations={todos} />
          <Locations label="El sitio no se construye sin el archivo de" icon="look" locations={unsyncedLocations} />
          {pending && mayChange && <li>{formatPendingMessage(pending, waitingLabels)}</li>}
        </ul>
        {/* `aria-live` instead of `role="status"`, because its messages appear without any input. */}
        <p className={styles.waiting} aria-live="polite">
          {approvalMessage ?? publishing.message}
        </p>
      </div>
      <div className={styles.others}>{children}</div>
      {mayChange && (
        <div className={styles.buttons}>
          <PushButton onClick={() => onOpen("changes")}>Qué cambió</PushButton>
          <PushButton onClick={() => onOpen("check")}>Comprobar</PushButton>
          <PushButton
            look={isReadyToPublish ? "main" : "plain"}
            isAriaDisabled={
              !pending?.isOutdated &&
              waitingLabels.length + unsavedWork.length === 0 &&
              !(publishing.running ?? publishing.publication)
            }
            onClick={() => onOpen("publish")}
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

type KnownPending = NonNullable<ShellBarProps["pending"]>;

/** Maximum number of names in a line of the bar; the line counts the others. */
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
      {(saveStatus === "needsConfirmation" || (saveStatus === "stale" && view.theirs.has(""))) && (
        <PushButton look="text" onClick={() => focusAfterRender(decisionButtonId)}>
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
