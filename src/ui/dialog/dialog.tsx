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

/**
 * A native modal dialog: the browser opens it, closes it and blocks the rest of the page, without script. It receives
 * the focus itself: screen readers then read its title and text, and the keys scroll it.
 */
export function Dialog({ id, title, children, closeText }: DialogProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/noAutofocus: on opening, the dialog gets the focus; otherwise its closing button would.
    <dialog className={styles.dialog} id={id} closedby="any" aria-labelledby={titleId} tabIndex={-1} autoFocus>
      <div className={styles.text}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
      </div>
      <div className={styles.acts}>
        <Button command="close" commandfor={id} wide>
          {closeText}
        </Button>
      </div>
    </dialog>
  );
}
