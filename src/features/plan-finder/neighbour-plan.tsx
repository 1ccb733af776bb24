import { fill } from "#domain/fill.ts";
import { pesos } from "#domain/money.ts";
import type { Plan } from "#domain/plan.ts";
import styles from "./neighbour-plan.module.css";
import type { NeighbourWords } from "./plan-finder-words.ts";

type NeighbourPlanProps = {
  plan: Plan;
  words: NeighbourWords;
  /** The difference per month, in MXN. */
  pesos: number;
  /** What is missing or added there. */
  points: readonly string[];
};

/** The next lower or higher membership, and what the step would mean. */
export function NeighbourPlan({ plan, words, pesos: difference, points }: NeighbourPlanProps) {
  return (
    <div className={styles.neighbour} data-plan={plan.id}>
      <p className={styles.title}>{fill(words.title, { plan: plan.name })}</p>
      <p>{fill(words.text, { pesos: pesos(difference) })}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
