import { fill } from "#domain/fill.ts";
import { pesos } from "#domain/money.ts";
import type { Plan } from "#domain/plan.ts";
import { type MonthCost, maxCostMonths } from "#domain/plan-cost.ts";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./cost-chart.module.css";
import type { PlanCostWords } from "./plan-cost-words.ts";

type CostChartProps = {
  plan: Plan;
  months: readonly MonthCost[];
  words: PlanCostWords["chart"];
};

/** One bar per month, as high as the payment. Only a picture: the table below says the same. */
export function CostChart({ plan, months, words }: CostChartProps) {
  const kinds = [
    { id: "promo", text: fill(words.promo, { price: pesos(plan.promoPesos ?? plan.regularPesos) }), is: true },
    { id: "regular", text: fill(words.regular, { price: pesos(plan.regularPesos) }), is: false },
  ].filter(({ is }) => months.some(({ isPromo }) => isPromo === is));
  return (
    <Stack gap={2} aria-hidden="true">
      <div className={styles.bars}>
        {places.map((place) => {
          const month = months.find((one) => one.month === place);
          const height = month ? (month.pesos / plan.regularPesos) * full : full;
          return (
            <div key={place} className={styles.month} data-kind={kindOf(month)}>
              <svg className={styles.bar} viewBox={`0 0 10 ${full}`} preserveAspectRatio="none" aria-hidden="true">
                <rect y={full - height} width="10" height={height} />
              </svg>
              <span className={styles.number}>{place}</span>
            </div>
          );
        })}
      </div>
      <ul className={styles.key}>
        {kinds.map(({ id, text }) => (
          <li key={id} data-kind={id}>
            {text}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const places = Array.from({ length: maxCostMonths }, (_, index) => index + 1);

/** Height of the regular price. */
const full = 100;

function kindOf(month: MonthCost | undefined): "promo" | "regular" | "later" {
  if (!month) return "later";
  return month.isPromo ? "promo" : "regular";
}
