import { formatDataAllowance, type Plan, type PlanId } from "#domain/plans/plan.ts";
import { formatPrices, formatPriceTerms, type PriceCopy, type PriceTextPair } from "#domain/plans/price/plan-price.ts";
import { DataAllowance } from "#sections/plan-price/data-allowance.tsx";
import { KeptOrNewNumber } from "#ui/kept-or-new-number/kept-or-new-number.tsx";
import styles from "./dial-track.module.css";

type DialTrackProps = {
  plans: readonly Plan[];
  initialPlanId: PlanId;
  legend: string;
  price: PriceCopy;
};

/**
 * Radio buttons on a track, with a SIM as its thumb; the browser handles arrow keys, taps and labels. Each label has
 * the membership, its price and the price's terms in one text, because screen readers read separate elements one by
 * one.
 */
export function DialTrack({ plans, initialPlanId, legend, price }: DialTrackProps) {
  return (
    <fieldset className={styles.track}>
      <legend className="visually-hidden">{legend}</legend>
      <span className={styles.rail} aria-hidden="true" />
      {plans.map((plan) => (
        <label key={plan.id} className={styles.stop} data-plan={plan.id}>
          <input
            className={styles.radio}
            type="radio"
            name="membresia-del-dial"
            value={plan.id}
            defaultChecked={plan.id === initialPlanId}
          />
          <b className={styles.figure} aria-hidden="true">
            <DataAllowance dataGb={plan.dataGb} />
          </b>
          <span className="visually-hidden">
            <KeptOrNewNumber {...formatStopText(plan, price)} />
          </span>
        </label>
      ))}
      <svg className={styles.thumb} viewBox="0 0 52 66" aria-hidden="true">
        <path d="M10 2h22l18 18v38a6 6 0 0 1-6 6H10a8 8 0 0 1-8-8V10a8 8 0 0 1 8-8z" />
        <g>
          <rect x="13" y="30" width="26" height="22" rx="5" />
          <path d="M13 38h8v7h-8M39 38h-8v7h8M26 30v6M26 52v-5" />
        </g>
      </svg>
    </fieldset>
  );
}

function formatStopText(plan: Plan, copy: PriceCopy): PriceTextPair {
  const [prices, terms] = [formatPrices(plan, copy), formatPriceTerms(plan, copy)];
  const describe = (price: string, terms: string) =>
    `${formatDataAllowance(plan.dataGb)}, ${plan.name}: ${price} ${copy.period}. ${terms}`;
  return {
    ...(prices.portedNumber &&
      terms.portedNumber && { portedNumber: describe(prices.portedNumber, terms.portedNumber) }),
    newNumber: describe(prices.newNumber, terms.newNumber),
  };
}
