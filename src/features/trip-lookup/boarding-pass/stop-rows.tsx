import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { getStopCoverage, type PlanForTrip } from "#domain/trips/trip.ts";
import { isOpenSea, type TripStop } from "#domain/trips/trip-stop.ts";
import { joinNames, type TripLookupCopy } from "#features/trip-lookup/trip-lookup-copy.ts";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./stop-rows.module.css";

type StopRowsProps = {
  trip: readonly TripStop[];
  plans: readonly PlanForTrip[];
  copy: Pick<TripLookupCopy, "stops" | "sea">;
};

/**
 * List of the trip's stops, each with the memberships that cover it. Renders nothing for one stop with one destination.
 */
export function StopRows({ trip, plans, copy: { stops: copy, sea } }: StopRowsProps) {
  if (trip.length < 2 && !trip.some(({ destinations }) => destinations.length > 1)) return null;
  return (
    <Stack gap={2}>
      <p className={styles.label}>{copy.heading}</p>
      <dl className={styles.rows}>
        {trip.map((stop) => (
          <div key={stop.code} className={styles.row}>
            <dt>{stop.name}</dt>
            {(isOpenSea(stop) ? [sea.stop] : formatStopLines(stop, plans, copy)).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Stack>
  );
}

function formatStopLines(stop: TripStop, plans: readonly PlanForTrip[], copy: TripLookupCopy["stops"]): string[] {
  const { coverageGroups, uncoveredDestinations } = getStopCoverage(stop, plans);
  const destinationCount = stop.destinations.length;
  const formatPlanNames = (some: readonly PlanForTrip[]) =>
    some.length === plans.length ? copy.allPlans : joinNames(some);
  const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const lines = coverageGroups.map(({ plans: some, count }) =>
    capitalize(
      destinationCount === 1
        ? formatPlanNames(some)
        : fillPlaceholders(copy.planCount, { plans: formatPlanNames(some), n: `${count}`, all: `${destinationCount}` }),
    ),
  );
  if (coverageGroups.length === 0) lines.push(capitalize(copy.noPlan));
  return destinationCount > 1 && uncoveredDestinations.length > 0
    ? [...lines, fillPlaceholders(copy.noService, { names: joinNames(uncoveredDestinations) })]
    : lines;
}
