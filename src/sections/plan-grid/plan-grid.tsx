import type { ReactNode } from "react";
import type { Plan, PlanHighlight, PlanId } from "#domain/plans/plan.ts";
import { PlanCard, type PlanCardCopy } from "#sections/plan-card/plan-card.tsx";
import { PortingSwitch, type PortingSwitchProps } from "#sections/plan-price/porting-switch.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./plan-grid.module.css";

type PlanGridProps = {
  /** Heading next to the switch. */
  heading?: ReactNode;
  cards: readonly { plan: Plan; highlights: readonly PlanHighlight[]; purchaseUrl: string; opensStore?: boolean }[];
  /** `portingSwitch` is absent if the page has the switch elsewhere, or if there is no offer. */
  copy: PlanCardCopy & { portingSwitch?: PortingSwitchProps | undefined };
  headingLevel: 2 | 3;
  /** Links to pages that help to choose; the first is the main one. */
  links?: readonly { label: string; href: string }[];
  /** The membership that is initially open on phones. */
  openPlanId?: PlanId;
};

/**
 * All memberships: side by side on wide screens, two by two on tablets; on phones, a list in which one row is open at a
 * time.
 */
export function PlanGrid({ heading, cards, copy, headingLevel, openPlanId, links }: PlanGridProps) {
  return (
    <>
      {(heading || copy.portingSwitch) && (
        <div className={styles.head}>
          {heading}
          {copy.portingSwitch && <PortingSwitch {...copy.portingSwitch} />}
        </div>
      )}
      <ul className={styles.grid}>
        {cards.map((card) => (
          <Stack as="li" key={card.plan.id}>
            <PlanCard {...card} copy={copy} headingLevel={headingLevel} isOpen={card.plan.id === openPlanId} />
          </Stack>
        ))}
      </ul>
      {links && (
        <div className={styles.links}>
          {links.map(({ label, href }, index) => (
            <ButtonLink key={href} variant={index === 0 ? "action" : "quiet"} href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  );
}
