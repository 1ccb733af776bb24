import type { Benefit, BenefitStanding, PlanId } from "#domain/plan.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Pictogram } from "#ui/pictogram/pictogram.tsx";
import { Tint } from "#ui/tint/tint.tsx";
import styles from "./guide-ticket.module.css";

type GuideTicketProps = {
  benefit: Pick<Benefit, "look" | "gives">;
  /** Above the list of memberships. */
  who: string;
  holdings: readonly { planId: PlanId; plan: string; standing: BenefitStanding; label: string }[];
};

/** What a benefit is and which memberships have it, next to a guide's opening. */
export function GuideTicket({ benefit, who, holdings }: GuideTicketProps) {
  return (
    <Tint color={benefit.look.color}>
      <div className={styles.ticket}>
        <div className={styles.head}>
          <span className={styles.drawing}>
            <Pictogram name={benefit.look.picture} />
          </span>
          <p className={styles.gives}>{benefit.gives}</p>
        </div>
        <div className={styles.who}>
          <h2 className={styles.title}>{who}</h2>
          <ul className={styles.holdings}>
            {holdings.map(({ planId, plan, standing, label }) => (
              <li key={planId} data-standing={standing}>
                <b>{plan}</b>{" "}
                <span className={styles.standing}>
                  {standing === "included" && <Icon name="check" />}
                  {label}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Tint>
  );
}
