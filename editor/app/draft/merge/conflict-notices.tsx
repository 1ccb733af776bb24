import { useState } from "react";
import type { MergeConflict } from "#editor/api/merge/merge-rows.ts";
import { decisionButtonId } from "#editor/app/draft/draft-view.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";

type BackupNoticeProps = {
  title: string;
  explanation: string;
  restoreLabel: string;
  discardLabel: string;
  /** Changes of the backup to fields that have also changed on disk. */
  conflicts: readonly MergeConflict[];
  /** Whether some changes of the backup have no conflict. */
  hasOtherChanges: boolean;
  onRestore: (winningSide: "mine" | "theirs") => void;
  onDiscard: () => void;
};

/** Offers to restore a backup: only the changes in it are merged into the form. */
export function BackupNotice({
  title,
  explanation,
  restoreLabel,
  discardLabel,
  conflicts,
  hasOtherChanges,
  onRestore,
  onDiscard,
}: BackupNoticeProps) {
  return (
    <Message tone="look" title={title}>
      <p>{explanation}</p>
      {conflicts.length > 0 && (
        <>
          <p>{`Esto también cambió en la lista. «${restoreLabel}» lo deja como lo tuyo.`}</p>
          <ConflictTable conflicts={conflicts} theirs="En la lista" />
        </>
      )}
      <div className={layout.row}>
        <PushButton onClick={() => onRestore("mine")}>{restoreLabel}</PushButton>
        {conflicts.length > 0 && hasOtherChanges && (
          <PushButton onClick={() => onRestore("theirs")}>Traer solo lo demás</PushButton>
        )}
        <PushButton look="text" onClick={onDiscard}>
          {discardLabel}
        </PushButton>
      </div>
    </Message>
  );
}

type ConflictNoticeProps = {
  conflicts: readonly MergeConflict[];
  isFromOtherTab: boolean | undefined;
  onStashInput: () => void;
};

/** Wording for the other side: another person, or the same person in another tab. */
const sideTexts = {
  person: { title: "Alguien más cambió lo mismo", of: "de la otra persona", see: "Ver lo suyo", theirs: "Lo suyo" },
  tab: {
    title: "Cambiaste lo mismo en otra pestaña",
    of: "de la otra pestaña",
    see: "Ver lo de la otra pestaña",
    theirs: "Lo de la otra pestaña",
  },
} as const;

/** Asks for the user's decision when both sides changed the same field. */
export function ConflictNotice({ conflicts, isFromOtherTab, onStashInput }: ConflictNoticeProps) {
  const [isShown, setShown] = useState(false);
  const { title, of, see, theirs } = sideTexts[isFromOtherTab ? "tab" : "person"];
  return (
    <Message tone="wrong" title={title}>
      <p>{`Lo que escribiste aquí no se guardó, para no borrar lo ${of}.`}</p>
      <div className={layout.row}>
        <PushButton id={decisionButtonId} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {see}
        </PushButton>
        <PushButton onClick={onStashInput}>Conservar lo mío aparte</PushButton>
      </div>
      {isShown && <ConflictTable conflicts={conflicts} theirs={theirs} />}
    </Message>
  );
}

function ConflictTable({ conflicts, theirs }: { conflicts: readonly MergeConflict[]; theirs: string }) {
  return (
    <div className={layout.scroll} tabIndex={-1}>
      <table>
        <thead>
          <tr>
            <th scope="col">Dónde</th>
            <th scope="col">Lo tuyo</th>
            <th scope="col">{theirs}</th>
          </tr>
        </thead>
        <tbody>{conflicts.map(renderConflictRow)}</tbody>
      </table>
    </div>
  );
}

/** Two rows may have the same name, so the position is part of the key. */
const renderConflictRow = ({ where, mine, theirs }: MergeConflict, at: number) => (
  <tr key={`${at} ${where}`}>
    <th scope="row">{where}</th>
    <td>{mine}</td>
    <td>{theirs}</td>
  </tr>
);
