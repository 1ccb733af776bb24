import type { ReactNode } from "react";
import styles from "./data-table.module.css";

type DataTableProps = {
  /** Names the table: above it, or only for screen readers. */
  caption: string;
  isCaptionShown?: boolean;
  /** A box of its own, or lines on the surrounding ground. */
  look: "framed" | "ruled";
  /** If there is no room for the columns: each row becomes a block, or the columns get narrow. */
  whenNarrow?: "stacked" | "narrow";
  /** The cells of the first row. */
  head: ReactNode;
  /** The other rows. */
  children: ReactNode;
};

/** Rows and columns to compare. */
export function DataTable({
  caption,
  isCaptionShown = false,
  look,
  whenNarrow = "narrow",
  head,
  children,
}: DataTableProps) {
  return (
    <table className={styles.table} data-look={look} data-narrow={whenNarrow}>
      <caption className={isCaptionShown ? styles.caption : "visually-hidden"}>{caption}</caption>
      <thead className={styles.head}>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
