import { answerTrip, type TripPlan } from "#domain/trips/trip.ts";
import { MembershipRows } from "./membership-rows.tsx";
import type { TripLookupWords } from "./trip-lookup-words.ts";
import styles from "./trip-rows-place.module.css";

type TripRowsPlaceProps = { id: string; plans: readonly TripPlan[]; words: TripLookupWords };

/** Where the tool lists the memberships for a trip; until there is one, and without script, each with its roaming. */
export function TripRowsPlace({ id, plans, words }: TripRowsPlaceProps) {
  return (
    <div>
      <div id={id} />
      <div className={styles.resting}>
        <MembershipRows answer={answerTrip([], plans)} hasTrip={false} label={words.rows.all} words={words} />
      </div>
    </div>
  );
}
