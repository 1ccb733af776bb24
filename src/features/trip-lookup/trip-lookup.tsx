import { useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PurchaseLinks } from "#domain/plans/purchase.ts";
import { type Destination, type PackedDestinations, unpackDestinations } from "#domain/trips/destination.ts";
import { computeTripCoverage, type PlanForTrip } from "#domain/trips/trip.ts";
import { buildGazetteer, emptyPlaceNames, isOpenSea, type PlaceNames, type TripStop } from "#domain/trips/trip-stop.ts";
import { Announcement } from "#ui/announcement/announcement.tsx";
import { useAnnouncement } from "#ui/announcement/use-announcement.ts";
import { Button } from "#ui/button/button.tsx";
import { NamedRow } from "#ui/named-row/named-row.tsx";
import { BareTool } from "#ui/tool-panel/bare-tool.tsx";
import { scrollToVerdict } from "#ui/tool-panel/scroll-to-verdict.ts";
import { ToolPanel } from "#ui/tool-panel/tool-panel.tsx";
import { BoardingPass } from "./boarding-pass/boarding-pass.tsx";
import { ChosenCountries } from "./chosen-countries.tsx";
import { CountryField } from "./country-field.tsx";
import { loadPlaceNames } from "./load-place-names.ts";
import styles from "./trip-lookup.module.css";
import { joinNames, selectTripCopy, type TripLookupCopy } from "./trip-lookup-copy.ts";
import { TripRows } from "./trip-rows.tsx";
import { useTrip } from "./use-trip.ts";

type TripLookupProps = {
  copy: TripLookupCopy;
  /** Every destination that can be chosen, whether or not a membership covers it. */
  destinations: PackedDestinations;
  /** The memberships, in the order in which the answer lists them. */
  plans: readonly PlanForTrip[];
  /** URL of the comparison of memberships. */
  compareHref?: string;
  purchase: PurchaseLinks;
  /** Id of the element that lists the memberships: see `TripRowsPlaceholder`. */
  rowsId: string;
  /** Loads the names of places once the field is used; another function in a test. */
  loadPlaces?: LoadPlaces;
};

/**
 * Finds the memberships that cover all stops of a trip, and the cheapest of them. The field and the boarding pass are
 * in the page's opening; the list of memberships is further down.
 */
export function TripLookup(props: TripLookupProps) {
  const {
    copy: allCopy,
    destinations: packed,
    plans,
    compareHref,
    purchase,
    rowsId,
    loadPlaces = loadPlaceNames,
  } = props;
  const destinations = useMemo(() => unpackDestinations(packed), [packed]);
  const { gazetteer, hasAllNames, loadNames } = useGazetteer(destinations, loadPlaces);
  const { trip, add, remove, clear } = useTrip(gazetteer.stops, loadNames);
  const field = useRef<HTMLInputElement>(null);
  const [announcement, announce] = useAnnouncement();

  const landStops = trip.filter((stop) => !isOpenSea(stop));
  const landCoverage = computeTripCoverage(landStops, plans);
  const coveredStops = landStops.filter((stop) => !landCoverage.uncoveredStops.includes(stop));
  const isPartlyCovered = coveredStops.length > 0 && coveredStops.length < trip.length;
  const tripCoverage = isPartlyCovered ? computeTripCoverage(coveredStops, plans) : landCoverage;
  const copy = selectTripCopy(landStops, landCoverage.uncoveredDestinations.length > 0, allCopy);
  const coveredAnswer = coveredStops.length > 0 ? tripCoverage : undefined;
  const examples = copy.examples.codes.flatMap((code) => gazetteer.stops.find((stop) => stop.code === code) ?? []);
  const compareLink = compareHref ? { label: copy.compare, href: compareHref } : undefined;

  /** Announces the trip, because a further destination may leave the answer as it is. */
  function choose(chosenStops: readonly TripStop[]) {
    add(chosenStops);
    announce(`${copy.trip}: ${joinNames([...new Set([...trip, ...chosenStops])])}.`);
  }

  function showExample(stop: TripStop) {
    flushSync(() => choose([stop]));
    field.current?.focus({ preventScroll: true });
    scrollToVerdict(field.current?.closest("[data-tool]"));
  }

  return (
    <>
      <BareTool>
        <ToolPanel
          isBare
          heading={copy.heading}
          headingLevel={2}
          result={
            <BoardingPass
              trip={trip}
              uncoveredStops={landCoverage.uncoveredStops}
              answer={coveredAnswer}
              example={examples[0] && { stop: examples[0], answer: computeTripCoverage([examples[0]], plans) }}
              copy={copy}
              purchase={purchase}
              fallbackAction={compareLink}
            />
          }
        >
          <CountryField
            fieldRef={field}
            copy={copy}
            gazetteer={gazetteer}
            hasAllNames={hasAllNames}
            onUse={loadNames}
            onChoose={choose}
          />
          {/* The trip replaces the examples, so that the answer is near the field and nothing moves. */}
          <div className={styles.trip}>
            {trip.length > 0 ? (
              <ChosenCountries
                trip={trip}
                copy={copy}
                onRemove={remove}
                onClear={clear}
                onNoneLeft={() => field.current?.focus()}
              />
            ) : (
              <NamedRow label={copy.examples.label}>
                {examples.map((stop) => (
                  <li key={stop.code}>
                    <Button variant="ghost" size="s" onClick={() => showExample(stop)}>
                      {stop.name}
                    </Button>
                  </li>
                ))}
              </NamedRow>
            )}
          </div>
          {/* Not in the element above, whose texts are hidden under the suggestions. */}
          <Announcement text={announcement} />
        </ToolPanel>
      </BareTool>
      {landStops.length > 0 && (
        <TripRows
          id={rowsId}
          trip={trip}
          plans={plans}
          answer={tripCoverage}
          isPartlyCovered={isPartlyCovered}
          copy={copy}
        />
      )}
    </>
  );
}

/** Loads the places and world regions, which are in a separate file. */
type LoadPlaces = () => Promise<PlaceNames>;

/**
 * Provides the names of the destinations and, once `loadNames` is called, also the names of places and world regions.
 *
 * @returns `hasAllNames`: whether loading has ended; if loading failed, the next call of `loadNames` tries again.
 */
function useGazetteer(destinations: readonly Destination[], load: LoadPlaces) {
  const [places, setPlaces] = useState(emptyPlaceNames);
  const [hasAllNames, setHasAllNames] = useState(false);
  const pendingNames = useRef<Promise<void>>(undefined);
  const gazetteer = useMemo(() => buildGazetteer(destinations, places), [destinations, places]);

  const loadNames = useCallback(() => {
    pendingNames.current ??= load()
      .then(setPlaces)
      .catch(() => {
        pendingNames.current = undefined;
      })
      .then(() => setHasAllNames(true));
  }, [load]);

  return { gazetteer, hasAllNames, loadNames };
}
