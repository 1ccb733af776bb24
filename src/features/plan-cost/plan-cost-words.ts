import type { PriceWords } from "#domain/plans/plan-price.ts";

/** As the page's switch has it. */
export type NumberChoice = "traigo" | "nuevo";

/** Sentences with gaps for `fill` of `domain/fill.ts`. */
export type PlanCostWords = {
  heading: string;
  intro: string;
  /** On phones, what unfolds it. */
  fold: string;
  plan: { legend: string; price: PriceWords };
  porting: { legend: string; options: readonly { value: NumberChoice; text: string }[] };
  months: { label: string } & Counted;
  start: { label: string; hint: string; error: string };
  answer: {
    /** After the sum. */
    title: string;
    /** Months at the first price, and at the next one: `{count}`, `{price}`. */
    run: { one: string; many: string; next: string; joint: string };
    /** `{plan}`, `{memberships}`, `{days}`. */
    days: string;
    memberships: Counted;
    figuresLabel: string;
    average: string;
    /** Under the gigabytes. */
    data: string;
    /** The same if the first month has more: `{gb}`. */
    dataExtra: string;
    /** Instead of the gigabytes. */
    unlimited: string;
    unlimitedText: string;
    perGb: string;
    saved: string;
    wouldSave: string;
  };
  /** Of the discount, and without one of all that is counted. `{day}` in the title, `{price}` in the text. */
  end: Record<"promo" | "all", { title: string; text: string }>;
  table: {
    /** Names the table. */
    caption: string;
    columns: { month: string; price: string; data: string };
    kinds: { promo: string; regular: string };
    unlimited: string;
  };
  /** What unfolds the figures, the table and what they are based on. */
  more: string;
  /** What the answer is based on, and whose answer counts, one paragraph each. */
  basis: readonly string[];
};

/** A unit in the singular and in the plural. */
type Counted = { one: string; many: string };
