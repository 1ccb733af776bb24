import type { Plan } from "#domain/plans/plan.ts";
import { type MonthCost, maxCostMonths } from "#domain/plans/price/monthly-cost.ts";
import styles from "./cost-chart.module.css";

type CostChartProps = {
  plan: Plan;
  months: readonly MonthCost[];
};

/** One bar per month, as high as its price. Decorative: the table says the same. */
export function CostChart({ plan, months }: CostChartProps) {
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
