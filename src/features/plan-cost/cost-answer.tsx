import { formatDateWithWeekday } from "#domain/calendar/spanish-time.ts";
import type { Plan } from "#domain/plans/plan.ts";
import {
  type CostBreakdown,
  computeMembershipsEnd,
  type MonthCost,
  maxCostMonths,
} from "#domain/plans/price/monthly-cost.ts";
import { formatPriceRuns } from "#domain/plans/price/price-runs.ts";
import { buildPurchaseAction, type PurchaseLinks } from "#domain/plans/purchase.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { CallToAction } from "#ui/call-to-action/call-to-action.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { ToolResult } from "#ui/tool-result/tool-result.tsx";
import styles from "./cost-answer.module.css";
import type { PlanCostCopy } from "./plan-cost-copy.ts";

type CostAnswerProps = {
  plan: Plan;
  cost: CostBreakdown;
  /** The cost of the same months for customers who port their number, if there is an offer for them. */
  portingCost?: CostBreakdown;
  isPorting: boolean;
  promoMonths: number;
  /** Day of the first membership; without it, no day is mentioned. */
  startDay?: string;
  copy: PlanCostCopy;
  purchase: PurchaseLinks;
};

/** The total cost, its parts, and the day on which the promotion or the last membership ends. */
export function CostAnswer(props: CostAnswerProps) {
  const { plan, cost, portingCost, isPorting, promoMonths, startDay, copy, purchase } = props;
  const { answer } = copy;
  const count = cost.months.length;
  const end = isPorting ? copy.end.promo : copy.end.all;
  const endPeriod = { count: isPorting ? promoMonths : count, membershipDays: plan.membershipDays };
  const endTitle =
    startDay && fillPlaceholders(end.title, { day: formatDateWithWeekday(computeMembershipsEnd(startDay, endPeriod)) });
  const sumText = formatPriceRuns(cost, answer.run);
  const days = fillPlaceholders(answer.days, {
    plan: plan.name,
    memberships: formatQuantity(count, count === 1 ? answer.memberships.one : answer.memberships.many),
    days: formatQuantity(cost.days, "días"),
  });
  const figures = [
    { figure: formatPesos(cost.averagePesos), text: answer.average },
    ...listDataFigures(cost, answer),
    ...(portingCost
      ? [{ figure: formatPesos(portingCost.savedPesos), text: isPorting ? answer.savings : answer.wouldSave }]
      : []),
  ];
  return (
    <>
      <ToolResult
        tone="plan"
        title={
          // Keyed by the sum, so that a new answer gets a new element and does not count as a layout shift.
          <span key={cost.totalPesos}>
            <span className={styles.total}>{formatPesos(cost.totalPesos)}</span> {answer.title}
          </span>
        }
        action={
          <>
            <CostChart plan={plan} months={cost.months} />
            <CallToAction {...buildPurchaseAction(purchase, plan)} />
          </>
        }
      >
        <p className={styles.sum}>{sumText}</p>
        <p>{days}</p>
      </ToolResult>
      <p className={styles.end} key={endTitle}>
        {endTitle && (
          <>
            <b>{endTitle}.</b> <span>{fillPlaceholders(end.text, { price: formatPesos(plan.regularPesos) })}</span>
          </>
        )}
      </p>
      <Disclosure summary={copy.detailsLabel}>
        <Stack gap={3}>
          <ul className={styles.figures} aria-label={answer.figuresLabel}>
            {figures.map(({ figure, text }) => (
              <li key={text}>
                <b className={styles.figure}>{figure}</b> <span className={styles.text}>{text}</span>
              </li>
            ))}
          </ul>
          <CostTable months={cost.months} copy={copy.table} />
          {copy.basis.map((text) => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
        </Stack>
      </Disclosure>
    </>
  );
}

function listDataFigures({ totalGb, extraGb, pesosPerGb }: CostBreakdown, copy: PlanCostCopy["answer"]) {
  if (totalGb === "unlimited") return [{ figure: copy.unlimited, text: copy.unlimitedText }];
  return [
    {
      figure: formatQuantity(totalGb, "GB"),
      text: extraGb === 0 ? copy.data : fillPlaceholders(copy.dataExtra, { gb: formatQuantity(extraGb, "GB") }),
    },
    ...(pesosPerGb === undefined ? [] : [{ figure: formatPesos(pesosPerGb), text: copy.perGb }]),
  ];
}

type CostChartProps = {
  plan: Plan;
  months: readonly MonthCost[];
};

/** One bar per month, as high as its price. Decorative: the table says the same. */
function CostChart({ plan, months }: CostChartProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {places.map((place) => {
        const month = months.find((one) => one.month === place);
        const height = month ? (month.pesos / plan.regularPesos) * fullHeight : fullHeight;
        return (
          <div key={place} className={styles.month} data-kind={getMonthKind(month)}>
            <svg className={styles.bar} viewBox={`0 0 10 ${fullHeight}`} preserveAspectRatio="none" aria-hidden="true">
              <rect y={fullHeight - height} width="10" height={height} />
            </svg>
            <span className={styles.number}>{place}</span>
          </div>
        );
      })}
    </div>
  );
}

const places = Array.from({ length: maxCostMonths }, (_, index) => index + 1);

/** Height of a bar at the regular price, in the drawing's units. */
const fullHeight = 100;

function getMonthKind(month: MonthCost | undefined): "promo" | "regular" | "later" {
  if (!month) return "later";
  return month.isPromo ? "promo" : "regular";
}

type CostTableProps = { months: readonly MonthCost[]; copy: PlanCostCopy["table"] };

/** Price and included data, one row per month. */
function CostTable({ months, copy: { caption, columns, kinds, unlimited } }: CostTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.data}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, pesos: price, gb, isPromo }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>
              <span>{formatPesos(price)}</span>{" "}
              <span className={styles.kind}>{isPromo ? kinds.promo : kinds.regular}</span>
            </td>
            <td>{gb === "unlimited" ? unlimited : formatQuantity(gb, "GB")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
