import { useState } from "react";
import { spokenDate } from "#domain/spanish-time.ts";
import type { DecideProposal, Proposal } from "#editor/api-team.ts";
import { ask } from "#editor/app/ask.ts";
import { ChangeWords } from "#editor/app/panels/change-words.tsx";
import cards from "#editor/app/parts/card.module.css";
import { ConfirmedButton } from "#editor/app/parts/confirmed-button.tsx";
import { SidePanel } from "#editor/app/parts/side-panel.tsx";
import styles from "./approvals-panel.module.css";
import type { Approvals } from "./use-approvals.ts";

type ApprovalsPanelProps = {
  approvals: Approvals;
  /** `GitHub` */
  forge: string;
  onClose: () => void;
  /** Files may have changed. */
  onDecided: () => void;
};

/** «Por aprobar»: what others want to publish, in words, and what oneself sent. */
export function ApprovalsPanel({ approvals, forge, onClose, onDecided }: ApprovalsPanelProps) {
  const { proposals, fault, renew } = approvals;
  const [said, setSaid] = useState("");
  const [deciding, setDeciding] = useState<number>();
  /** They wait no more, whatever was known of them before. */
  const [decided, setDecided] = useState<readonly number[]>([]);
  const decide = async ({ number, head, title, clashes }: Proposal, how: "approve" | "withdraw") => {
    setDeciding(number);
    setSaid("");
    try {
      await ask("POST", `/api/proposals/${number}/${how}`, { head } satisfies DecideProposal);
      setDecided((numbers) => [...numbers, number]);
      const back = clashes ? `«${title}» se retiró.` : `«${title}» es otra vez un borrador tuyo.`;
      setSaid(how === "approve" ? `«${title}» se publica ya.` : back);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    } finally {
      setDeciding(undefined);
      // What others published may have come, whatever was said.
      onDecided();
      renew();
    }
  };
  const waiting = proposals?.filter(({ number }) => !decided.includes(number));
  const none = waiting?.length === 0 ? "Nada espera: no hay precios, folios ni textos legales por aprobar." : "";
  return (
    <SidePanel title="Por aprobar" onClose={onClose}>
      <p role="status" className={styles.said}>
        {deciding === undefined ? said || fault || (waiting ? none : "Leyendo…") : "Un momento…"}
      </p>
      {waiting?.map((proposal) => (
        <section key={proposal.number} className={cards.card} aria-label={proposal.title}>
          <h3>{proposal.title}</h3>
          <p className={styles.who}>
            {`${proposal.author}, ${spokenDate(proposal.day)}. `}
            <a href={proposal.link} target="_blank" rel="noreferrer">
              {`Verlo en ${forge}`}
              <span className="visually-hidden"> (se abre en otra pestaña)</span>
            </a>
          </p>
          {proposal.changes.map(({ file, label, words }) => (
            <div key={file} className={styles.file}>
              <p className={styles.label}>{label}</p>
              <ChangeWords words={words} />
            </div>
          ))}
          {proposal.refusal && <p>{proposal.refusal}</p>}
          {proposal.isMine ? (
            <>
              {!proposal.clashes && <p>La aprueba otra persona: tú la enviaste.</p>}
              <ConfirmedButton
                id={`retirar-${proposal.number}`}
                look="plain"
                question={
                  proposal.clashes
                    ? `¿Retirar «${proposal.title}»? No vuelve a ser un borrador: copia antes lo que quieras de ella.`
                    : `¿Retirar «${proposal.title}»? Vuelve a ser un borrador tuyo.`
                }
                onConfirm={() => void decide(proposal, "withdraw")}
              >
                {proposal.clashes ? "Retirarla" : "Volver a editarla"}
              </ConfirmedButton>
            </>
          ) : (
            !proposal.refusal && (
              <ConfirmedButton
                id={`aprobar-${proposal.number}`}
                look="main"
                question={`¿Aprobar «${proposal.title}»? Se publica con tu nombre y el de ${proposal.author}.`}
                onConfirm={() => void decide(proposal, "approve")}
              >
                Aprobar
              </ConfirmedButton>
            )
          )}
        </section>
      ))}
    </SidePanel>
  );
}
