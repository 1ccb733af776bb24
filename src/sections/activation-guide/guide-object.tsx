import type { Benefit, BenefitStanding, PlanId } from "#domain/plans/plan.ts";
import { onceIfSame } from "#domain/text/dedupe.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./guide-object.module.css";
import { ObjectPart } from "./object-part.tsx";

type GuideObjectProps = {
  benefit: Pick<Benefit, "look" | "gives">;
  /** Above the list of memberships. */
  who: string;
  /** In place of their names, where all have it alike. */
  all: string;
  holdings: readonly { planId: PlanId; plan: string; standing: BenefitStanding; label: string }[];
};

/** The thing that a benefit is, and on it what it gives and which memberships have it. */
export function GuideObject({ benefit: { look, gives }, who, all, holdings }: GuideObjectProps) {
  return (
    <div className={styles.object} data-picture={look.picture}>
      <div className={styles.crown} data-no-print>
        <ObjectPart of={look.picture} part="crown" />
      </div>
      <div className={styles.face}>
        <div className={styles.label}>
          <p className={styles.gives}>{gives}</p>
          <h2 className={styles.title}>{who}</h2>
          <ul className={styles.holdings}>
            {onceIfSame(holdings, ({ standing }) => standing).map(
              ({ planId, plan, standing, label }, _, { length }) => (
                <li key={planId} data-standing={standing}>
                  <b>{length === 1 ? all : plan}</b>{" "}
                  <span className={styles.standing}>
                    {standing === "included" && <Icon name="check" />}
                    {label}
                  </span>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
      <div className={styles.base} data-no-print>
        <ObjectPart of={look.picture} part="base" />
      </div>
    </div>
  );
}
