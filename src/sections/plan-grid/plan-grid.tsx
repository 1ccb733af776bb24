import type { ReactNode } from "react";
import type { Plan, PlanHighlight, PlanId } from "#domain/plans/plan.ts";
import { PlanCard, type PlanCardCopy } from "#sections/plan-card/plan-card.tsx";
import { NumberSwitch, type NumberSwitchProps } from "#sections/plan-price/number-switch.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./plan-grid.module.css";

type PlanGridProps = {
  /** Beside the switch. */
  heading?: ReactNode;
  offers: readonly { plan: Plan; highlights: readonly PlanHighlight[]; purchaseUrl: string; opensStore?: boolean }[];
  /** Without the switch where the page has it elsewhere, or nothing is on offer. */
  copy: PlanCardCopy & { numberSwitch?: NumberSwitchProps | undefined };
  headingLevel: 2 | 3;
  /** Where to choose with more care. */
  links?: readonly { label: string; href: string }[];
  /** On phones, the one that is open at first. */
  open?: PlanId;
};

/** All memberships side by side; two by two on tablets, a list that opens one at a time on phones. */
export function PlanGrid({ heading, offers, copy, headingLevel, open, links }: PlanGridProps) {
  return (
    <>
      {(heading || copy.numberSwitch) && (
        <div className={styles.head}>
          {heading}
          {copy.numberSwitch && <NumberSwitch {...copy.numberSwitch} />}
        </div>
      )}
      <ul className={styles.grid}>
        {offers.map((offer) => (
          <Stack as="li" key={offer.plan.id}>
            <PlanCard {...offer} copy={copy} headingLevel={headingLevel} isOpen={offer.plan.id === open} />
          </Stack>
        ))}
      </ul>
      {links && (
        <Stack>
          {links.map(({ label, href }) => (
            <a key={href} className="lone-link" href={href}>
              {label}
            </a>
          ))}
        </Stack>
      )}
    </>
  );
}
