import { createPortal } from "react-dom";
import type { PlanForTrip, TripCoverage } from "#domain/trips/trip.ts";
import type { TripStop } from "#domain/trips/trip-stop.ts";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { StopRows } from "./boarding-pass/stop-rows.tsx";
import type { TripLookupCopy } from "./trip-lookup-copy.ts";
import { TripPlanRows } from "./trip-plan-rows.tsx";

type TripRowsProps = {
  /** Id of the placeholder on the page. */
  id: string;
  trip: readonly TripStop[];
  plans: readonly PlanForTrip[];
  answer: TripCoverage;
  /** Whether the answer covers only a part of the trip. */
  isPartlyCovered: boolean;
  copy: TripLookupCopy;
};

/**
 * The rows of stops and memberships. A portal renders them further down the page, because the tool is in the opening.
 */
export function TripRows({ id, trip, plans, answer, isPartlyCovered, copy }: TripRowsProps) {
  const place = document.getElementById(id);
  return (
    place &&
    createPortal(
      <Stack gap={5}>
        {copy.sampleNotice && <SampleMark label={copy.sampleNotice.mark}>{copy.sampleNotice.text}</SampleMark>}
        <StopRows trip={trip} plans={plans} copy={copy} />
        <Stack gap={2}>
          {isPartlyCovered && (
            <p>
              <b>{copy.rows.partOfTrip}</b>
            </p>
          )}
          <TripPlanRows
            answer={answer}
            hasTrip
            label={isPartlyCovered ? copy.rows.partOfTrip : copy.rows.listLabel}
            copy={copy}
          />
        </Stack>
      </Stack>,
      place,
    )
  );
}
