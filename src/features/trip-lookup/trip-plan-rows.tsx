import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { TripCoverage } from "#domain/trips/trip.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { PlanMark } from "#ui/plan-mark/plan-mark.tsx";
import { listAllowances } from "./allowances.ts";
import { joinNames, type TripLookupCopy } from "./trip-lookup-copy.ts";
import styles from "./trip-plan-rows.module.css";

type TripPlanRowsProps = {
  answer: TripCoverage;
  /** Whether a trip is chosen; otherwise each membership shows its roaming. */
  hasTrip: boolean;
  /** Accessible name of the list. */
  label: string;
  copy: TripLookupCopy;
};

/** A row per membership: whether and how it covers the trip, and its price. */
export function TripPlanRows({ answer: { planCoverages, cheapest, usage }, hasTrip, label, copy }: TripPlanRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {planCoverages.map(({ plan, missingStops }) => {
        const coversTrip = missingStops.length === 0;
        const [roaming] = hasTrip ? [] : copy.plans[plan.id].figures.roaming;
        const allowances = hasTrip
          ? listAllowances(plan, usage, copy)
          : [roaming ? roaming.condition : copy.plans[plan.id].roaming];
        const names = missingStops.map(({ stop, isPartlyCovered }) =>
          isPartlyCovered ? { name: fillPlaceholders(copy.rows.part, { name: stop.name }) } : stop,
        );
        const texts = coversTrip ? allowances : [fillPlaceholders(copy.rows.missing, { names: joinNames(names) })];
        return (
          <li key={plan.id} className={styles.row}>
            <PlanMark plan={plan.id} />
            <p className={styles.name}>{plan.name}</p>
            <p className={styles.price}>{copy.plans[plan.id].price}</p>
            {hasTrip && (
              <p className={styles.mark}>
                <Icon name={coversTrip ? "check" : "close"} /> <span>{coversTrip ? copy.rows.yes : copy.rows.no}</span>
                {plan === cheapest && <b>{copy.rows.cheapest}</b>}
              </p>
            )}
            <div className={styles.texts}>
              {roaming && (
                <p>
                  {roaming.label} <b className={styles.figure}>{roaming.figure}</b>
                </p>
              )}
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {copy.plans[plan.id].terms && <p>{copy.plans[plan.id].terms}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
