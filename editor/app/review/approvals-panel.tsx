import { useState } from "react";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type {
  ApproveProposalResult,
  Proposal,
  ProposalHeadRequest,
  ReturnProposalRequest,
} from "#editor/api/team-api.ts";
import { SidePanel } from "#editor/app/shared/panels/side-panel.tsx";
import { sendRequest } from "#editor/app/shared/request.ts";
import { ProposalCard, type ProposalDecision } from "./proposal-card.tsx";
import type { Approvals } from "./use-approvals.ts";

type ApprovalsPanelProps = {
  approvals: Approvals;
  /** Name of the service that hosts the repository: `GitHub`. */
  forge: string;
  onClose: () => void;
  /** Called when a link to a to-do is followed. */
  onGo: () => void;
  /** Previews a page with the proposal applied. */
  onSee: (page: string, proposal: Proposal) => void;
  /** Called after a decision: files may have changed. */
  onDecided: (isPublished: boolean) => void;
};

const outcomes: Readonly<Record<ProposalDecision, string>> = {
  approve: "se publica ya.",
  withdraw: "es otra vez un borrador tuyo.",
  return: "volvió a quien la envió, con tu nota.",
};

/** «Por aprobar»: the proposals of the user and of others, with their changes as text. */
export function ApprovalsPanel({ approvals, forge, onClose, onGo, onSee, onDecided }: ApprovalsPanelProps) {
  const { proposals, fault, reload } = approvals;
  const [said, setSaid] = useState("");
  const [deciding, setDeciding] = useState<number>();
  /** Numbers of the decided proposals, hidden even before the list is loaded again. */
  const [decided, setDecided] = useState<readonly number[]>([]);
  const decide = async ({ number, head, title, hasConflicts }: Proposal, how: ProposalDecision, note?: string) => {
    setDeciding(number);
    setSaid("");
    let isPublished = false;
    try {
      const sent: ProposalHeadRequest | ReturnProposalRequest = note === undefined ? { head } : { head, note };
      const { waits } = await sendRequest<ApproveProposalResult>("POST", `/api/proposals/${number}/${how}`, sent);
      if (waits !== undefined)
        return setSaid(`Aprobaste «${title}». ${forge} todavía no deja publicarla («${waits}»): se publica después.`);
      isPublished = how === "approve";
      setDecided((numbers) => [...numbers, number]);
      setSaid(`«${title}» ${how === "withdraw" && hasConflicts ? "se retiró." : outcomes[how]}`);
    } catch (error) {
      setSaid(getErrorMessage(error));
    } finally {
      setDeciding(undefined);
      // Even a failed decision may have pulled other people's publications.
      onDecided(isPublished);
      reload();
    }
  };
  const waiting = proposals?.filter(({ number }) => !decided.includes(number));
  const none = waiting?.length === 0 ? "Nada espera: no hay precios, folios ni textos legales por aprobar." : "";
  return (
    <SidePanel title="Por aprobar" onClose={onClose}>
      <p role="status">{deciding === undefined ? said || fault || (waiting ? none : "Leyendo…") : "Un momento…"}</p>
      {waiting?.map((proposal) => (
        <ProposalCard
          key={proposal.number}
          proposal={proposal}
          forge={forge}
          onDecide={(how, note) => void decide(proposal, how, note)}
          onGo={onGo}
          onSee={(page) => onSee(page, proposal)}
        />
      ))}
    </SidePanel>
  );
}
