import { useContext, useRef, useState } from "react";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Menu } from "#editor/api/api.ts";
import type { PublishProgress } from "#editor/api/requests/publish-api.ts";
import type {
  ApproveProposalRequest,
  Proposal,
  Proposals,
  ReturnProposalRequest,
  WithdrawProposalRequest,
} from "#editor/api/requests/team-api.ts";
import { DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";
import { focusAfterRender } from "#editor/app/form/focus-field.ts";
import { useKeyedEffect } from "#editor/app/shared/hooks/use-keyed-effect.ts";
import { useListener } from "#editor/app/shared/hooks/use-listener.ts";
import { useServerData } from "#editor/app/shared/hooks/use-server-data.ts";
import { sidePanelTitleId } from "#editor/app/shared/panels/side-panel.tsx";
import { sendRequest, sendStreamingRequest } from "#editor/app/shared/request.ts";
import { announceChangedFiles, contentEvents } from "#editor/app/shell/use-menu-and-pending.ts";
import { formatDecisionStatusId, type ProposalDecision } from "./proposal-card.tsx";

export type Approvals = ReturnType<typeof useApprovals>;

type RunningDecision = { id: string; action: ProposalDecision["action"]; stage?: PublishProgress["stage"] };

/** `dropped`: the author's texts that lost to published ones. */
type DecisionOutcome = { id: string; message: string; isRefusal?: true; dropped: NonNullable<Proposal["conflicts"]> };

const outcomeMessages: Readonly<Record<ProposalDecision["action"], string>> = {
  approve: "se aprobó.",
  withdraw: "es otra vez un borrador tuyo.",
  return: "volvió a quien la envió, con tu nota.",
};

/**
 * Loads the open proposals, again when they have changed at the git server. Carries out decisions on them, even while
 * their panel is closed.
 *
 * @param team - if undefined, nothing is loaded.
 * @param openText - id of the open legal text. Another one reloads the list, which may have the same version.
 * @param onFilesChanged - called when the server may have pulled other people's publications.
 */
export function useApprovals(team: Menu["team"], openText: string | undefined, onFilesChanged: () => void) {
  /**
   * Counts the loads of the list. `required`: the load that must finish before the next decision, because files have
   * changed.
   */
  const [{ round, required }, setRounds] = useState({ round: 0, required: 0 });
  const {
    value,
    errorMessage = "",
    answeredKey,
  } = useServerData<Proposals>(team ? "/api/proposals" : undefined, round);
  const [running, setRunning] = useState<RunningDecision>();
  const [outcome, setOutcome] = useState<DecisionOutcome>();
  /** Ids of the decided proposals, hidden even before the list is loaded again. */
  const [decidedIds, setDecidedIds] = useState<readonly string[]>([]);
  const storedDrafts = useContext(DraftStorageContext);
  const shown = useRef<Proposals>(undefined);
  const reload = () => setRounds((known) => ({ ...known, round: known.round + 1 }));
  useKeyedEffect(openText, () => {
    if (openText !== undefined) reload();
  });
  useListener(document, "visibilitychange", () => {
    if (document.visibilityState === "visible") reload();
  });
  useListener(contentEvents, "repository", reload);
  useKeyedEffect(value, (loaded) => {
    const previous = shown.current;
    shown.current = loaded;
    if (!loaded) return;
    const { publication, isUpdated, proposals: waiting } = loaded;
    const isNew = previous !== undefined && previous.publication.commit !== publication.commit;
    if (isUpdated) onFilesChanged();
    else if (isNew) announceChangedFiles();
    const gone = previous?.proposals.filter(({ id }) => !waiting.some((each) => each.id === id)) ?? [];
    const own = gone.find(({ id, isMine, title }) => isMine && title === publication.title && !decidedIds.includes(id));
    if (isNew && own && publication.approvedBy !== undefined) {
      const message = `${publication.approvedBy} aprobó «${own.title}».`;
      setOutcome({ id: own.id, message, dropped: [] });
    }
  });

  const decide = async (
    { id, head, tree = "", title, conflicts = [], isUnmergeable }: Proposal,
    { action, ...details }: ProposalDecision,
  ) => {
    setRunning({ id, action });
    setOutcome(undefined);
    focusAfterRender(formatDecisionStatusId(id));
    try {
      if (action === "approve") {
        const body: ApproveProposalRequest = { head, tree };
        await sendStreamingRequest(`/api/proposals/${id}/approve`, {
          body,
          onStage: (stage) => setRunning({ id, action, stage }),
          whereToLook: "mira aquí si todavía espera",
        });
      } else {
        const body: WithdrawProposalRequest | ReturnProposalRequest = { head, ...details };
        await sendRequest("POST", `/api/proposals/${id}/${action}`, body);
      }
      setDecidedIds((ids) => [...ids, id]);
      // The draft is sent again under its title.
      if (action === "withdraw") storedDrafts.getStorage("publicar").writeOwn("written", title);
      const isDropped = "winningSide" in details && details.winningSide === "theirs";
      const isGone = action === "withdraw" && isUnmergeable && !("isNextVersion" in details);
      const words = isGone ? "se retiró." : outcomeMessages[action];
      setOutcome({ id, message: `«${title}» ${words}`, dropped: isDropped ? conflicts : [] });
      focusAfterRender(sidePanelTitleId);
    } catch (error) {
      setOutcome({ id, message: getErrorMessage(error), isRefusal: true, dropped: [] });
    } finally {
      setRunning(undefined);
      // Even a failed decision may have pulled other people's publications.
      onFilesChanged();
      setRounds(({ round: known }) => ({ round: known + 1, required: known + 1 }));
    }
  };
  const proposals = value?.proposals.filter(({ id }) => !decidedIds.includes(id));
  return {
    proposals,
    /** Whether a proposal was returned to the person, or awaits their approval. */
    isAwaited: proposals?.some(({ isMine, returned }) => (isMine ? returned : team?.mayApprove)) ?? false,
    errorMessage,
    reload,
    /** Reads the list again for a person who opens a panel: others may have decided, or sent the same version. */
    open: () => setRounds(({ round: known }) => ({ round: known + 1, required: known + 1 })),
    forgetOutcome: () => setOutcome(undefined),
    decide: (proposal: Proposal, decision: ProposalDecision) => void decide(proposal, decision),
    running,
    outcome,
    /** Whether the shown proposals may be older than the last decision. */
    isOutdated: Number(answeredKey ?? -1) < required,
  };
}
