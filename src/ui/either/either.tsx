import type { ReactNode } from "react";
import styles from "./either.module.css";

type EitherProps = {
  /** For who brings a number; without it there is nothing to choose. */
  bring?: ReactNode;
  /** For who takes a new one. */
  fresh: ReactNode;
  /** Whose is which, where both stand. */
  who?: { bring: string; fresh: string } | undefined;
};

/**
 * Of two, the one that the page's switch (`NumberSwitch`) asks for, with no script. Both where there is no switch, where
 * the browser cannot tell, and on paper.
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
