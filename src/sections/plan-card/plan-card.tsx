import type { Plan, PlanHighlight } from "#domain/plans/plan.ts";
import type { PriceCopy } from "#domain/plans/price/plan-price.ts";
import { DataAllowance } from "#sections/plan-price/data-allowance.tsx";
import { SwitchablePrice, SwitchablePriceTerms } from "#sections/plan-price/switchable-price.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./plan-card.module.css";

export type PlanCardCopy = {
  /** Countries where data, calls and SMS work: "En México, …". */
  includedCountries: string;
  /** Shown instead of `includedCountries` if the membership has unlimited data. */
  unlimited: string;
  price: PriceCopy;
  /** Accessible label of the radio button that opens the card on phones. */
  open: string;
  buy: string;
};

type PlanCardProps = {
  plan: Plan;
  /** Included benefits, one line each. */
  highlights: readonly PlanHighlight[];
  copy: PlanCardCopy;
  /**
   * Address of the operator's page for buying the plan, or of the part of this page that explains how to get the app.
   */
  purchaseUrl: string;
  /** Whether the purchase link opens the visitor's app store on phones. */
  opensStore?: boolean;
  headingLevel: 2 | 3;
  /** Whether the card is initially open on phones. */
  isOpen: boolean;
};

/** A membership: a card on wide screens; on phones, a row of a list in which one row is open at a time. */
export function PlanCard(props: PlanCardProps) {
  const { plan, highlights, copy, purchaseUrl, opensStore, headingLevel, isOpen } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.plan} data-cut="object" data-plan={plan.id} data-ink={plan.look.ink}>
      <Heading className={styles.name}>{plan.name}</Heading>
      <svg className={styles.chip} viewBox="0 0 56 46" aria-hidden="true">
        <rect x="2" y="2" width="52" height="42" rx="9" />
        <path d="M2 16h16v14H2M54 16H38v14h16M28 2v10M28 44V34M18 16q10-12 20 0v14q-10 12-20 0z" />
      </svg>
      <p className={styles.data}>
        <DataAllowance dataGb={plan.dataGb} />
      </p>
      <p className={styles.price}>
        <SwitchablePrice plan={plan} copy={copy.price} />
      </p>
      <label className={styles.row}>
        <input className={styles.opener} type="radio" name="plan" value={plan.id} defaultChecked={isOpen} />
        <span className="visually-hidden">
          {plan.name}: {copy.open}
        </span>
        <Icon name="chevron" />
      </label>
      <div className={styles.body}>
        <div>
          <p className={styles.terms}>
            {copy.price.period} <SwitchablePriceTerms plan={plan} copy={copy.price} />
          </p>
          <p>{plan.dataGb === "unlimited" ? copy.unlimited : copy.includedCountries}</p>
        </div>
        <ul className={styles.perks}>
          {highlights.map(({ text, isIncluded }) => (
            <li key={text} data-included={isIncluded}>
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.buy}>
          <ButtonLink
            href={purchaseUrl}
            variant={plan.look.ink}
            wide
            data-store-link={opensStore || undefined}
            data-no-print
          >
            {copy.buy}
            <span className="visually-hidden"> {plan.name}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
