/** The rows of the comparison of memberships, as table and as list. Source: product specification, section 3. */

import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { type Benefit, type BenefitStatus, formatRoamingArea, type Plan, type PlanId } from "./plan.ts";

export type ComparisonCell = {
  planId: PlanId;
  text: string;
  /** A few words below the text. */
  detail?: string;
  /** Determines the symbol next to the text; absent for figures. */
  status?: BenefitStatus;
};

export type ComparisonRow = {
  id: string;
  label: string;
  /** A few words below the label. */
  detail?: string;
  /** Set for prices and gigabytes, the most important figures. */
  isFigure?: boolean;
  /**
   * Who pays this price: `bring`, customers with a ported number; `fresh`, with a new one. Absent if all pay the same.
   */
  priceOf?: "bring" | "fresh";
  /** One per plan, in the order of the plans. */
  cells: readonly ComparisonCell[];
};

export type ComparisonGroup = { id: string; heading: string; rows: readonly ComparisonRow[] };

type RowWords = { label: string; detail?: string };

export type ComparisonLabels = {
  groups: { price: string; line: string; benefits: string };
  regularPrice: RowWords;
  /** Absent without such an offer; its row is then left out. The same holds for `firstMonth`. */
  portingPrice?: RowWords;
  data: RowWords;
  firstMonth?: RowWords;
  roaming: RowWords;
  calls: RowWords;
  duration: RowWords;
  unlimitedData: string;
  noBonus: string;
  /** Shown below the first month's gigabytes; `{gb}` is the extra amount. */
  bonusDetail: string;
  noRoaming: string;
  /** `{gb}` is the maximum. */
  roamingUpTo: string;
  roamingUnlimited: string;
  /** `{where}` is a region or a number of countries. */
  roamingWhere: string;
  unlimitedCalls: string;
  status: Record<BenefitStatus, string>;
};

/** Three groups of rows: prices, the line, benefits. Every row has a cell for each plan. */
export function compareMemberships(
  plans: readonly Plan[],
  benefits: readonly Benefit[],
  words: ComparisonLabels,
): ComparisonGroup[] {
  const row = (
    id: string,
    own: RowWords,
    cellOf: (plan: Plan) => Omit<ComparisonCell, "planId">,
    look: Pick<ComparisonRow, "isFigure" | "priceOf"> = {},
  ): ComparisonRow => ({
    id,
    ...own,
    ...look,
    cells: plans.map((plan) => ({ planId: plan.id, ...cellOf(plan) })),
  });
  return [
    {
      id: "price",
      heading: words.groups.price,
      rows: [
        row("regularPrice", words.regularPrice, ({ regularPesos }) => ({ text: formatPesos(regularPesos) }), {
          isFigure: true,
          ...(words.portingPrice && { priceOf: "fresh" }),
        }),
        ...optional(words.portingPrice, (own) =>
          row("portingPrice", own, (plan) => ({ text: formatPesos(plan.promoPesos ?? plan.regularPesos) }), {
            isFigure: true,
            priceOf: "bring",
          }),
        ),
      ],
    },
    {
      id: "line",
      heading: words.groups.line,
      rows: [
        row("data", words.data, (plan) => dataCell(plan, words), { isFigure: true }),
        ...optional(words.firstMonth, (own) => row("firstMonth", own, (plan) => bonusCell(plan, words))),
        row("roaming", words.roaming, (plan) => roamingCell(plan, words)),
        row("calls", words.calls, () => ({ text: words.unlimitedCalls, status: "included" })),
        row("duration", words.duration, ({ membershipDays }) => ({ text: formatQuantity(membershipDays, "días") })),
      ],
    },
    {
      id: "benefits",
      heading: words.groups.benefits,
      rows: benefits.map(({ id, name, gives, status }) =>
        row(id, { label: name, detail: gives }, (plan) => ({
          text: words.status[status[plan.id]],
          status: status[plan.id],
        })),
      ),
    },
  ];
}

function optional<Words>(words: Words | undefined, rowOf: (words: Words) => ComparisonRow): ComparisonRow[] {
  return words === undefined ? [] : [rowOf(words)];
}

function dataCell({ dataGb }: Plan, words: ComparisonLabels) {
  return { text: dataGb === "unlimited" ? words.unlimitedData : formatQuantity(dataGb, "GB") };
}

function bonusCell({ dataGb, firstMonthGb }: Plan, words: ComparisonLabels): Omit<ComparisonCell, "planId"> {
  if (firstMonthGb === undefined || dataGb === "unlimited") return { text: words.noBonus, status: "none" };
  return {
    text: formatQuantity(firstMonthGb, "GB"),
    detail: fillPlaceholders(words.bonusDetail, { gb: formatQuantity(firstMonthGb - dataGb, "GB") }),
    status: "included",
  };
}

function roamingCell({ roaming }: Plan, words: ComparisonLabels): Omit<ComparisonCell, "planId"> {
  if (roaming.kind === "none") return { text: words.noRoaming, status: "none" };
  const text =
    roaming.kind === "unlimited"
      ? words.roamingUnlimited
      : fillPlaceholders(words.roamingUpTo, { gb: formatQuantity(roaming.gb, "GB") });
  return {
    text,
    detail: fillPlaceholders(words.roamingWhere, { where: formatRoamingArea(roaming.where) }),
    status: "included",
  };
}
