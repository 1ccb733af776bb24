import type { ReactNode } from "react";
import styles from "./data-table.module.css";

type DataTableProps = {
  /** Caption of the table: visible above it, or only for screen readers. */
  caption: string;
  isCaptionShown?: boolean;
  /** Look of the table. `framed`: in a box of its own; `ruled`: with lines on the surrounding background. */
  look: "framed" | "ruled";
  /** The cells of the header row. */
  head: ReactNode;
  /** The rows of the table's body. */
  children: ReactNode;
};

/** A table for comparing rows and columns. */
export function DataTable({ caption, isCaptionShown = false, look, head, children }: DataTableProps) {
  return (
    <table className={styles.table} data-look={look}>
      <caption className={isCaptionShown ? styles.caption : "visually-hidden"}>{caption}</caption>
      <thead className={styles.head}>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
