import type { ReactNode } from "react";
import styles from "./fact-sheet-layout.module.css";

type FactSheetLayoutProps = {
  sheet: ReactNode;
  /** Shown next to the sheet; below it on phones, not printed. */
  children: ReactNode;
};

/** A sheet with further information alongside. */
export function FactSheetLayout({ sheet, children }: FactSheetLayoutProps) {
  return (
    <div className={styles.pair}>
      {sheet}
      <div className={styles.aside} data-no-print>
        {children}
      </div>
    </div>
  );
}
