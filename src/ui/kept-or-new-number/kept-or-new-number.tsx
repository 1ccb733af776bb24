import type { ReactNode } from "react";
import styles from "./kept-or-new-number.module.css";

type KeptOrNewNumberProps = {
  /** Variant for customers who port a number; without it, only `fresh` is shown. */
  bring?: ReactNode;
  /** Variant for customers who take a new number. */
  fresh: ReactNode;
  /** Labels of the variants, shown when both are visible. */
  who?: { bring: string; fresh: string } | undefined;
};

/**
 * Two variants of a text, for ported and for new numbers. Shows the variant chosen with the page's `PortingSwitch`,
 * which needs no script. Shows both if the page has no switch, in browsers without `:has()`, and in print.
 */
export function KeptOrNewNumber({ bring, fresh, who }: KeptOrNewNumberProps) {
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
