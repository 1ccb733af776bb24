import type { Barcode } from "#domain/plans/price/barcode.ts";
import type { PriceRunCopy } from "#domain/plans/price/price-runs.ts";

/** A membership's number in the public register, with the link to its page. */
export type ReceiptFolio = { number: number; href: string; barcode: Barcode };

export type PlanReceiptCopy = {
  /** For screen readers, because the section asks the question. */
  heading: string;
  /** Label of the disclosure that holds the receipt's lower half on phones. */
  disclosureLabel: string;
  today: { label: string; period: string };
  data: { legend: string; unlimited: string };
  /** Marks the receipt of the initial values. */
  example: string;
  /** Has the placeholders `{plan}` and `{data}`. */
  title: string;
  /** Has the placeholders `{count}` and `{price}`. */
  todayPayments: string;
  /** Has the placeholders `{plan}` and `{runs}`. */
  planPayments: string;
  run: PriceRunCopy;
  /** Amounts that are zero with every membership. */
  zeroAmounts: readonly { label: string; figure: string }[];
  notes: readonly string[];
  /** Titles by who pays less; `cheaper` and `dearer` have `{saved}`. */
  verdict: Record<"cheaper" | "dearer" | "equal", { title: string; text: string }>;
  /** Has the placeholder `{number}`. */
  folio: string;
  /** Marks the folio until it is confirmed which membership it belongs to. */
  folioMark?: string;
  print: string;
};
