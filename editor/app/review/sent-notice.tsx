import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import { Message } from "#editor/app/shared/messages/message.tsx";
import type { Shell } from "#editor/app/shell/use-shell.ts";

/** Says who already sent a change of the open form, which the form does not contain. */
export function SentNotice({ shell }: { shell: Shell }) {
  const { list, file: openFile, location, approvals, openPanel } = shell;
  const { proposals = [] } = approvals;
  const form = list?.file ?? openFile?.file ?? location.id;
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
        <PushButton onClick={() => openPanel("approvals")}>Verlo</PushButton>
      </Message>
    ));
}
