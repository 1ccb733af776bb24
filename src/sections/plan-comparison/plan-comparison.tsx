import type { PlanId } from "#domain/plan.ts";
import type { ComparisonGroup } from "#domain/plan-comparison.ts";
import { ComparisonList } from "./comparison-list.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import styles from "./plan-comparison.module.css";

export type PlanComparisonProps = {
  /** Names the table. */
  caption: string;
  /** Heads the column that names what is compared. */
  rowHeader: string;
  columns: readonly {
    id: PlanId;
    name: string;
    /** Shown in the list while its block is closed: its gigabytes and its price. */
    summary: string;
  }[];
  groups: readonly ComparisonGroup[];
  /** The condition on what is unlimited. */
  note: { text: string; link?: { label: string; href: string } };
  /** Heading level of the plans in the list for phones. */
  headingLevel?: 3 | 4;
};

/** Every membership by the same rows: a table where there is room, otherwise a list with one fold per plan. */
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
