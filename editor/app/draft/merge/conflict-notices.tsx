import { useState } from "react";
import type { MergeConflict } from "#editor/api/merge/merge-rows.ts";
import { decisionButtonId } from "#editor/app/draft/draft-view.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { ConflictTexts } from "#editor/app/shared/conflict-texts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";

type BackupNoticeProps = {
  title: string;
  explanation: string;
  restoreLabel: string;
  discardLabel: string;
  /** Fields that both the backup and the file on disk changed. */
  conflicts: readonly MergeConflict[];
  /** Whether some changes of the backup have no conflict. */
  hasOtherChanges: boolean;
  onRestore: (winningSide: "mine" | "theirs") => void;
  onDiscard: () => void;
};

/** Offers to restore a backup by merging only its changes into the form. */
export function BackupNotice({ conflicts, hasOtherChanges, onRestore, onDiscard, ...texts }: BackupNoticeProps) {
  const { title, explanation, restoreLabel, discardLabel } = texts;
  return (
    <Message tone="look" title={title}>
      <p>{explanation}</p>
      {conflicts.length > 0 && (
        <>
          <p>{`Esto también cambió en la lista. «${restoreLabel}» lo deja como lo tuyo.`}</p>
          <ConflictTexts conflicts={conflicts} theirsLabel="En la lista" />
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

/** Texts about the other side of a conflict: another person, or the same person in another tab. */
export const sideTexts = {
  person: {
    title: (name: string) => `Alguien más cambió ${name}`,
    of: "de la otra persona",
    theirs: "De la otra persona",
    see: "Ver lo suyo",
    gone: "La otra persona quitó esta cláusula.",
    drop: "Dejar lo suyo",
  },
  tab: {
    title: (name: string) => `Cambiaste ${name} en otra pestaña`,
    of: "de la otra pestaña",
    theirs: "De la otra pestaña",
    see: "Ver lo de la otra pestaña",
    gone: "En la otra pestaña quitaste esta cláusula.",
    drop: "Dejar lo de la otra pestaña",
  },
} as const;

/** Asks the user to decide when both sides changed the same field. */
export function ConflictNotice({ conflicts, isFromOtherTab, onStashInput }: ConflictNoticeProps) {
  const [isShown, setShown] = useState(false);
  const { title, of, see, theirs } = sideTexts[isFromOtherTab ? "tab" : "person"];
  return (
    <Message tone="wrong" title={title("lo mismo")}>
      <p>{`Lo que escribiste aquí no se guardó, para no borrar lo ${of}.`}</p>
      <div className={layout.row}>
        <PushButton id={decisionButtonId} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {see}
        </PushButton>
        <PushButton onClick={onStashInput}>Conservar lo mío aparte</PushButton>
      </div>
      {isShown && <ConflictTexts conflicts={conflicts} theirsLabel={theirs} />}
    </Message>
  );
}
