import type { PlanId } from "#domain/plans/plan.ts";
import { fill } from "#domain/text/facts/fill.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { NamedStop, Stop } from "#domain/trips/trip-stop.ts";

/** The tool's texts. Comments name their placeholders: `{…}`. */
export type TripLookupTexts = {
  heading: string;
  field: { label: string; example: string };
  /** Accessible name of the list below the field. */
  suggestions: string;
  /** With `{text}`; `like` introduces similar names. */
  unknown: { none: string; like: string };
  /** With `{text}`: a name of several places. */
  which: string;
  /** Label of a similar name, `{name}`. */
  meant: string;
  /** In which country a place is: `{place}` and `{country}`. */
  located: string;
  locatedAtHome: string;
  /** Accessible name of the list of chosen countries. */
  trip: string;
  /** With `{name}`. */
  remove: string;
  clear: string;
  /** Button that chooses the typed text. */
  add: string;
  /** Note on roaming that is always included. */
  included: string;
  /** Printed on the boarding pass besides the answer; `blank`: labels of the empty figures before there is one. */
  pass: { name: string; term: string; blank: readonly string[]; plan: string };
  /** Replaces the answer while no country is chosen. */
  waiting: string;
  answer: {
    /** With `{plan}`. */
    covered: string;
    cheapest: string;
    /** With `{names}`. */
    uncovered: string;
    noService: string;
    /** Replaces `noService` if the open sea is part of the trip. */
    atSea: string;
    /** With `{plan}`. */
    rest: string;
  };
  /** Replacements in `answer` for a trip within Mexico, and for one with destinations without service. */
  inMexico: Pick<TripLookupTexts["answer"], "covered" | "cheapest">;
  withGaps: Pick<TripLookupTexts["answer"], "covered" | "cheapest">;
  /** For the list of stops and the memberships that cover each. */
  stops: {
    /** Heading of the list. */
    heading: string;
    all: string;
    none: string;
    /** With `{n}`, `{all}` and `{plans}`. */
    some: string;
    /** With `{names}`. */
    without: string;
  };
  /** Texts per membership. */
  plans: Readonly<Record<PlanId, TripPlanWords>>;
  rows: {
    /** Accessible name of the list of memberships; `rest` if no membership covers some of the stops. */
    all: string;
    rest: string;
    yes: string;
    no: string;
    /** With `{names}`; `part` is one of them, with `{name}`. */
    missing: string;
    part: string;
    cheapest: string;
  };
  compare: string;
  /** Introduces each answer while the list is sample data. */
  sampled?: { mark: string; text: string };
};

/** A number with its label before and its condition after it. */
export type Figure = { label: string; figure: string; condition: string };

type TripPlanWords = {
  /** Roaming, and use of the membership's own data. */
  roaming: string;
  own: string;
  /** The promotional price for porting customers, if there is one, with its condition. */
  price: string;
  terms?: string;
  /** The same as large figures; `roaming` is empty without any. */
  figures: { roaming: readonly Figure[]; own: Figure; prices: readonly Figure[] };
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

/** Formats in which country a place is, for stops chosen by another name than their country's. */
export function formatLocations(
  chosen: readonly NamedStop[],
  words: Pick<TripLookupTexts, "located" | "locatedAtHome">,
) {
  return chosen
    .flatMap(({ stop, place }) => {
      if (!place) return [];
      return fill(stop.code === mexico ? words.locatedAtHome : words.located, { place, country: stop.name });
    })
    .join(" ");
}

/** Adapts the texts to a trip within Mexico, with destinations without service, or on the open sea. */
export function selectTripTexts(trip: readonly Stop[], hasGaps: boolean, words: TripLookupTexts): TripLookupTexts {
  const isInMexico = trip.every(({ code }) => code === mexico);
  const isAtSea = trip.some(({ destinations }) => destinations.length === 0);
  return {
    ...words,
    answer: {
      ...words.answer,
      ...(isInMexico ? words.inMexico : hasGaps ? words.withGaps : {}),
      ...(isAtSea && { noService: words.answer.atSea }),
    },
  };
}
