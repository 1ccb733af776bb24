import type { ReactNode } from "react";
import styles from "./sheet-aside.module.css";

type SheetAsideProps = {
  sheet: ReactNode;
  /** What stands beside it; under it on phones, not on paper. */
  children: ReactNode;
};

/** A sheet, and what there is to know about it beside it. */
export function SheetAside({ sheet, children }: SheetAsideProps) {
  return (
    <div className={styles.pair}>
      {sheet}
      <div className={styles.aside} data-no-print>
        {children}
      </div>
    </div>
  );
}
