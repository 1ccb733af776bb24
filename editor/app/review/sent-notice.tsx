import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";

type SentNoticeProps = {
  /** The open form: a list or file by its path, or a legal text by its id. */
  form: string;
  proposals: readonly Proposal[] | undefined;
  onOpenApprovals: () => void;
};

/** Says that the person already sent a change of the open form, which the form does not contain. */
export function SentNotice({ form, proposals = [], onOpenApprovals }: SentNoticeProps) {
  const isOfForm = ({ file }: { file: string }) => file === form || parseLegalPath(file)?.id === form;
  const ownProposals = proposals.filter(({ isMine, changes }) => isMine && changes.some(isOfForm));
  if (ownProposals.length === 0) return null;
  return (
    <div className={layout.row}>
      <StatusIcon kind="look" />
      {ownProposals.map(({ id, title, returned }) => (
        <p key={id}>
          {returned
            ? `Te devolvieron «${title}»: este formulario no lo tiene.`
            : `Enviado por ti y por aprobar: «${title}». Este formulario no lo tiene todavía.`}
        </p>
      ))}
      <PushButton onClick={onOpenApprovals}>{ownProposals.length === 1 ? "Verlo" : "Verlos"}</PushButton>
    </div>
  );
}
