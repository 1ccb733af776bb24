import type { ReactNode } from "react";
import styles from "./pass-stub.module.css";

type PassStubProps = {
  /** The membership's name, which the answer says too. */
  plan: string | undefined;
  /** What to do next. */
  children: ReactNode;
};

/** The part of the pass that is torn off: the membership, a SIM's contacts, and what to do next. */
export function PassStub({ plan, children }: PassStubProps) {
  return (
    <div className={styles.stub}>
      <span className={styles.plan} aria-hidden="true">
        {plan}
      </span>
      <svg className={styles.chip} viewBox="0 0 84 72" aria-hidden="true">
        <rect x="4" y="4" width="76" height="64" rx="14" />
        <path d="M4 26h24v20H4M80 26H56v20h24M42 4v14M42 68V54M28 26q14-16 28 0v20q-14 16-28 0z" />
      </svg>
      {children}
    </div>
  );
}
