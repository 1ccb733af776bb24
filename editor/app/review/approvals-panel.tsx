import { useState } from "react";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type {
  ApproveProposalRequest,
  Proposal,
  ReturnProposalRequest,
  WithdrawProposalRequest,
} from "#editor/api/team-api.ts";
import { DroppedChanges } from "#editor/app/publish/publish-outcome.tsx";
import { FoldedPart } from "#editor/app/shared/panels/folded-part.tsx";
import { SidePanel } from "#editor/app/shared/panels/side-panel.tsx";
import { sendRequest } from "#editor/app/shared/request.ts";
import { ProposalCard, type ProposalDecision } from "./proposal-card.tsx";
import type { Approvals } from "./use-approvals.ts";

type ApprovalsPanelProps = {
  approvals: Approvals;
  mayApprove: boolean;
  onClose: () => void;
  /** Previews a page with the proposal applied. */
  onPreview: (page: string, proposal: Proposal) => void;
  /** Called after a decision: files may have changed. */
  onDecision: () => void;
};

const outcomeMessages: Readonly<Record<ProposalDecision["action"], string>> = {
  approve: "se publica ya.",
  withdraw: "es otra vez un borrador tuyo.",
  return: "volvió a quien la envió, con tu nota.",
};

/** «Por aprobar»: the proposals of the user and of others, with their changes as text. */
export function ApprovalsPanel({ approvals, mayApprove, onClose, onPreview, onDecision }: ApprovalsPanelProps) {
  const { proposals, ignored, fault, reload } = approvals;
  const [announcement, setAnnouncement] = useState("");
  const [droppedConflicts, setDroppedConflicts] = useState<NonNullable<Proposal["conflicts"]>>([]);
  const [busyProposalId, setBusyProposalId] = useState<string>();
  /** Ids of the decided proposals, hidden even before the list is loaded again. */
  const [decidedProposalIds, setDecidedProposalIds] = useState<readonly string[]>([]);
  const decide = async (
    { id, head, tree = "", title, conflicts = [], isUnmergeable }: Proposal,
    { action, ...details }: ProposalDecision,
  ) => {
    setBusyProposalId(id);
    setAnnouncement("");
    try {
      const body: ApproveProposalRequest | WithdrawProposalRequest | ReturnProposalRequest =
        action === "approve" ? { head, tree } : { head, ...details };
      await sendRequest("POST", `/api/proposals/${id}/${action}`, body);
      setDecidedProposalIds((ids) => [...ids, id]);
      setDroppedConflicts("winningSide" in details && details.winningSide === "theirs" ? conflicts : []);
      setAnnouncement(`«${title}» ${action === "withdraw" && isUnmergeable ? "se retiró." : outcomeMessages[action]}`);
    } catch (error) {
      setAnnouncement(getErrorMessage(error));
    } finally {
      setBusyProposalId(undefined);
      // Even a failed decision may have pulled other people's publications.
      onDecision();
      reload();
    }
  };
  const waitingProposals = proposals?.filter(({ id }) => !decidedProposalIds.includes(id));
  const emptyMessage =
    waitingProposals?.length === 0 ? "Nada espera: no hay precios, promociones ni textos legales por aprobar." : "";
  return (
    <SidePanel title="Por aprobar" onClose={onClose}>
      <p role="status">
        {busyProposalId === undefined
          ? announcement || fault || (waitingProposals ? emptyMessage : "Leyendo…")
          : "Un momento…"}
      </p>
      <DroppedChanges changes={droppedConflicts} />
      {waitingProposals?.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          mayApprove={mayApprove}
          onDecide={(decision) => void decide(proposal, decision)}
          onPreview={(page) => onPreview(page, proposal)}
        />
      ))}
      {ignored.length > 0 && (
        <FoldedPart title={`Ramas del repositorio que no se aprueban aquí: ${ignored.length}`}>
          <ul>
            {ignored.map(({ branch, reason }) => (
              <li key={branch}>{`${branch}. ${reason}`}</li>
            ))}
          </ul>
        </FoldedPart>
      )}
    </SidePanel>
  );
}
