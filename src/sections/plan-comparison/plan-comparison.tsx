import type { PlanId } from "#domain/plan.ts";
import type { ComparisonGroup } from "#domain/plan-comparison.ts";
import { ComparisonList } from "./comparison-list.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import styles from "./plan-comparison.module.css";

export type PlanComparisonProps = {
  /** Names the table. */
  caption: string;
  /** Heads the column of what is compared. */
  rowHeader: string;
  columns: readonly {
    id: PlanId;
    name: string;
    /** What stands in the closed block of the list: its gigabytes and its price. */
    summary: string;
  }[];
  groups: readonly ComparisonGroup[];
  /** The condition of what is unlimited. */
  note: { text: string; link?: { label: string; href: string } };
  /** Rank of the plans' headings in the list of phones. */
  headingLevel?: 3 | 4;
};

/** Every membership by the same rows: a table where there is room, else a list to open, a plan at a time. */
export function PlanComparison({ headingLevel = 3, note, ...comparison }: PlanComparisonProps) {
  return (
    <div className={styles.comparison}>
      <ComparisonTable {...comparison} />
      <ComparisonList {...comparison} headingLevel={headingLevel} />
      <p className={styles.note}>
        {note.text}
        {note.link && (
          <>
            {" "}
            <a href={note.link.href}>{note.link.label}</a>.
          </>
        )}
      </p>
    </div>
  );
}
