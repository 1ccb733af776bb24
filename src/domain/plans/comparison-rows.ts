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
  /** Whether the row has prices or gigabytes, the most important figures. */
  isFigure?: boolean;
  /** Customers who pay this price: those with a ported number or with a new one. Absent if all pay the same. */
  priceOf?: "ported" | "new";
  /** The cells, one per plan, in the order of the plans. */
  cells: readonly ComparisonCell[];
};

export type ComparisonGroup = { id: string; heading: string; rows: readonly ComparisonRow[] };

type RowCopy = { label: string; detail?: string };

export type ComparisonCopy = {
  groups: { price: string; line: string; benefits: string };
  regularPrice: RowCopy;
  /**
   * Texts of the row with the price of ported numbers. Absent without such an offer: the row is then left out, like
   * `firstMonth`.
   */
  portingPrice?: RowCopy;
  data: RowCopy;
  firstMonth?: RowCopy;
  roaming: RowCopy;
  calls: RowCopy;
  duration: RowCopy;
  unlimitedData: string;
  noBonus: string;
  /** Text below the first month's gigabytes; `{gb}` is the extra amount. */
  bonusDetail: string;
  noRoaming: string;
  /** Text about limited roaming; `{gb}` is the maximum. */
  roamingUpTo: string;
  roamingUnlimited: string;
  /** Text about the area of roaming; `{where}` is a region or a number of countries. */
  roamingWhere: string;
  unlimitedCalls: string;
  status: Record<BenefitStatus, string>;
};

/** Builds the three groups of rows: prices, the line, benefits. Every row has a cell for each plan. */
export function comparePlans(
  plans: readonly Plan[],
  benefits: readonly Benefit[],
  copy: ComparisonCopy,
): ComparisonGroup[] {
  const createRow = (
    id: string,
    rowCopy: RowCopy,
    createCell: (plan: Plan) => Omit<ComparisonCell, "planId">,
    look: Pick<ComparisonRow, "isFigure" | "priceOf"> = {},
  ): ComparisonRow => ({
    id,
    ...rowCopy,
    ...look,
    cells: plans.map((plan) => ({ planId: plan.id, ...createCell(plan) })),
  });
  return [
    {
      id: "price",
      heading: copy.groups.price,
      rows: [
        createRow("regularPrice", copy.regularPrice, ({ regularPesos }) => ({ text: formatPesos(regularPesos) }), {
          isFigure: true,
          ...(copy.portingPrice && { priceOf: "new" }),
        }),
        ...createOptionalRow(copy.portingPrice, (own) =>
          createRow("portingPrice", own, (plan) => ({ text: formatPesos(plan.promoPesos ?? plan.regularPesos) }), {
            isFigure: true,
            priceOf: "ported",
          }),
        ),
      ],
    },
    {
      id: "line",
      heading: copy.groups.line,
      rows: [
        createRow("data", copy.data, (plan) => createDataCell(plan, copy), { isFigure: true }),
        ...createOptionalRow(copy.firstMonth, (own) =>
          createRow("firstMonth", own, (plan) => createBonusCell(plan, copy)),
        ),
        createRow("roaming", copy.roaming, (plan) => createRoamingCell(plan, copy)),
        createRow("calls", copy.calls, () => ({ text: copy.unlimitedCalls, status: "included" })),
        createRow("duration", copy.duration, ({ membershipDays }) => ({
          text: formatQuantity(membershipDays, "días"),
        })),
      ],
    },
    {
      id: "benefits",
      heading: copy.groups.benefits,
      rows: benefits.map(({ id, name, description, status }) =>
        createRow(id, { label: name, detail: description }, (plan) => ({
          text: copy.status[status[plan.id]],
          status: status[plan.id],
        })),
      ),
    },
  ];
}

function createOptionalRow<Copy>(copy: Copy | undefined, createRow: (copy: Copy) => ComparisonRow): ComparisonRow[] {
  return copy === undefined ? [] : [createRow(copy)];
}

function createDataCell({ dataGb }: Plan, copy: ComparisonCopy) {
  return { text: dataGb === "unlimited" ? copy.unlimitedData : formatQuantity(dataGb, "GB") };
}

function createBonusCell({ dataGb, firstMonthGb }: Plan, copy: ComparisonCopy): Omit<ComparisonCell, "planId"> {
  if (firstMonthGb === undefined || dataGb === "unlimited") return { text: copy.noBonus, status: "none" };
  return {
    text: formatQuantity(firstMonthGb, "GB"),
    detail: fillPlaceholders(copy.bonusDetail, { gb: formatQuantity(firstMonthGb - dataGb, "GB") }),
    status: "included",
  };
}

function createRoamingCell({ roaming }: Plan, copy: ComparisonCopy): Omit<ComparisonCell, "planId"> {
  if (roaming.kind === "none") return { text: copy.noRoaming, status: "none" };
  const text =
    roaming.kind === "unlimited"
      ? copy.roamingUnlimited
      : fillPlaceholders(copy.roamingUpTo, { gb: formatQuantity(roaming.gb, "GB") });
  return {
    text,
    detail: fillPlaceholders(copy.roamingWhere, { where: formatRoamingArea(roaming.where) }),
    status: "included",
  };
}
