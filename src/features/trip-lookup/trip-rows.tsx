import { createPortal } from "react-dom";
import type { PlanForTrip, TripCoverage } from "#domain/trips/trip.ts";
import type { TripStop } from "#domain/trips/trip-stop.ts";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import { MembershipRows } from "./membership-rows.tsx";
import { StopRows } from "./stop-rows.tsx";
import type { TripLookupTexts } from "./trip-lookup-texts.ts";

type TripRowsProps = {
  /** Id of the placeholder on the page. */
  id: string;
  trip: readonly TripStop[];
  plans: readonly PlanForTrip[];
  answer: TripCoverage;
  /** Whether the answer covers only a part of the trip. */
  isPartlyCovered: boolean;
  words: TripLookupTexts;
};

/**
 * The rows of stops and memberships. A portal renders them further down the page, because the tool is in the masthead.
 */
export function TripRows({ id, trip, plans, answer, isPartlyCovered, words }: TripRowsProps) {
  const place = document.getElementById(id);
  return (
    place &&
    createPortal(
      <Stack gap={5}>
        {words.sampleNotice && <SampleMark label={words.sampleNotice.mark}>{words.sampleNotice.text}</SampleMark>}
        <StopRows trip={trip} plans={plans} words={words} />
        <Stack gap={2}>
          {isPartlyCovered && (
            <p>
              <b>{words.rows.rest}</b>
            </p>
          )}
          <MembershipRows
            answer={answer}
            hasTrip
            label={isPartlyCovered ? words.rows.rest : words.rows.all}
            words={words}
          />
        </Stack>
      </Stack>,
      place,
    )
  );
}
