import type { ReactNode } from "react";
import styles from "./kept-or-new-number.module.css";

type KeptOrNewNumberProps = {
  /** Variant for customers who port a number; without it, only `newNumber` is shown. */
  portedNumber?: ReactNode;
  /** Variant for customers who take a new number. */
  newNumber: ReactNode;
  /** Labels of the variants, shown when both are visible. */
  who?: { portedNumber: string; newNumber: string } | undefined;
};

/**
 * Two variants of a text, for ported and for new numbers. Shows the variant chosen with the page's `PortingSwitch`,
 * which needs no script. Shows both if the page has no switch, in browsers without `:has()`, and in print.
 */
export function KeptOrNewNumber({ portedNumber, newNumber, who }: KeptOrNewNumberProps) {
  if (portedNumber === undefined) return newNumber;
  return (
    <span className={styles.either}>
      <span className={styles.ported}>
        {portedNumber}
        {who && <small className={styles.who}> {who.portedNumber}</small>}
      </span>{" "}
      <span className={styles.new}>
        {newNumber}
        {who && <small className={styles.who}> {who.newNumber}</small>}
      </span>
    </span>
  );
}
