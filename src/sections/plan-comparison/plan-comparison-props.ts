import type { PlanId } from "#domain/plan.ts";
import type { ComparisonGroup } from "#domain/plan-comparison.ts";

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
