import type { ReactNode } from "react";
import styles from "./either.module.css";

type EitherProps = {
  /** For customers who port a number; without it there is no choice. */
  bring?: ReactNode;
  /** For customers who take a new number. */
  fresh: ReactNode;
  /** Labels shown when both variants are visible. */
  who?: { bring: string; fresh: string } | undefined;
};

/**
 * Shows the variant chosen by the page's switch (`NumberSwitch`), without script; both if there is no switch, if the
 * browser does not support it, and in print.
 */
export function Either({ bring, fresh, who }: EitherProps) {
  if (bring === undefined) return fresh;
  return (
    <span className={styles.either}>
      <span className={styles.bring}>
        {bring}
        {who && <small className={styles.who}> {who.bring}</small>}
      </span>{" "}
      <span className={styles.fresh}>
        {fresh}
        {who && <small className={styles.who}> {who.fresh}</small>}
      </span>
    </span>
  );
}
