import type { ReactNode } from "react";
import type { PlanCardCopy } from "#sections/plan-card/plan-card.tsx";
import { PortingSwitch, type PortingSwitchProps } from "#sections/plan-price/porting-switch.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import type { IconName } from "#ui/icon/icon.tsx";
import { PlanGrid, type PlanGridProps } from "./plan-grid.tsx";
import styles from "./plan-offer.module.css";

type PlanOfferProps = PlanGridProps & {
  /** Heading next to the switch. */
  heading?: ReactNode;
  /** `portingSwitch` is absent if there is no offer. */
  copy: PlanCardCopy & { portingSwitch?: PortingSwitchProps | undefined };
  /** Sentences about all prices, below the cards. */
  note?: string;
  /** Links to pages that help to choose; the first is the main one. */
  links?: readonly { label: string; href: string; icon?: IconName }[];
};

/** All memberships, with the switch of their prices above, for pages that do not have it elsewhere. */
export function PlanOffer({ heading, note, links, ...grid }: PlanOfferProps) {
  const { portingSwitch } = grid.copy;
  return (
    <>
      {(heading || portingSwitch) && (
        <div className={styles.head}>
          {heading}
          {portingSwitch && <PortingSwitch {...portingSwitch} />}
        </div>
      )}
      <PlanGrid {...grid} />
      {note && <p className={styles.note}>{note}</p>}
      {links && (
        <div className={styles.links}>
          {links.map(({ label, ...link }, index) => (
            <ButtonLink key={link.href} variant={index === 0 ? "action" : "quiet"} {...link}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  );
}
