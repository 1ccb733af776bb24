import type { PriceCopy } from "#domain/plans/price/plan-price.ts";
import type { PriceRunCopy } from "#domain/plans/price/price-runs.ts";

/** Whether the customer brings a number (`traigo`) or gets a new one (`nuevo`), as stored by the page's switch. */
export type PortingChoice = "traigo" | "nuevo";

export type PlanCostCopy = {
  heading: string;
  intro: string;
  /** Label of the disclosure that holds the calculator on phones. */
  disclosureLabel: string;
  plan: { legend: string; price: PriceCopy };
  porting: { legend: string; options: readonly { value: PortingChoice; text: string }[] };
  months: { label: string } & Counted;
  start: { label: string; hint: string; error: string };
  answer: {
    /** Follows the total. */
    title: string;
    run: PriceRunCopy;
    /** Has the placeholders `{plan}`, `{memberships}` and `{days}`. */
    days: string;
    memberships: Counted;
    figuresLabel: string;
    average: string;
    /** Label of the total number of gigabytes. */
    data: string;
    /** Replaces `data` if the first month has `{gb}` more. */
    dataExtra: string;
    /** Shown in place of a number of gigabytes. */
    unlimited: string;
    unlimitedText: string;
    perGb: string;
    savings: string;
    wouldSave: string;
  };
  /** `promo`: end of the promotion. `all`: end of the last membership. Titles have `{day}`, texts `{price}`. */
  end: Record<"promo" | "all", { title: string; text: string }>;
  table: {
    caption: string;
    columns: { month: string; price: string; data: string };
    kinds: { promo: string; regular: string };
    unlimited: string;
  };
  /** Label of the disclosure with the figures, the table and the assumptions. */
  detailsLabel: string;
  /** Paragraphs on the assumptions of the answer, and on which price is binding. */
  basis: readonly string[];
};

/** Singular and plural of a unit. */
type Counted = { one: string; many: string };
