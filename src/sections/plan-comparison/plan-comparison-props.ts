import type { Plan } from "#domain/plans/plan.ts";
import type { ComparisonGroup } from "#domain/plans/plan-comparison.ts";
import type { PriceWords } from "#domain/plans/plan-price.ts";

export type PlanComparisonProps = {
  /** Names the table. */
  caption: string;
  /** Heads the column that names what is compared. */
  rowHeader: string;
  columns: readonly Plan[];
  /** With the prices in the list's closed blocks too: for a page whose switch rules them. */
  price?: PriceWords;
  groups: readonly ComparisonGroup[];
  /** The condition on what is unlimited. */
  note: { text: string; link?: { label: string; href: string } };
  /** Heading level of the plans in the list for phones. */
  headingLevel?: 3 | 4;
};
