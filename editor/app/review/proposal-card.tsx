import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Proposal } from "#editor/api/team-api.ts";
import { FileChanges } from "#editor/app/publish/changes/file-changes.tsx";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import { Message } from "#editor/app/shared/messages/message.tsx";
import cards from "#editor/app/shared/panels/card.module.css";
import styles from "./approvals-panel.module.css";
import { ProposalEffects } from "./proposal-effects.tsx";
import { ReturnForm } from "./return-form.tsx";

export type ProposalDecision = "approve" | "withdraw" | "return";

type ProposalCardProps = {
  proposal: Proposal;
  /** Name of the service that hosts the repository: `GitHub`. */
  forge: string;
  /** @param note - what to change, for a returned proposal. */
  onDecide: (how: ProposalDecision, note?: string) => void;
  /** Called when a link to a to-do is followed. */
  onGo: () => void;
  /** Previews a page with the proposal applied. */
  onSee: (page: string) => void;
};

/** One proposal: its changes, their consequences, and the buttons to decide on it. */
export function ProposalCard({ proposal, forge, onDecide, onGo, onSee }: ProposalCardProps) {
  const { number, title, author, day, link, changes, refusal, returned, approvedBy, isMine } = proposal;
  return (
    <section className={cards.card} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.who}>
        {`${author}, ${formatDate(day)}. `}
        <a href={link} target="_blank" rel="noreferrer">
          {`Verlo en ${forge}`}
          <span className="visually-hidden"> (se abre en otra pestaña)</span>
        </a>
      </p>
      {returned && (
        <Message tone="look" title={returned.by ? `La devolvió ${returned.by}` : "Se devolvió"} level={4}>
          <p className={styles.note}>{returned.note || `Sin nota: pregunta en ${forge}.`}</p>
        </Message>
      )}
      {changes.map(({ file, label, words, text }) => (
        <div key={file} className={styles.file}>
          <p className={styles.label}>{label}</p>
          <FileChanges words={words} text={text} />
        </div>
      ))}
      {approvedBy && (
        <p>{`Aprobada por ${new Intl.ListFormat("es-MX").format(approvedBy)}. Se publica cuando ${forge} lo permita.`}</p>
      )}
      {refusal ? <p>{refusal}</p> : <ProposalEffects proposal={proposal} onGo={onGo} onSee={onSee} />}
      {isMine ? (
        <Own proposal={proposal} onDecide={onDecide} />
      ) : (
        <>
          {!refusal && (
            <ConfirmedButton
              id={`aprobar-${number}`}
              look="main"
              question={`¿Aprobar «${title}»? Se publica con tu nombre y el de ${author}.`}
              onConfirm={() => onDecide("approve")}
            >
              Aprobar
            </ConfirmedButton>
          )}
          <ReturnForm id={`devolver-${number}`} onReturn={(note) => onDecide("return", note)} />
        </>
      )}
    </section>
  );
}

function Own({ proposal, onDecide }: Pick<ProposalCardProps, "proposal" | "onDecide">) {
  const { number, title, hasConflicts, returned } = proposal;
  return (
    <>
      {!hasConflicts && !returned && <p>La aprueba otra persona: tú la enviaste.</p>}
      <ConfirmedButton
        id={`retirar-${number}`}
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
