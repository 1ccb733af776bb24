import type { ComparisonGroup } from "#domain/plans/comparison-rows.ts";
import type { Plan } from "#domain/plans/plan.ts";
import type { PriceCopy } from "#domain/plans/price/plan-price.ts";

export type PlanComparisonProps = {
  /** Accessible name of the table. */
  caption: string;
  /** Header of the first column. */
  rowHeader: string;
  columns: readonly Plan[];
  /** Shows the prices also in the closed blocks of the list, for pages with a `PortingSwitch`. */
  price?: PriceCopy;
  groups: readonly ComparisonGroup[];
  /** The condition that applies to unlimited values. */
  note: { text: string; link?: { label: string; href: string } };
  /** Heading level of the plans in the list for phones. */
  headingLevel?: 3 | 4;
};
