import { type ReactNode, useEffect, useRef } from "react";
import { PushButton } from "#editor/app/shared/buttons/push-button.tsx";
import layout from "#editor/app/shared/layout.module.css";
import styles from "./side-panel.module.css";

/** Id of the panel's title, which gets the focus if the focused button is unmounted. */
export const sidePanelTitleId = "hoja-titulo";

type SidePanelProps = { title: string; onClose: () => void; children: ReactNode };

/** A modal dialog. The browser keeps the focus inside, closes the dialog on Escape, then restores the focus. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const dialogElement = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialogElement.current?.open) dialogElement.current?.showModal();
  }, []);
  return (
    <dialog ref={dialogElement} className={styles.sheet} aria-labelledby={sidePanelTitleId} onClose={onClose}>
      <div className={`${layout.row} ${styles.head}`}>
        <h2 id={sidePanelTitleId} tabIndex={-1}>
          {title}
        </h2>
        <PushButton onClick={() => dialogElement.current?.close()}>Cerrar</PushButton>
      </div>
      <div className={`${layout.wide} ${styles.body}`}>{children}</div>
    </dialog>
  );
}
