import { type ReactNode, useId, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type {
  CompareRequest,
  HistoryEntry,
  ListChanges,
  OldFileContent,
  PendingChange,
} from "#editor/api/requests/publish-api.ts";
import { comingHash } from "#editor/app/coming/coming-list.tsx";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { sendRequest } from "#editor/app/shared/request.ts";
import { listChangeLines } from "./changes/change-lines.ts";
import { renderChangeLine } from "./changes/chosen-changes.tsx";
import styles from "./history-panel.module.css";
import { UndoPublication } from "./undo-publication.tsx";

type HistoryPanelProps = {
  file: string;
  /** Whether the form shows the last published state. The newest entry then has no restore button. */
  isPublishedState?: boolean;
  onRestore?: (data: unknown, entry: HistoryEntry) => void | Promise<void>;
  /**
   * Set for a list: converts an old state to the form's data, to show what a restore changes before the person confirms
   * it.
   */
  listToCompare?: { id: string; toData: (oldData: unknown) => unknown };
  formatMessage?: (title: string) => string;
  /** Previews the page, scrolled to its changes; undefined if there is no page. */
  onPreview?: (() => void) | undefined;
  /** Renders an entry's content, opened by a button «Ver». Without it, entries have a restore button instead. */
  renderContent?: (entry: HistoryEntry) => ReactNode;
};

export const formatRestoredMessage = (title: string) => `En el formulario está «${title}». «Deshacer» lo quita.`;

/** «Historia»: the publications of a file, with author and date; loaded when opened. */
export function HistoryPanel(props: HistoryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldedPart isHeading title="Historia" onToggle={setOpen}>
      {isOpen && <HistoryEntries {...props} />}
    </FoldedPart>
  );
}

function HistoryEntries({
  file,
  isPublishedState = false,
  onRestore,
  listToCompare,
  formatMessage = formatRestoredMessage,
  onPreview,
  renderContent,
}: HistoryPanelProps) {
  const id = useId();
  const [announcement, setAnnouncement] = useState("");
  const [shownCommit, setShownCommit] = useState("");
  /** Commit of the publication whose undo is shown; empty for none. */
  const [undoCommit, setUndoCommit] = useState("");
  const { value, errorMessage } = useServerData<readonly HistoryEntry[]>(
    `/api/history?${new URLSearchParams({ file })}`,
  );
  const [openVersion, setOpenVersion] = useState<{ commit: string; data: unknown; comparison: ListChanges }>();
  const restoreData = async (entry: HistoryEntry, data: unknown) => {
    await onRestore?.(data, entry);
    setOpenVersion(undefined);
    setAnnouncement(formatMessage(entry.title));
  };
  const restoreEntry = async (entry: HistoryEntry) => {
    const { commit } = entry;
    try {
      const { data } = await sendRequest<OldFileContent>("GET", `/api/old?${new URLSearchParams({ file, commit })}`);
      if (!listToCompare) return await restoreData(entry, data);
      const request: CompareRequest = { id: listToCompare.id, data: listToCompare.toData(data) };
      setOpenVersion({ commit, data, comparison: await sendRequest<ListChanges>("POST", "/api/compare", request) });
      focusAfterRender(confirmId);
    } catch (error) {
      setAnnouncement(getErrorMessage(error));
    }
  };
  return (
    <>
      <p role="status">{errorMessage ?? (value ? announcement : "Leyendo…")}</p>
      {value?.length === 0 && <p>Todavía no se ha publicado.</p>}
      {onPreview && (
        <PushButton look="text" onClick={onPreview}>
          Ver la página
        </PushButton>
      )}
      <ol className={layout.stack} aria-label="Publicado antes">
        {value?.map((entry, index) => (
          <li key={entry.commit} className={`${layout.row} ${styles.entry}`}>
            <div id={`${id}-${index}`} tabIndex={-1}>
              <strong>{entry.title}</strong>
              <p
                className={layout.hint}
              >{`${formatDate(entry.day)}, ${entry.author}${index === 0 ? ". Es lo último que se publicó" : ""}`}</p>
            </div>
            {renderContent ? (
              <PushButton
                aria-describedby={`${id}-${index}`}
                aria-expanded={shownCommit === entry.commit}
                onClick={() => setShownCommit(shownCommit === entry.commit ? "" : entry.commit)}
              >
                Ver
              </PushButton>
            ) : (
              !(isPublishedState && index === 0) && (
                <PushButton
                  aria-describedby={`${id}-${index}`}
                  onClick={() => {
                    void restoreEntry(entry);
                    // Restoring the newest entry unmounts this button.
                    if (index === 0 && !listToCompare) focusAfterRender(`${id}-${index}`);
                  }}
                >
                  Volver a esta
                </PushButton>
              )
            )}
            {entry.isUndoable && (
              <PushButton
                look="text"
                aria-describedby={`${id}-${index}`}
                aria-expanded={undoCommit === entry.commit}
                onClick={() => setUndoCommit(undoCommit === entry.commit ? "" : entry.commit)}
              >
                Deshacer esta publicación
              </PushButton>
            )}
            {undoCommit === entry.commit && (
              <UndoPublication
                commit={entry.commit}
                onClose={(message = "") => {
                  setUndoCommit("");
                  setAnnouncement(message);
                  focusAfterRender(`${id}-${index}`);
                }}
              />
            )}
            {openVersion?.commit === entry.commit && (
              <Comparison
                {...openVersion.comparison}
                onConfirm={() => {
                  void restoreData(entry, openVersion.data);
                  focusAfterRender(`${id}-${index}`);
                }}
                onCancel={() => {
                  setOpenVersion(undefined);
                  focusAfterRender(`${id}-${index}`);
                }}
              />
            )}
            {renderContent && shownCommit === entry.commit && <div className={styles.seen}>{renderContent(entry)}</div>}
          </li>
        ))}
      </ol>
    </>
  );
}

const confirmId = "volver-a-esta";

type ComparisonProps = ListChanges & { onConfirm: () => void; onCancel: () => void };

/** Shows what a restore changes today, and which coming changes it leaves, before the person confirms it. */
function Comparison({ changes, coming, onConfirm, onCancel }: ComparisonProps) {
  return (
    <section className={`${layout.stack} ${styles.seen}`} aria-label="Lo que vuelve">
      <p>{changes.length === 0 ? "Lo de hoy ya está así." : "Cambia esto de lo que hay hoy:"}</p>
      <DifferenceLines changes={changes} />
      {coming.length > 0 && (
        <>
          <p>
            Lo que viene no vuelve atrás, aunque se haya publicado junto. Sigue esto, y se quita en{" "}
            <a href={`#${comingHash}`}>«Qué viene»</a>:
          </p>
          <DifferenceLines changes={coming} />
        </>
      )}
      <div className={layout.row}>
        <PushButton id={confirmId} onClick={onConfirm}>
          Sí, volver
        </PushButton>
        <PushButton look="text" onClick={onCancel}>
          No
        </PushButton>
      </div>
    </section>
  );
}

function DifferenceLines({ changes }: Pick<PendingChange, "changes">) {
  return <ul className={layout.tight}>{listChangeLines({ changes }).map(renderChangeLine)}</ul>;
}
