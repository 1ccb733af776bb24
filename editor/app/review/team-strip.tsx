import { useContext, useState, useSyncExternalStore } from "react";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";
import { ConfirmButton } from "#editor/app/shared/buttons/confirm-button.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import { sendRequest, sessionStore } from "#editor/app/shared/request.ts";
import type { Shell } from "#editor/app/shell/use-shell.ts";
import styles from "./team-strip.module.css";

export function TeamStrip({ shell }: { shell: Shell }) {
  const { proposals } = shell.approvals;
  const [errorMessage, setErrorMessage] = useState("");
  const isOver = useSyncExternalStore(sessionStore.subscribe, sessionStore.isOver);
  const storedDrafts = useContext(DraftStorageContext);
  const signOut = async () => {
    try {
      const { to } = await sendRequest<{ to: string }>("POST", "/salir");
      storedDrafts.deleteOnSignOut();
      // The identity provider ends its own session, then redirects back here.
      location.assign(to);
    } catch (error) {
      setErrorMessage(getErrorMessage(error));
    }
  };
  const returnedCount = proposals?.filter((proposal) => proposal.returned).length ?? 0;
  const waitingCount = (proposals?.length ?? 0) - returnedCount;
  return (
    <div className={styles.strip}>
      <div className={`${layout.row} ${styles.person}`}>
        <PushButton look="text" onClick={() => shell.openPanel("approvals")}>
          {waitingCount === 0 ? "Por aprobar" : `Por aprobar: ${waitingCount}`}
          {returnedCount > 0 && `. Te devolvieron: ${returnedCount}`}
        </PushButton>
        <span className={styles.name}>{shell.menu.person.name}</span>
        <ConfirmButton
          id="salir"
          look="text"
          question={
            shell.unsavedWork.length > 0 ? "¿Salir sin guardar lo escrito? Se borra de este navegador." : undefined
          }
          onConfirm={() => void signOut()}
        >
          Salir
        </ConfirmButton>
      </div>
      <div role="alert" className={`${layout.row} ${layout.wrong}`}>
        {isOver && (
          <>
            <StatusIcon kind="wrong" />
            <p>Tu sesión terminó.</p>
            <a className={controls.link} href="/entrar" target="_blank" rel="noreferrer">
              Entrar otra vez
              <span className="visually-hidden"> (se abre en otra pestaña)</span>
            </a>
          </>
        )}
        {errorMessage && <p>{errorMessage}</p>}
      </div>
    </div>
  );
}
