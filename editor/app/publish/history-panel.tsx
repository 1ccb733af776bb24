import { type ReactNode, useId, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { HistoryEntry } from "#editor/api/requests/publish-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import styles from "./history-panel.module.css";
import { UndoPublication } from "./undo-publication.tsx";

type HistoryPanelProps = {
  file: string;
  /** Restores a file of an entry. @returns the message about it. */
  onRestore?: (entry: HistoryEntry) => Promise<string>;
  /** Previews the page, scrolled to its changes; undefined if there is no page. */
  onPreview?: (() => void) | undefined;
  /** Renders an entry's content, opened by a button «Ver». */
  renderContent?: (entry: HistoryEntry) => ReactNode;
};

/** «Historia»: the publications of a file, with author and date; loaded when opened. */
export function HistoryPanel(props: HistoryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldedPart isHeading title="Historia" onToggle={setOpen}>
      {isOpen && <HistoryEntries {...props} />}
    </FoldedPart>
  );
}

function HistoryEntries({ file, onRestore, onPreview, renderContent }: HistoryPanelProps) {
  const id = useId();
  const [announcement, setAnnouncement] = useState("");
  const [shownCommit, setShownCommit] = useState("");
  /** Commit of the publication whose undo is shown; empty for none. */
  const [undoCommit, setUndoCommit] = useState("");
  const { value, errorMessage } = useServerData<readonly HistoryEntry[]>(
    `/api/history?${new URLSearchParams({ file })}`,
  );
  const showError = (error: unknown) => setAnnouncement(getErrorMessage(error));
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
              onRestore && (
                <PushButton
                  aria-describedby={`${id}-${index}`}
                  onClick={() => void onRestore(entry).then(setAnnouncement, showError)}
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
            {renderContent && shownCommit === entry.commit && <div className={styles.seen}>{renderContent(entry)}</div>}
          </li>
        ))}
      </ol>
    </>
  );
}
