import { type ReactNode, useId } from "react";
import { Button } from "#ui/button/button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  /** Opened by `<Button command="show-modal" commandfor={id}>`. Focus returns to that button. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** Text of the closing button. Escape and a click outside the dialog close it too. */
  closeText: string;
};

/** A native modal dialog: the browser opens it, closes it and blocks the rest of the page, without script. */
export function Dialog({ id, title, children, closeText }: DialogProps) {
  const titleId = useId();
  return (
    <dialog className={styles.dialog} id={id} closedby="any" aria-labelledby={titleId}>
      <div className={styles.frame}>
        <div className={styles.scroll}>
          {/* Receives the focus, so that reading starts here instead of at the closing button, and the keys scroll the text. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys must reach it again after the closing button. */}
          <h2 className={styles.title} id={titleId} tabIndex={0}>
            {title}
          </h2>
          <div className={styles.body}>{children}</div>
        </div>
        <div className={styles.acts}>
          <Button command="close" commandfor={id} wide>
            {closeText}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
