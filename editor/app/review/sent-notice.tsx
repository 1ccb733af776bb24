import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Message } from "#editor/app/shared/messages/message.tsx";

type SentNoticeProps = {
  /** The open form: a list or file by its path, or a legal text by its id. */
  form: string;
  proposals: readonly Proposal[] | undefined;
  onOpenApprovals: () => void;
};

/** Says who already sent a change of the open form, which the form does not contain. */
export function SentNotice({ form, proposals = [], onOpenApprovals }: SentNoticeProps) {
  const isOfForm = ({ file }: { file: string }) => file === form || parseLegalPath(file)?.id === form;
  return proposals
    .filter(({ isMine, returned, changes }) => (isMine || !returned) && changes.some(isOfForm))
    .map(({ id, title, author, isMine, returned }) => (
      <Message
        key={id}
        tone="look"
        title={`${returned ? "Te devolvieron" : isMine ? "Enviado por ti y por aprobar:" : `${author} ya envió, y falta aprobar:`} «${title}»`}
      >
        <p>Este formulario todavía no lo tiene.</p>
        <PushButton onClick={onOpenApprovals}>Verlo</PushButton>
      </Message>
    ));
}
