import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Proposal } from "#editor/api/team-api.ts";
import { FileChanges } from "#editor/app/publish/changes/file-changes.tsx";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { Message } from "#editor/app/shared/messages/message.tsx";
import { ProposalEffects } from "./proposal-effects.tsx";
import { ReturnForm } from "./return-form.tsx";

export type ProposalDecision = "approve" | "withdraw" | "return";

type ProposalCardProps = {
  proposal: Proposal;
  mayApprove: boolean;
  /** @param note - what to change, for a returned proposal. */
  onDecide: (how: ProposalDecision, note?: string) => void;
  /** Called when a link to a to-do is followed. */
  onGo: () => void;
  /** Previews a page with the proposal applied. */
  onSee: (page: string) => void;
};

/** One proposal: its changes, their consequences, and the buttons to decide on it. */
export function ProposalCard({ proposal, mayApprove, onDecide, onGo, onSee }: ProposalCardProps) {
  const { id, title, author, day, changes, refusal, returned, isMine } = proposal;
  return (
    <section className={layout.card} aria-label={title}>
      <h3>{title}</h3>
      <p className={layout.hint}>{`${author}, ${formatDate(day)}.`}</p>
      {returned && (
        <Message tone="look" title={`La devolvió ${returned.by}`} level={4}>
          <p className={layout.written}>{returned.note}</p>
        </Message>
      )}
      {changes.map(({ file, label, words, text }) => (
        <div key={file} className={layout.stack}>
          <p className={layout.strong}>{label}</p>
          <FileChanges words={words} text={text} />
        </div>
      ))}
      {refusal ? <p>{refusal}</p> : <ProposalEffects proposal={proposal} onGo={onGo} onSee={onSee} />}
      {isMine ? (
        <Own proposal={proposal} onDecide={onDecide} />
      ) : mayApprove ? (
        <>
          {!refusal && (
            <ConfirmedButton
              id={`aprobar-${id}`}
              look="main"
              question={`¿Aprobar «${title}»? Se publica con el nombre de ${author} y el tuyo como quien aprobó.`}
              onConfirm={() => onDecide("approve")}
            >
              Aprobar
            </ConfirmedButton>
          )}
          <ReturnForm id={`devolver-${id}`} onReturn={(note) => onDecide("return", note)} />
        </>
      ) : (
        <p>La aprueba quien tiene el papel «Aprobación».</p>
      )}
    </section>
  );
}

function Own({ proposal, onDecide }: Pick<ProposalCardProps, "proposal" | "onDecide">) {
  const { id, title, hasConflicts, returned } = proposal;
  return (
    <>
      {!hasConflicts && !returned && <p>La aprueba otra persona: tú la enviaste.</p>}
      <ConfirmedButton
        id={`retirar-${id}`}
        look="plain"
        question={
          hasConflicts
            ? `¿Retirar «${title}»? No vuelve a ser un borrador: copia antes lo que quieras de ella.`
            : `¿Retirar «${title}»? Vuelve a ser un borrador tuyo.`
        }
        onConfirm={() => onDecide("withdraw")}
      >
        {hasConflicts ? "Retirarla" : "Volver a editarla"}
      </ConfirmedButton>
    </>
  );
}
