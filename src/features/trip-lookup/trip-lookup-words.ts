import { spanishList } from "#domain/spanish-list.ts";

/** What the tool says. `{…}` is filled in by it. */
export type TripLookupWords = {
  heading: string;
  intro: string;
  field: { label: string; hint: string };
  /** Names the list under the field. */
  suggestions: string;
  /** With `{text}`. */
  notFound: string;
  /** Names the list of what was chosen. */
  trip: string;
  /** With `{name}`. */
  remove: string;
  clear: string;
  /** Instead of an answer, while no country is chosen. */
  waiting: string;
  answer: {
    /** With `{plan}`. */
    covered: string;
    cheapest: string;
    /** With `{names}`. */
    uncovered: string;
    noService: string;
    /** With `{plan}`. */
    rest: string;
  };
  /** With `{regular}`. */
  price: string;
  /** With `{promo}`. */
  promo: string;
  rows: {
    /** Names the list of memberships; `rest` where part of the trip is covered by none. */
    all: string;
    rest: string;
    yes: string;
    no: string;
    /** With `{names}`. */
    missing: string;
    /** With `{data}`. */
    own: string;
    /** With `{promo}`. */
    promo: string;
    cheapest: string;
  };
  compare: string;
  note: string;
};

/** The names of several as they are said: "Cuba e Irán". */
export function namesOf(named: readonly { name: string }[]): string {
  return spanishList(named.map(({ name }) => name));
}
