import fc from "fast-check";
import { expect, test } from "vitest";
import type { Destination } from "./destination.ts";
import { parseTrip } from "./parse-trip.ts";
import { buildGazetteer, emptyPlaceNames } from "./trip-stop.ts";

const names = {
  US: "Estados Unidos",
  ES: "España",
  AR: "Argentina",
  JP: "Japón",
  TT: "Trinidad y Tobago",
  FR: "Francia",
};
const destinations = Object.entries(names).map(
  ([code, name]): Destination => ({ code, name, zone: "world", otherNames: code === "US" ? ["USA"] : [] }),
);
const gazetteer = buildGazetteer(destinations, {
  ...emptyPlaceNames,
  rows: { ES: "Córdoba|Madrid", AR: "Córdoba|Mendoza", FR: "París/Paris", JP: "Tokio/Tokyo" },
  cities: { US: "Paris|Denver", JP: "Sakai" },
  regions: [{ code: "asia", names: "Asia", countries: "JP" }],
});

function read(text: string) {
  const { certainStops, pending, remainingParts } = parseTrip(text, gazetteer);
  const codes = (some: typeof certainStops) => some.map(({ stop }) => stop.code).join(" ");
  return [codes(certainStops), pending?.kind, codes(pending?.options ?? []), remainingParts.join("|")];
}

test.each([
  ["Tokio", "", "named", "JP", ""],
  ["tokyo", "", "named", "JP", ""],
  ["asia", "", "named", "asia", ""],
  ["Denver", "", "named", "US", ""],
  ["tok", "", "begun", "JP", ""],
  ["Córdoba", "", "which", "ES AR", ""],
  ["Madrid y Tokio", "ES", "named", "JP", ""],
  ["de Madrid a París, luego Japón", "ES FR", "named", "JP", ""],
  ["voy a Madrid en diciembre", "", "named", "ES", ""],
  ["Madrid/Tokio - Mendoza", "ES JP", "named", "AR", ""],
  ["Trinidad y", "", "begun", "TT", ""],
  ["Trinidad y Tobago y Francia", "TT", "named", "FR", ""],
  ["Córdoba, Argentina", "AR", "named", "AR", ""],
  ["Denver CO", "", "named", "US", ""],
  ["Tok y Madrid", "ES", "like", "JP", ""],
  ["Toqio", "", "like", "JP", ""],
  ["Madrid, Toqio, París", "ES FR", "like", "JP", ""],
  ["Madrid y Narnia y Hogwarts", "ES", "unknown", "", "Hogwarts"],
  ["Narnia", "", "unknown", "", ""],
])("reads «%s»", (text, ...expected) => {
  expect(read(text)).toEqual(expected);
});

test("names that begin alike are in alphabetical order, with those of places without service last", () => {
  const gazetteer = buildGazetteer(
    [
      { code: "TK", name: "Tokelau", zone: "outside", otherNames: [] },
      { code: "BQ", name: "Caribe Neerlandés", zone: "world", otherNames: [] },
      { code: "JP", name: "Japón", zone: "world", otherNames: [] },
    ],
    {
      ...emptyPlaceNames,
      rows: { JP: "Tokio" },
      regions: [{ code: "caribe", names: "Caribe", countries: "BQ" }],
    },
  );
  const begun = (text: string) => parseTrip(text, gazetteer).pending?.options.map(({ stop }) => stop.code);
  expect(begun("tok")).toEqual(["JP", "TK"]);
  expect(begun("cari")).toEqual(["caribe", "BQ"]);
});

test("a manually entered name takes precedence over the list of cities", () => {
  expect(read("paris")).toEqual(["", "named", "FR US", ""]);
});

test("an empty text, or words that name no place, give no trip", () => {
  for (const text of ["", "  ", ", , /", "voy a viajar en vacaciones"])
    expect(parseTrip(text, gazetteer).certainStops).toEqual([]);
  expect(parseTrip("voy a viajar en vacaciones", gazetteer).pending).toBeUndefined();
});

test("text beyond the length limit is one whole remaining part", () => {
  const { certainStops, pending, remainingParts } = parseTrip(`Madrid, ${"y luego ".repeat(40)}Tokio`, gazetteer);
  expect([...certainStops, ...(pending?.options ?? [])].map(({ stop }) => stop.code)).toEqual(["ES"]);
  expect(remainingParts).toEqual([expect.stringMatching(/^(y|luego) .*Tokio$/)]);
});

test("any text gives only existing stops, and a stop with typos is never certain", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { certainStops, pending } = parseTrip(text, gazetteer);
      for (const { stop } of [...certainStops, ...(pending?.options ?? [])]) expect(gazetteer.stops).toContain(stop);
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom("Madrxid", "Tolkio", "Francja", "Argentima"), (text) => {
      expect(parseTrip(`${text}, España`, gazetteer).certainStops.map(({ stop }) => stop.code)).toEqual(["ES"]);
    }),
  );
});
