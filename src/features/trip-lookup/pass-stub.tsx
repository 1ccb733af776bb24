import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./pass-stub.module.css";

type PassStubProps = {
  /** The membership's name, which the answer says too. */
  plan: string | undefined;
  /** What to do next. */
  children: ReactNode;
};

/** The part of the pass that is torn off: the membership, its SIM, and what to do next. */
export function PassStub({ plan, children }: PassStubProps) {
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
