import type { ReactNode } from "react";
import { PlanFigures } from "#features/trip-lookup/plan-figures.tsx";
import type { Figure } from "#features/trip-lookup/trip-lookup-copy.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./boarding-pass-stub.module.css";

type BoardingPassStubProps = {
  /** Name of the membership. Hidden from screen readers, because the answer contains the name too. */
  plan: string | undefined;
  prices: readonly Figure[] | undefined;
  /** The next step; a SIM is in its place until there is one. */
  children: ReactNode;
};

/** The tear-off part of the boarding pass: the membership, its prices, and the next step. */
export function BoardingPassStub({ plan, prices, children }: BoardingPassStubProps) {
  return (
    <div className={styles.stub} data-step={children ? true : undefined}>
      <span className={styles.plan} aria-hidden="true">
        {plan}
      </span>
      {prices && <PlanFigures kind="prices" figures={prices} />}
      <Icon name="sim" />
      {children}
    </div>
  );
}
