import type { PlanId } from "#domain/plans/plan.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { NamedStop, TripStop } from "#domain/trips/trip-stop.ts";

export type TripLookupCopy = {
  heading: string;
  field: { label: string; example: string };
  /** Accessible name of the list below the field. */
  suggestions: string;
  /**
   * With `{text}`. `like`: introduces similar names. `avoided`: the text names a place where the trip does not go.
   * `noPlace`: it names no place. `empty`: there is no text. `rest`: with `{texts}`, the other uncertain parts.
   */
  unknown: Record<"none" | "like" | "avoided" | "noPlace" | "empty" | "rest", string>;
  /** `{text}` is a name of several places. */
  ambiguous: string;
  /** Label of a similar name, `{name}`. */
  suggestion: string;
  /** Names the country of a place: `{place}` and `{country}`. */
  countryNote: string;
  mexicoNote: string;
  /** Accessible name of the list of chosen countries. */
  trip: string;
  /** Has the placeholder `{name}`. */
  remove: string;
  clear: string;
  /** Button that chooses the typed text. */
  add: string;
  /** Other texts on the boarding pass. `example` has the placeholders `{place}` and `{plan}`. */
  pass: { name: string; term: string; exampleMark: string; example: string };
  /** Destinations that one press looks up; the pass shows the first one until there is an answer. */
  examples: { label: string; codes: readonly string[] };
  /** Replaces the answer while no country is chosen. */
  waiting: string;
  answer: {
    /** Has the placeholder `{plan}`. */
    covered: string;
    cheapest: string;
    /** Has the placeholder `{names}`. */
    uncovered: string;
    noService: string;
    /** Has the placeholder `{plan}`. */
    otherStops: string;
  };
  /** The answer for the open sea, which never mentions memberships. `stop`: its line in the list of stops. */
  sea: { verdict: string; notes: readonly string[]; stop: string };
  /** Variants of texts of `answer`: `inMexico` for a trip within Mexico, `withGaps` if destinations have no service. */
  inMexico: Pick<TripLookupCopy["answer"], "covered" | "cheapest" | "otherStops">;
  withGaps: Pick<TripLookupCopy["answer"], "covered" | "cheapest" | "otherStops">;
  stops: {
    heading: string;
    allPlans: string;
    noPlan: string;
    /** Has the placeholders `{n}`, `{all}` and `{plans}`. */
    planCount: string;
    /** Has the placeholder `{names}`. */
    noService: string;
  };
  /** Texts per membership. */
  plans: Readonly<Record<PlanId, TripPlanCopy>>;
  rows: {
    /** Accessible name of the list of memberships; `partOfTrip` is for trips with stops that no membership covers. */
    listLabel: string;
    partOfTrip: string;
    yes: string;
    no: string;
    /** With `{names}`; `part` formats the `{name}` of a stop that is covered only in part. */
    missing: string;
    part: string;
    cheapest: string;
  };
  compare: string;
  /** Introduces each answer while the list is sample data. */
  sampleNotice?: { mark: string; text: string };
};

/** A number, preceded by its label and followed by its condition. */
export type Figure = { label: string; figure: string; condition: string };

type TripPlanCopy = {
  /** Text about roaming. */
  roaming: string;
  /** Text about the use of the membership's own data. */
  ownData: string;
  /** The price, or the promotional price for porting customers. */
  price: string;
  /** Condition of the promotional price. */
  terms?: string;
  /** The prices with and without the promotion, in one sentence. */
  priceSentence: string;
  /** The figures in the texts above, shown large; `roaming` is empty for a membership without roaming. */
  figures: { roaming: readonly Figure[]; ownData: Figure; prices: readonly Figure[] };
};

/** Joins names to a Spanish list: "Cuba e Irán". */
export function joinNames(named: readonly { name: string }[]): string {
  return formatSpanishList(named.map(({ name }) => name));
}

/** Formats a stop: "Bali (Indonesia)". */
export function formatStop({ stop, place }: NamedStop): string {
  return place ? `${place} (${stop.name})` : stop.name;
}

const mexico = "MX";

/** Names the country of each stop that was chosen by the name of a place. */
export function formatStopCountries(
  chosenStops: readonly NamedStop[],
  copy: Pick<TripLookupCopy, "countryNote" | "mexicoNote">,
) {
  return chosenStops
    .flatMap(({ stop, place }) => {
      if (!place) return [];
      return fillPlaceholders(stop.code === mexico ? copy.mexicoNote : copy.countryNote, {
        place,
        country: stop.name,
      });
    })
    .join(" ");
}

/** Adapts the texts to a trip within Mexico, or with destinations that have no service. */
export function selectTripCopy(trip: readonly TripStop[], hasGaps: boolean, copy: TripLookupCopy): TripLookupCopy {
  const isInMexico = trip.every(({ code }) => code === mexico);
  return { ...copy, answer: { ...copy.answer, ...(isInMexico ? copy.inMexico : hasGaps ? copy.withGaps : {}) } };
}
