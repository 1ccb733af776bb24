import type { ReactNode } from "react";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./phone-stage.module.css";

type PhoneStageProps = {
  /** What the phone shows. */
  children: ReactNode;
  /** It stands behind the lower edge of its band, and is there on phones too. */
  peeks?: boolean;
};

/** One phone in the middle of its half, where nothing needs to move. */
export function PhoneStage({ children, peeks }: PhoneStageProps) {
  return (
    <div className={styles.stage} data-peeks={peeks || undefined}>
      <Phone>{children}</Phone>
    </div>
  );
}
