import type { ReactNode } from "react";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./phone-stage.module.css";

type PhoneStageProps = {
  /** What the phone shows. */
  children: ReactNode;
};

/** One phone in the middle of its half, where nothing needs to move. */
export function PhoneStage({ children }: PhoneStageProps) {
  return (
    <div className={styles.stage}>
      <Phone>{children}</Phone>
    </div>
  );
}
