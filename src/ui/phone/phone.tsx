import type { ReactNode } from "react";
import styles from "./phone.module.css";

type PhoneProps = { children: ReactNode };

/** A drawn phone. Its screen is decorative, so the text next to it must have the same content. */
export function Phone({ children }: PhoneProps) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
