import type { Benefit, BenefitStanding, PlanId } from "#domain/plan.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./guide-object.module.css";
import { objectParts } from "./object-parts.tsx";

type GuideObjectProps = {
  benefit: Pick<Benefit, "look" | "gives">;
  /** Above the list of memberships. */
  who: string;
  holdings: readonly { planId: PlanId; plan: string; standing: BenefitStanding; label: string }[];
};

/** The thing that a benefit is, and on it what it gives and which memberships have it. */
export function GuideObject({ benefit: { look, gives }, who, holdings }: GuideObjectProps) {
  const { crown, base } = objectParts[look.picture];
  return (
    <div className={styles.object} data-picture={look.picture}>
      <svg
        className={styles.crown}
        data-no-print
        viewBox={`0 0 400 ${crown.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {crown.drawing}
      </svg>
      <div className={styles.face}>
        <div className={styles.label}>
          <p className={styles.gives}>{gives}</p>
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
      {base && (
        <svg
          className={styles.base}
          data-no-print
          viewBox={`0 0 400 ${base.height}`}
          aria-hidden="true"
          focusable="false"
        >
          {base.drawing}
        </svg>
      )}
    </div>
  );
}
