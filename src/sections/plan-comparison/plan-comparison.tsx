import { Stack } from "#ui/stack/stack.tsx";
import { ComparisonList } from "./comparison-list.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import styles from "./plan-comparison.module.css";
import type { PlanComparisonProps } from "./plan-comparison-props.ts";

/** A comparison of the memberships: a table on wide screens, otherwise a list with one disclosure per plan. */
export function PlanComparison({ headingLevel = 3, note, ...comparison }: PlanComparisonProps) {
  return (
    <Stack gap={3}>
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
    </Stack>
  );
}
