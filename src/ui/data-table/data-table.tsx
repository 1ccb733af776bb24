import type { ReactNode } from "react";
import styles from "./data-table.module.css";

type DataTableProps = {
  /** Names the table; above it, or for who hears the page only. */
  caption: string;
  isCaptionShown?: boolean;
  /** An object of its own with the cut corner, or lines on the ground where it stands. */
  look: "framed" | "ruled";
  /** Where there is no room for columns: each row becomes a block, or they get narrow. */
  whenNarrow?: "stacked" | "narrow";
  /** The cells of the first row. */
  head: ReactNode;
  /** The other rows. */
  children: ReactNode;
};

/** Rows and columns that are compared. */
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
