import type { ReactNode } from "react";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./phone-peek.module.css";

type PhonePeekProps = {
  /** What the phone shows; the top of it is seen. */
  children: ReactNode;
  /** On its upper edge: that its figures are nobody's. */
  sample: ReactNode;
};

/** A phone that rises behind the lower edge of a masthead: its `aside`. */
export function PhonePeek({ children, sample }: PhonePeekProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.peek}>
        <Phone>{children}</Phone>
      </div>
      <div className={styles.sample}>{sample}</div>
    </div>
  );
}
