import type { ReactNode } from "react";
import styles from "./phone.module.css";

type PhoneProps = {
  children: ReactNode;
  /** With a shadow under it. */
  lifted?: boolean;
};

/** A drawn phone; its screen is a picture, so the words next to it must say the same. */
export function Phone({ children, lifted }: PhoneProps) {
  return (
    <div className={styles.phone} data-lifted={lifted || undefined} aria-hidden="true">
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
