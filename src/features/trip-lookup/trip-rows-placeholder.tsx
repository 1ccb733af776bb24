import { computeTripCoverage, type PlanForTrip } from "#domain/trips/trip.ts";
import type { TripLookupCopy } from "./trip-lookup-copy.ts";
import { TripPlanRows } from "./trip-plan-rows.tsx";
import styles from "./trip-rows-placeholder.module.css";

type TripRowsPlaceholderProps = { id: string; plans: readonly PlanForTrip[]; copy: TripLookupCopy };

/** Place for `TripRows` on the page; without a trip or script, it shows each membership with its roaming. */
export function TripRowsPlaceholder({ id, plans, copy }: TripRowsPlaceholderProps) {
  return (
    <div>
      <div id={id} />
      <div className={styles.resting}>
        <TripPlanRows answer={computeTripCoverage([], plans)} hasTrip={false} label={copy.rows.listLabel} copy={copy} />
      </div>
    </div>
  );
}
