import { spanishList } from "#domain/spanish-list.ts";

/** The tool's texts. The tool fills in `{…}`. */
export type TripLookupWords = {
  heading: string;
  intro: string;
  field: { label: string; hint: string };
  /** Names the list under the field. */
  suggestions: string;
  /** With `{text}`. */
  notFound: string;
  /** Names the list of chosen countries. */
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
  /** With `{promo}`; absent while nothing is on offer. */
  promo?: string;
  rows: {
    /** Names the list of memberships; `rest` if no membership covers part of the trip. */
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

/** Several names as a spoken list: "Cuba e Irán". */
export function namesOf(named: readonly { name: string }[]): string {
  return spanishList(named.map(({ name }) => name));
}
