import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./boarding-pass-stub.module.css";

type BoardingPassStubProps = {
  /** Name of the membership. Hidden from screen readers, because the answer contains the name too. */
  plan: string | undefined;
  children: ReactNode;
};

/** The tear-off part of the boarding pass: the membership, a SIM icon, and the next step. */
export function BoardingPassStub({ plan, children }: BoardingPassStubProps) {
  return (
    <div className={styles.stub}>
      <span className={styles.plan} aria-hidden="true">
        {plan}
      </span>
      <Icon name="sim" />
      {children}
    </div>
  );
}
