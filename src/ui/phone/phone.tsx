import type { ReactNode } from "react";
import styles from "./phone.module.css";

type PhoneProps = { children: ReactNode };

/** A drawn phone; its screen is decorative, so the words next to it must say the same. */
export function Phone({ children }: PhoneProps) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
