import { pesos } from "#domain/money.ts";
import type { Plan, PlanHighlight } from "#domain/plan.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./plan-card.module.css";

export type PlanCardCopy = {
  /** Where the data, the calls and the SMS work. */
  where: string;
  unlimited: string;
  period: string;
  regularPrice: string;
  promoPrice: string;
  /** Who gets the promotional price, and for how long; a plan without one has the other note. */
  promoNote?: string | undefined;
  regularNote: string;
  buy: string;
};

type PlanCardProps = {
  plan: Plan;
  /** What comes with it, one line each. */
  highlights: readonly PlanHighlight[];
  copy: PlanCardCopy;
  /** Where to buy the plan: the operator's page, or the part of this page that explains how to get the app. */
  purchaseUrl: string;
  /** On phones, the link opens the visitor's store instead. */
  opensStore?: boolean;
  /** Heading level of the card in the host page. */
  headingLevel: 2 | 3;
};

export function PlanCard({ plan, highlights, copy, purchaseUrl, opensStore, headingLevel }: PlanCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.plan} data-cut="object" data-plan={plan.id} data-ink={plan.look.ink}>
      <div>
        <Heading className={styles.name}>{plan.name}</Heading>
        <svg className={styles.chip} viewBox="0 0 56 46" aria-hidden="true">
          <rect x="2" y="2" width="52" height="42" rx="9" />
          <path d="M2 16h16v14H2M54 16H38v14h16M28 2v10M28 44V34M18 16q10-12 20 0v14q-10 12-20 0z" />
        </svg>
      </div>
      <p className={styles.data}>
        {plan.dataGb === "unlimited" ? (
          <>
            <svg className={styles.infinity} viewBox="0 0 120 60" aria-hidden="true">
              <path d="M60 30C48 12 39 8 30 8a22 22 0 0 0 0 44c9 0 18-4 30-22s21-22 30-22a22 22 0 0 1 0 44c-9 0-18-4-30-22z" />
            </svg>
            <span className={styles.where}>{copy.unlimited}</span>
          </>
        ) : (
          <>
            <span className={styles.amount}>{plan.dataGb}</span>
            <span className={styles.unit}> GB</span>
          </>
        )}
        <span className={styles.where}>{copy.where}</span>
      </p>
      <ul className={styles.perks}>
        {highlights.map(({ text, isIncluded }) => (
          <li key={text} data-included={isIncluded}>
            {text}
          </li>
        ))}
      </ul>
      {plan.promoPesos === undefined ? (
        <p className={styles.price}>
          <b className={styles.large}>{pesos(plan.regularPesos)}</b> {copy.period}
          <span className={styles.terms}>{copy.regularNote}</span>
        </p>
      ) : (
        <p className={styles.price}>
          <span className="visually-hidden">{copy.regularPrice} </span>
          <s>{pesos(plan.regularPesos)}</s> <span className="visually-hidden">{copy.promoPrice} </span>
          <b className={styles.large}>{pesos(plan.promoPesos)}</b> {copy.period}
          <span className={styles.terms}>{copy.promoNote}</span>
        </p>
      )}
      <div className={styles.buy}>
        <ButtonLink href={purchaseUrl} variant={plan.look.ink} wide data-store-link={opensStore || undefined}>
          {copy.buy}
          <span className="visually-hidden"> {plan.name}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
