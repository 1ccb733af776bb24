import type { PriceTexts } from "#domain/plans/plan-price.ts";
import { SwitchablePrice } from "#sections/plan-price/switchable-price.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./dial-purchase.module.css";
import { PlanVariants, type PlanVariantsProps } from "./plan-variants.tsx";

type DialPurchaseProps = Omit<PlanVariantsProps, "children"> & {
  copy: { price: PriceTexts; buy: string };
  /** Address for buying; on phones the link opens the visitor's store instead. */
  purchaseUrl: string;
};

/**
 * The purchase link. On wide screens it stands beside the track; on phones it is a line with the price, below the tool,
 * and sticky while the dial is in view.
 */
export function DialPurchase({ copy, purchaseUrl, ...variants }: DialPurchaseProps) {
  return (
    <div className={styles.buy}>
      <p className={styles.sum} data-no-search>
        <PlanVariants {...variants}>
          {(plan) => (
            <>
              <b className={styles.price}>
                <SwitchablePrice plan={plan} texts={copy.price} />
              </b>{" "}
              {plan.name}
            </>
          )}
        </PlanVariants>
      </p>
      <ButtonLink href={purchaseUrl} variant="tone" data-store-link data-first-action={copy.buy}>
        {copy.buy}
        <span className="visually-hidden">
          {" "}
          <PlanVariants {...variants}>{({ name }) => name}</PlanVariants>
        </span>
      </ButtonLink>
    </div>
  );
}
