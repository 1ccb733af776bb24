import type { PriceCopy } from "#domain/plans/price/plan-price.ts";
import { SwitchablePrice } from "#sections/plan-price/switchable-price.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./dial-purchase.module.css";
import { PlanVariants, type PlanVariantsProps } from "./plan-variants.tsx";

type DialPurchaseProps = Omit<PlanVariantsProps, "children"> & {
  copy: { price: PriceCopy; buy: string };
  /** Address for buying; on phones the link opens the visitor's store instead. */
  purchaseUrl: string;
};

/** The purchase link on wide screens, next to the track and below the figures, which include the price. */
export function DialPurchase({ copy, purchaseUrl, ...variants }: DialPurchaseProps) {
  return (
    <div className={styles.beside} data-no-print>
      <PurchaseLink {...variants} label={copy.buy} href={purchaseUrl} action={copy.buy} />
    </div>
  );
}

/**
 * The purchase link on phones: a line with the price after the tool, which sticks to the bottom of the screen while the
 * dial is in view.
 */
export function DialPurchaseLine({ copy, purchaseUrl, ...variants }: DialPurchaseProps) {
  return (
    <div className={styles.line} data-no-print>
      <p className={styles.sum} data-no-search>
        <PlanVariants {...variants}>
          {(plan) => (
            <>
              <b className={styles.price}>
                <SwitchablePrice plan={plan} copy={copy.price} />
              </b>{" "}
              {plan.name}
            </>
          )}
        </PlanVariants>
      </p>
      <PurchaseLink {...variants} label={copy.buy} href={purchaseUrl} />
    </div>
  );
}

type PurchaseLinkProps = Omit<PlanVariantsProps, "children"> & {
  label: string;
  href: string;
  /** Makes the link an action of the page in search results, with this label. */
  action?: string;
};

function PurchaseLink({ label, href, action, ...variants }: PurchaseLinkProps) {
  return (
    <ButtonLink href={href} variant="tone" data-store-link data-first-action={action}>
      {label}
      <span className="visually-hidden">
        {" "}
        <PlanVariants {...variants}>{({ name }) => name}</PlanVariants>
      </span>
    </ButtonLink>
  );
}
