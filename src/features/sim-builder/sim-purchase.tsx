import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./sim-purchase.module.css";

type SimPurchaseProps = {
  href: string;
  label: string;
  /** The QR code of computers: its name, and the text below it. */
  code: { label: string; caption: string };
};

/** What four yeses bring: the membership with its price, and its purchase link. Hidden until then. */
export function SimPurchase({ href, label, code }: SimPurchaseProps) {
  return (
    <div className={styles.purchase} data-finish hidden>
      <div className={styles.take}>
        <p>
          <b className={styles.total} data-total /> <span data-terms />
        </p>
        <ButtonLink href={href} variant="light" wide data-take>
          {label}
        </ButtonLink>
      </div>
      <figure className={styles.code} data-code hidden>
        <svg viewBox="0 0 1 1" role="img" aria-label={code.label} shapeRendering="crispEdges">
          <path />
        </svg>
        <figcaption>{code.caption}</figcaption>
      </figure>
    </div>
  );
}
