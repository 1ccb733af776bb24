import type { Menu } from "#editor/api/api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { DroppedChanges } from "#editor/app/publish/publish-outcome.tsx";
import { formatProgress } from "#editor/app/publish/stage-progress.tsx";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { SidePanel } from "#editor/app/shared/panels/side-panel.tsx";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { findRivals } from "./rival-proposals.ts";
import type { Approvals } from "./use-approvals.ts";

/** Formats a decision for the bar while the panel is closed, or else the note of a returned proposal. */
export function formatApprovalProgress({ running, outcome, proposals }: Approvals): string | undefined {
  if (running?.action === "approve") return formatProgress("Aprobando", running.stage);
  const { title, returned } = proposals?.find(({ isMine, returned: each }) => isMine && each) ?? {};
  return outcome?.message ?? (returned && `${returned.by} te devolvió «${title}»: «${returned.note}»`);
}

type ApprovalsPanelProps = { shell: Shell; team: NonNullable<Menu["team"]> };

/** «Por aprobar»: the proposals of the user and of others, with their changes as text. */
export function ApprovalsPanel({ shell, team }: ApprovalsPanelProps) {
  const { approvals, closePanel, previewPage } = shell;
  const { errorMessage, running, outcome, isOutdated } = approvals;
  // The effects of a list from before the panel was opened may be those of an older commit.
  const proposals = isOutdated && !running && !outcome ? undefined : approvals.proposals;
  useKeyedEffect("", () => approvals.forgetOutcome);
  const emptyMessage =
    proposals?.length === 0 ? "Nada espera: no hay precios, promociones ni textos legales por aprobar." : "";
  const isInCard = outcome?.isRefusal && proposals?.some(({ id }) => id === outcome.id);
  const message = isInCard ? "" : outcome?.message;
  const findStatus = ({ id }: Proposal) => {
    if (running?.id === id)
      return running.action === "approve"
        ? "Probando el sitio con este cambio. Si algo no se puede construir, no se publica. Puedes cerrar esta hoja: sigue, y la barra de abajo dice cómo va."
        : "Un momento…";
    return running || isOutdated ? "Espera: se lee otra vez lo que queda por aprobar." : undefined;
  };
  return (
    <SidePanel title="Por aprobar" onClose={closePanel}>
      <p role="status">{message || errorMessage || (proposals ? emptyMessage : "Leyendo…")}</p>
      <DroppedChanges changes={outcome?.dropped ?? []} />
      {proposals?.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          rivals={findRivals(proposals, proposal.changes, proposal.id)}
          team={team}
          status={findStatus(proposal)}
          stage={running?.id === proposal.id ? running.stage : undefined}
          refusalMessage={isInCard && outcome?.id === proposal.id ? outcome.message : undefined}
          onDecide={(decision) => approvals.decide(proposal, decision)}
          onPreview={(page, day) => previewPage(page, day, proposal)}
        />
      ))}
    </SidePanel>
  );
}
