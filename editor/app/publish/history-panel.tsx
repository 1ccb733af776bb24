import { useId, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { HistoryEntry, UndoRequest } from "#editor/api/requests/publish-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import styles from "./history-panel.module.css";
import { UndoPublication } from "./undo-publication.tsx";

type HistoryPanelProps = {
  file: string;
  /** Restores an uploaded file of an entry. @returns the message about it. */
  onRestore?: (entry: HistoryEntry) => Promise<string>;
  /** Previews the page, scrolled to its changes; undefined if there is no page. */
  onPreview?: (() => void) | undefined;
  /** Whether the file may not change: its old states are only shown. */
  isLocked?: boolean;
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

function HistoryEntries({ file, onRestore, onPreview, isLocked }: HistoryPanelProps) {
  const id = useId();
  const [announcement, setAnnouncement] = useState("");
  const [shownUndo, setShownUndo] = useState<UndoRequest>();
  const { value, errorMessage } = useServerData<readonly HistoryEntry[]>(
    `/api/history?${new URLSearchParams({ file })}`,
  );
  const renderUndoButton = (index: number, request: UndoRequest, label: string) => {
    const isOpen = shownUndo?.commit === request.commit && shownUndo.file === request.file;
    return (
      <PushButton
        look={request.file === undefined ? "text" : "plain"}
        aria-describedby={`${id}-${index}`}
        aria-expanded={isOpen}
        onClick={() => setShownUndo(isOpen ? undefined : request)}
      >
        {label}
      </PushButton>
    );
  };
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
            {onRestore && (
              <PushButton
                aria-describedby={`${id}-${index}`}
                onClick={() => void onRestore(entry).then(setAnnouncement, showError)}
              >
                Volver a esta
              </PushButton>
            )}
            {!onRestore &&
              index > 0 &&
              renderUndoButton(index, { commit: entry.commit, file }, isLocked ? "Ver" : "Volver a esta")}
            {entry.isUndoable && renderUndoButton(index, { commit: entry.commit }, "Deshacer esta publicación")}
            {shownUndo?.commit === entry.commit && (
              <UndoPublication
                key={shownUndo.file}
                request={shownUndo}
                isLocked={isLocked && shownUndo.file !== undefined}
                onClose={(message = "") => {
                  setShownUndo(undefined);
                  setAnnouncement(message);
                  focusAfterRender(`${id}-${index}`);
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
