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

export type ComparisonTexts = {
  groups: { price: string; line: string; benefits: string };
  regularPrice: RowWords;
  /** Absent without an offer for ported numbers; the row is then left out. The same holds for `firstMonth`. */
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
  texts: ComparisonTexts,
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
      heading: texts.groups.price,
      rows: [
        row("regularPrice", texts.regularPrice, ({ regularPesos }) => ({ text: formatPesos(regularPesos) }), {
          isFigure: true,
          ...(texts.portingPrice && { priceOf: "fresh" }),
        }),
        ...optional(texts.portingPrice, (own) =>
          row("portingPrice", own, (plan) => ({ text: formatPesos(plan.promoPesos ?? plan.regularPesos) }), {
            isFigure: true,
            priceOf: "bring",
          }),
        ),
      ],
    },
    {
      id: "line",
      heading: texts.groups.line,
      rows: [
        row("data", texts.data, (plan) => dataCell(plan, texts), { isFigure: true }),
        ...optional(texts.firstMonth, (own) => row("firstMonth", own, (plan) => bonusCell(plan, texts))),
        row("roaming", texts.roaming, (plan) => roamingCell(plan, texts)),
        row("calls", texts.calls, () => ({ text: texts.unlimitedCalls, status: "included" })),
        row("duration", texts.duration, ({ membershipDays }) => ({ text: formatQuantity(membershipDays, "días") })),
      ],
    },
    {
      id: "benefits",
      heading: texts.groups.benefits,
      rows: benefits.map(({ id, name, gives, status }) =>
        row(id, { label: name, detail: gives }, (plan) => ({
          text: texts.status[status[plan.id]],
          status: status[plan.id],
        })),
      ),
    },
  ];
}

function optional<Words>(texts: Words | undefined, rowOf: (texts: Words) => ComparisonRow): ComparisonRow[] {
  return texts === undefined ? [] : [rowOf(texts)];
}

function dataCell({ dataGb }: Plan, texts: ComparisonTexts) {
  return { text: dataGb === "unlimited" ? texts.unlimitedData : formatQuantity(dataGb, "GB") };
}

function bonusCell({ dataGb, firstMonthGb }: Plan, texts: ComparisonTexts): Omit<ComparisonCell, "planId"> {
  if (firstMonthGb === undefined || dataGb === "unlimited") return { text: texts.noBonus, status: "none" };
  return {
    text: formatQuantity(firstMonthGb, "GB"),
    detail: fillPlaceholders(texts.bonusDetail, { gb: formatQuantity(firstMonthGb - dataGb, "GB") }),
    status: "included",
  };
}

function roamingCell({ roaming }: Plan, texts: ComparisonTexts): Omit<ComparisonCell, "planId"> {
  if (roaming.kind === "none") return { text: texts.noRoaming, status: "none" };
  const text =
    roaming.kind === "unlimited"
      ? texts.roamingUnlimited
      : fillPlaceholders(texts.roamingUpTo, { gb: formatQuantity(roaming.gb, "GB") });
  return {
    text,
    detail: fillPlaceholders(texts.roamingWhere, { where: formatRoamingArea(roaming.where) }),
    status: "included",
  };
}
