import { useMemo, useRef } from "react";
import { type PackedDestinations, unpackDestinations } from "#domain/destination.ts";
import type { PlanPurchase } from "#domain/purchase.ts";
import { answerTrip, type TripPlan } from "#domain/trip.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { ChosenCountries } from "./chosen-countries.tsx";
import { CountryField } from "./country-field.tsx";
import { MembershipRows } from "./membership-rows.tsx";
import { StopRows } from "./stop-rows.tsx";
import { type TripLookupWords, wordsFor } from "./trip-lookup-words.ts";
import { TripVerdict, tripGlance } from "./trip-verdict.tsx";
import { type LoadPlaces, useGazetteer } from "./use-gazetteer.ts";
import { useTrip } from "./use-trip.ts";

type TripLookupProps = {
  words: TripLookupWords;
  /** Every destination that can be chosen, whether or not a membership covers it. */
  destinations: PackedDestinations;
  /** In the order in which the answer lists them. */
  plans: readonly TripPlan[];
  /** Where the memberships are compared. */
  compareHref?: string;
  purchase: PlanPurchase;
  loadPlaces: LoadPlaces;
};

/** Which memberships cover all the stops of a trip, and the cheapest that does. */
export function TripLookup(props: TripLookupProps) {
  const { words: allWords, destinations: packed, plans, compareHref, purchase, loadPlaces } = props;
  const destinations = useMemo(() => unpackDestinations(packed), [packed]);
  const { gazetteer, isWhole, ask } = useGazetteer(destinations, loadPlaces);
  const { trip, add, remove, clear } = useTrip(gazetteer.stops, ask);
  const field = useRef<HTMLInputElement>(null);

  const whole = answerTrip(trip, plans);
  const rest = trip.filter((stop) => !whole.uncovered.includes(stop));
  const isPart = rest.length > 0 && rest.length < trip.length;
  const answer = isPart ? answerTrip(rest, plans) : whole;
  const words = wordsFor(trip, whole.gaps.length > 0, allWords);
  const covered = rest.length > 0 ? answer : undefined;
  const compare = compareHref ? { label: words.compare, href: compareHref } : undefined;

  return (
    <ToolPanel
      heading={words.heading}
      headingLevel={3}
      intro={words.intro}
      note={words.note}
      sample={words.sample}
      glance={tripGlance(whole.uncovered, covered, words)}
      result={
        <>
          <StopRows trip={trip} plans={plans} words={words} />
          <MembershipRows
            answer={answer}
            hasTrip={trip.length > 0}
            label={isPart ? words.rows.rest : words.rows.all}
            words={words}
          />
          {compare && (
            <p>
              <ButtonLink href={compare.href} variant="quiet" wide>
                {compare.label}
              </ButtonLink>
            </p>
          )}
        </>
      }
    >
      <CountryField fieldRef={field} words={words} gazetteer={gazetteer} isWhole={isWhole} onUse={ask} onChoose={add} />
      {trip.length > 0 && (
        <ChosenCountries
          trip={trip}
          words={words}
          onRemove={remove}
          onClear={clear}
          onNoneLeft={() => field.current?.focus()}
        />
      )}
      <TripVerdict uncovered={whole.uncovered} answer={covered} words={words} purchase={purchase} otherwise={compare} />
    </ToolPanel>
  );
}
