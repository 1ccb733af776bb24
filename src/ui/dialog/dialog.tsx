import { type ReactNode, useId } from "react";
import { Button } from "#ui/button/button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  /** What opens it: `<Button command="show-modal" commandfor={id}>`. Focus comes back to that button. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** What the button that closes it says. Escape and a click outside close it too. */
  closeText: string;
};

/** A native modal dialog: opened, closed and kept from the rest of the page by the browser, without script. */
export function Dialog({ id, title, children, closeText }: DialogProps) {
  const titleId = useId();
  return (
    <dialog className={styles.dialog} id={id} closedby="any" aria-labelledby={titleId}>
      <div className={styles.frame}>
        {/* Focus enters here, so that reading starts at the title and not at the way out. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keys must reach it. */}
        <section className={styles.scroll} tabIndex={0} aria-labelledby={titleId}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <div className={styles.body}>{children}</div>
        </section>
        <div className={styles.acts}>
          <Button command="close" commandfor={id} wide>
            {closeText}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
