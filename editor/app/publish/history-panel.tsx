import { type ReactNode, useId, useState } from "react";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { HistoryEntry, OldFileContent } from "#editor/api/publish-api.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { sendRequest } from "#editor/app/shared/request.ts";
import { useServerData } from "#editor/app/shared/use-server-data.ts";
import styles from "./history-panel.module.css";

type HistoryPanelProps = {
  file: string;
  /** Whether the form shows the last published state. If so, the newest entry has no button to restore it. */
  isAsPublished?: boolean;
  /** Restores, as a draft, the data that the file had at an entry. */
  onBring?: (data: unknown, entry: HistoryEntry) => void | Promise<void>;
  /** Formats the message after a restore. */
  brought?: (title: string) => string;
  /** Previews the page, scrolled to its changes; undefined if there is no page. */
  onSee?: (() => void) | undefined;
  /** Renders an entry's content, shown by a button «Ver». Without `see`, entries have a button to restore them. */
  see?: (entry: HistoryEntry) => ReactNode;
};

export const formatRestoredMessage = (title: string) => `En el formulario está «${title}». «Deshacer» lo quita.`;

/** «Historia»: the publications of a file, with author and date; loaded when opened. */
export function HistoryPanel(props: HistoryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldedPart isHeading title="Historia" onToggle={setOpen}>
      {isOpen && <Entries {...props} />}
    </FoldedPart>
  );
}

function Entries({
  file,
  isAsPublished = false,
  onBring,
  brought = formatRestoredMessage,
  onSee,
  see,
}: HistoryPanelProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const [seen, setSeen] = useState("");
  const { value, fault } = useServerData<readonly HistoryEntry[]>(`/api/history?${new URLSearchParams({ file })}`);
  const bring = async (entry: HistoryEntry) => {
    const { commit, title } = entry;
    try {
      const old = await sendRequest<OldFileContent>("GET", `/api/old?${new URLSearchParams({ file, commit })}`);
      await onBring?.(old.data, entry);
      setSaid(brought(title));
    } catch (error) {
      setSaid(getErrorMessage(error));
    }
  };
  return (
    <>
      <p role="status">{fault ?? (value ? said : "Leyendo…")}</p>
      {value?.length === 0 && <p>Todavía no se ha publicado.</p>}
      {onSee && (
        <PushButton look="text" onClick={onSee}>
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
            {see ? (
              <PushButton
                aria-describedby={`${id}-${index}`}
                aria-expanded={seen === entry.commit}
                onClick={() => setSeen(seen === entry.commit ? "" : entry.commit)}
              >
                Ver
              </PushButton>
            ) : (
              !(isAsPublished && index === 0) && (
                <PushButton
                  aria-describedby={`${id}-${index}`}
                  onClick={() => {
                    void bring(entry);
                    // Restoring the newest entry unmounts this button.
                    if (index === 0) focusAfterRender(`${id}-${index}`);
                  }}
                >
                  Volver a esta
                </PushButton>
              )
            )}
            {see && seen === entry.commit && <div className={styles.seen}>{see(entry)}</div>}
          </li>
        ))}
      </ol>
    </>
  );
}
