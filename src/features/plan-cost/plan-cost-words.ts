/** Sentences with gaps for `fill` of `domain/fill.ts`. */
export type PlanCostWords = {
  heading: string;
  intro: string;
  plan: { legend: string /** `{price}`. */; price: string };
  porting: { legend: string; options: readonly { value: "yes" | "no"; text: string }[] };
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
  promoEnd: {
    /** `{day}`. */
    title: string;
    /** `{price}`. */
    text: string;
  };
  chart: {
    /** `{price}`, as below. */
    promo: string;
    regular: string;
    summary: string;
    columns: { month: string; price: string; data: string };
    kinds: { promo: string; regular: string };
    unlimited: string;
  };
  /** What the answer is based on, one paragraph each. */
  note: readonly string[];
};

/** A unit in the singular and in the plural. */
type Counted = { one: string; many: string };
