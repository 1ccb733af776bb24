import type { ReactNode } from "react";
import { fill } from "#domain/fill.ts";
import { pesos } from "#domain/money.ts";
import type { Plan } from "#domain/plan.ts";
import styles from "./either-price.module.css";

export type PriceWords = {
  /** How often it is paid. */
  period: string;
  /** Under a price that has no other. */
  terms: string;
  /** While something is on offer to those who bring their number. */
  offer?:
    | {
        /** Who pays which, where both stand. */
        bring: string;
        fresh: string;
        /** Under the promotional price; `{price}` is the one after it. */
        bringTerms: string;
        freshTerms: string;
      }
    | undefined;
};

type PriceProps = { plan: Plan; words: PriceWords };

/** What a membership costs: the price that the page's switch asks for. */
export function EitherPrice({ plan, words: { offer } }: PriceProps) {
  if (!offer || plan.promoPesos === undefined) return pesos(plan.regularPesos);
  return (
    <Either
      bring={<Told amount={plan.promoPesos} who={offer.bring} />}
      fresh={<Told amount={plan.regularPesos} who={offer.fresh} />}
    />
  );
}

/** The condition of that price. */
export function EitherTerms({ plan, words: { offer, terms } }: PriceProps) {
  if (!offer || plan.promoPesos === undefined) return terms;
  return <Either bring={fill(offer.bringTerms, { price: pesos(plan.regularPesos) })} fresh={offer.freshTerms} />;
}

function Told({ amount, who }: { amount: number; who: string }) {
  return (
    <>
      {pesos(amount)} <small className={styles.who}>{who}</small>
    </>
  );
}

/** Of the two, the one that `NumberSwitch` asks for; both where the browser cannot tell, and on paper. */
function Either({ bring, fresh }: { bring: ReactNode; fresh: ReactNode }) {
  return (
    <span className={styles.either}>
      <span className={styles.bring}>{bring}</span> <span className={styles.fresh}>{fresh}</span>
    </span>
  );
}
