import type { ReactNode } from "react";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./peeking-phone.module.css";

type PeekingPhoneProps = {
  /** Content of the phone; only its top is visible. */
  children: ReactNode;
  /** Sample mark on the upper edge of the phone. */
  sample: ReactNode;
};

/** A phone that rises from behind the lower edge of an opening; used as its `aside`. */
export function PeekingPhone({ children, sample }: PeekingPhoneProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.peek}>
        <Phone>{children}</Phone>
      </div>
      <div className={styles.sample}>{sample}</div>
    </div>
  );
}
