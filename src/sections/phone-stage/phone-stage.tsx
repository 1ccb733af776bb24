import { Children, type ReactNode } from "react";
import { Phone } from "#ui/phone/phone.tsx";
import styles from "./phone-stage.module.css";

type PhoneStageProps = {
  /** What each phone shows; on phones there is only the first. */
  children: ReactNode;
  /** They stand behind the lower edge of their band. */
  peeks?: boolean;
};

/** Phones in the middle of their half, where nothing needs to move. */
export function PhoneStage({ children, peeks }: PhoneStageProps) {
  return (
    <div className={styles.stage} data-peeks={peeks || undefined}>
      {Children.map(children, (screen) => (
        <Phone lifted>{screen}</Phone>
      ))}
    </div>
  );
}
