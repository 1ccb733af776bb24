import type { ReactNode } from "react";
import type { MergeConflict } from "#editor/api/merge/merge-rows.ts";
import { backupLocationMessage } from "#editor/app/draft/backup/draft-backup.ts";
import { decisionId } from "#editor/app/draft/draft-view.ts";
import type { FormDraft } from "#editor/app/draft/form-draft.ts";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { ConflictTexts } from "#editor/app/shared/conflict-texts.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";

type BackupNoticeProps = {
  draft: Pick<
    FormDraft,
    "view" | "listConflicts" | "resolveConflict" | "mergeBackup" | "restoreBackup" | "discardBackup"
  >;
  /** Key of the part: a clause, or the whole list. */
  partKey: string;
  /** Name of the part, in guillemets; undefined for a whole list. */
  name?: string;
  /** Runs a decision, after which the notice disappears. */
  runDecision: (decision: () => void) => void;
  /** The other side's part, or the part in the backup. */
  children?: ReactNode;
};

/** Offers to restore a part of a backup by merging only its changes into the form. */
export function BackupNotice({ draft, partKey, name, runDecision, children }: BackupNoticeProps) {
  const { conflicts } = draft.mergeBackup(partKey);
  const restore = (winningSide: "mine" | "theirs") => runDecision(() => draft.restoreBackup(partKey, winningSide));
  return (
    <Message tone="look" title={`Escribiste algo${name ? ` en ${name}` : ""} que no se guardó`}>
      <p>{backupLocationMessage}</p>
      {conflicts.length > 0 && (
        <>
          <p>Esto también cambió después. «Recuperarlo» lo deja como lo tuyo.</p>
          <ConflictTexts conflicts={conflicts.map(omitGroup)} theirsLabel="Ahora" />
        </>
      )}
      {children}
      <div className={layout.row}>
        <PushButton onClick={() => restore("mine")}>Recuperarlo</PushButton>
        {conflicts.length > 0 && draft.mergeBackup(partKey, "theirs").isDifferent && (
          <PushButton onClick={() => restore("theirs")}>Traer solo lo demás</PushButton>
        )}
        <PushButton look="text" onClick={() => runDecision(() => draft.discardBackup(partKey))}>
          Descartarlo
        </PushButton>
      </div>
    </Message>
  );
}

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

/** Asks the user to decide when both sides changed the same field of a part, or the other side removed the part. */
export function ConflictNotice({ draft, partKey, name, runDecision, children }: BackupNoticeProps) {
  const { theirs, isFromOtherTab } = draft.view();
  const texts = sideTexts[isFromOtherTab ? "tab" : "person"];
  const isRemoved = theirs.get(partKey) === undefined;
  return (
    <Message
      {...(theirs.keys().next().value === partKey && { titleId: decisionId })}
      tone="wrong"
      title={texts.title(name ?? "lo mismo")}
    >
      <p>{`Lo que escribiste sigue aquí y no se guardó, para no borrar lo ${texts.of}.`}</p>
      {isRemoved ? (
        <p>{texts.gone}</p>
      ) : (
        <>
          <p>Solo esto lo cambiaron las dos partes. Lo demás que escribió cada una se junta.</p>
          <ConflictTexts conflicts={draft.listConflicts(partKey).map(omitGroup)} theirsLabel={texts.theirs} />
          {children}
        </>
      )}
      <div className={layout.row}>
        {!isRemoved && (
          <PushButton onClick={() => runDecision(() => draft.resolveConflict(partKey, "mine"))}>
            Guardar lo mío
          </PushButton>
        )}
        <ConfirmButton
          id={`lo-suyo-${partKey}`}
          question="¿Descartar lo que escribiste aquí?"
          onConfirm={() => runDecision(() => draft.resolveConflict(partKey, "theirs"))}
        >
          {texts.drop}
        </ConfirmButton>
      </div>
    </Message>
  );
}

/** Leaves out the name of a legal text's part that the notice already names: `«Uso» › Texto`. */
const omitGroup = (conflict: MergeConflict): MergeConflict => ({
  ...conflict,
  where: conflict.where.replace(/^(?:Datos del texto|Cláusulas) › /, ""),
});
