import { useContext, useState, useSyncExternalStore } from "react";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Menu } from "#editor/api/api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { DraftStorageContext } from "#editor/app/draft/backup/draft-backup.ts";
import { ConfirmedButton } from "#editor/app/shared/buttons/confirmed-button.tsx";
import controls from "#editor/app/shared/buttons/controls.module.css";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import { StatusIcon } from "#editor/app/shared/messages/status-icon.tsx";
import { sendRequest, sessionStore } from "#editor/app/shared/request.ts";
import styles from "./team-strip.module.css";

type TeamStripProps = {
  person: Menu["person"];
  proposals: readonly Proposal[] | undefined;
  hasUnsavedInput: boolean;
  onOpenApprovals: () => void;
};

export function TeamStrip({ person, proposals, hasUnsavedInput, onOpenApprovals }: TeamStripProps) {
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
        <PushButton look="text" onClick={onOpenApprovals}>
          {waitingCount === 0 ? "Por aprobar" : `Por aprobar: ${waitingCount}`}
          {returnedCount > 0 && `. Te devolvieron: ${returnedCount}`}
        </PushButton>
        <span className={styles.name}>{person.name}</span>
        <ConfirmedButton
          id="salir"
          look="text"
          question={hasUnsavedInput ? "¿Salir sin guardar lo escrito? Se borra de este navegador." : undefined}
          onConfirm={() => void signOut()}
        >
          Salir
        </ConfirmedButton>
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
