import type { PriceLabels } from "#domain/plans/plan-price.ts";

/** Whether the customer brings a number (`traigo`) or gets a new one (`nuevo`), as stored by the page's switch. */
export type PortingChoice = "traigo" | "nuevo";

/** The tool's texts. Comments name their placeholders: `{…}`. */
export type PlanCostTexts = {
  heading: string;
  intro: string;
  /** Label of the disclosure on phones. */
  fold: string;
  plan: { legend: string; price: PriceLabels };
  porting: { legend: string; options: readonly { value: PortingChoice; text: string }[] };
  months: { label: string } & Counted;
  start: { label: string; hint: string; error: string };
  answer: {
    /** Follows the total. */
    title: string;
    /** Months at each price, `{count}` and `{price}`: the first price, then `next`, joined by `joint`. */
    run: { one: string; many: string; next: string; joint: string };
    /** With `{plan}`, `{memberships}`, `{days}`. */
    days: string;
    memberships: Counted;
    figuresLabel: string;
    average: string;
    /** Below the gigabytes. */
    data: string;
    /** Like `data`, if the first month has more: `{gb}`. */
    dataExtra: string;
    /** Shown in place of a number of gigabytes. */
    unlimited: string;
    unlimitedText: string;
    perGb: string;
    saved: string;
    wouldSave: string;
  };
  /** End of the promotion, or of all counted memberships without one. `{day}` in the title, `{price}` in the text. */
  end: Record<"promo" | "all", { title: string; text: string }>;
  table: {
    /** Accessible name of the table. */
    caption: string;
    columns: { month: string; price: string; data: string };
    kinds: { promo: string; regular: string };
    unlimited: string;
  };
  /** Label of the disclosure with the figures, the table and the assumptions. */
  more: string;
  /** Assumptions of the answer, and which one is authoritative, one paragraph each. */
  basis: readonly string[];
};

/** Singular and plural of a unit. */
type Counted = { one: string; many: string };
