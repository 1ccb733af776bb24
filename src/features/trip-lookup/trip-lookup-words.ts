import type { PlanId } from "#domain/plans/plan.ts";
import { fill } from "#domain/text/fill.ts";
import { spanishList } from "#domain/text/spanish-list.ts";
import type { NamedStop, Stop } from "#domain/trips/trip-stop.ts";

/** The tool's texts. The tool fills in `{…}`. */
export type TripLookupWords = {
  heading: string;
  field: { label: string; example: string };
  /** Names the list under the field. */
  suggestions: string;
  /** With `{text}`; `like` comes before names that resemble it. */
  unknown: { none: string; like: string };
  /** With `{text}`: it names several places. */
  which: string;
  /** A name that resembles what was written, with `{name}`. */
  meant: string;
  /** Where a place is, with `{place}` and `{country}`. */
  located: string;
  locatedAtHome: string;
  /** Names the list of chosen countries. */
  trip: string;
  /** With `{name}`. */
  remove: string;
  clear: string;
  /** Chooses what is written. */
  add: string;
  /** What needs no choice. */
  included: string;
  /** Printed on the pass, besides the answer; what will be there, while it is blank. */
  pass: { name: string; term: string; blank: readonly string[]; plan: string };
  /** Instead of an answer, while no country is chosen. */
  waiting: string;
  answer: {
    /** With `{plan}`. */
    covered: string;
    cheapest: string;
    /** With `{names}`. */
    uncovered: string;
    noService: string;
    /** In place of it, where the open sea is part of the trip. */
    atSea: string;
    /** With `{plan}`. */
    rest: string;
  };
  /** Instead of the same words of `answer`, for a trip within Mexico, and for one with destinations without service. */
  inMexico: Pick<TripLookupWords["answer"], "covered" | "cheapest">;
  withGaps: Pick<TripLookupWords["answer"], "covered" | "cheapest">;
  /** Each stop and what covers it. */
  stops: {
    /** Names the list. */
    heading: string;
    all: string;
    none: string;
    /** With `{n}`, `{all}` and `{plans}`. */
    some: string;
    /** With `{names}`. */
    without: string;
  };
  /** About each membership. */
  plans: Readonly<Record<PlanId, TripPlanWords>>;
  rows: {
    /** Names the list of memberships; `rest` if no membership covers part of the trip. */
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
  /** First in each answer while the list is a sample. */
  sampled?: { mark: string; text: string };
};

/** A number between what it is and its condition. */
export type Figure = { label: string; figure: string; rest: string };

type TripPlanWords = {
  /** What it gives abroad, and of its own data. */
  roaming: string;
  own: string;
  /** The one on offer to those who bring their number, if there is, with its condition. */
  price: string;
  terms?: string;
  /** The same, to be shown large and all of one size; `roaming` is empty without any. */
  figures: { roaming: readonly Figure[]; own: Figure; prices: readonly Figure[] };
};

/** Several names as a spoken list: "Cuba e Irán". */
export function namesOf(named: readonly { name: string }[]): string {
  return spanishList(named.map(({ name }) => name));
}

/** «Bali (Indonesia)». */
export function stopLabel({ stop, place }: NamedStop): string {
  return place ? `${place} (${stop.name})` : stop.name;
}

const mexico = "MX";

/** Where the places are that were chosen by another name than their country's. */
export function locations(chosen: readonly NamedStop[], words: Pick<TripLookupWords, "located" | "locatedAtHome">) {
  return chosen
    .flatMap(({ stop, place }) => {
      if (!place) return [];
      return fill(stop.code === mexico ? words.locatedAtHome : words.located, { place, country: stop.name });
    })
    .join(" ");
}

/** The words for a trip: within Mexico there is nothing to cover, and some destinations may lack service. */
export function labelsForTrip(trip: readonly Stop[], hasGaps: boolean, words: TripLookupWords): TripLookupWords {
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
