import type { ReactNode } from "react";
import styles from "./phone.module.css";

type PhoneProps = {
  children: ReactNode;
  /** With a shadow under it. */
  lifted?: boolean;
};

/** A phone, drawn; what it shows is a picture, so the words beside it must say the same. */
export function Phone({ children, lifted }: PhoneProps) {
  return (
    <div className={styles.phone} data-lifted={lifted || undefined} aria-hidden="true">
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
