import type { ReactNode } from "react";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./phone-stage.module.css";

type PhoneStageProps = {
  children: ReactNode;
  /** Whether the drawing rises from behind the lower edge of its band; then narrow screens show it too. */
  isPeeking?: boolean;
};

/** A drawn phone, centred in its column. */
export function PhoneStage({ children, isPeeking }: PhoneStageProps) {
  return (
    <div className={styles.stage} data-peeks={isPeeking || undefined}>
      <Phone>{children}</Phone>
    </div>
  );
}
