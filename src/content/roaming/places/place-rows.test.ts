import { expect, test } from "vitest";
import { allDestinations } from "#content/roaming/roaming-destinations.ts";
import { parseTrip } from "#domain/trips/parse-trip.ts";
import { buildGazetteer } from "#domain/trips/trip-stop.ts";
import { airportRows } from "./airport-rows.ts";
import { landmarkRows } from "./landmark-rows.ts";
import { placeNames } from "./place-names.ts";
import { placeRows } from "./place-rows.ts";

const gazetteer = buildGazetteer(allDestinations, placeNames);

/** The result of pressing Enter, or the question asked: `?` before several options, `~` before a proposal. */
function meant(text: string): string {
  const { certainStops, pending } = parseTrip(text, gazetteer);
  if (!pending || pending.kind === "unknown" || pending.kind === "avoided")
    return certainStops.map(({ stop }) => stop.name).join(", ");
  const mark = { which: "?", like: "~", named: "", begun: "" }[pending.kind];
  const options = mark === "" ? pending.options.slice(0, 1) : pending.options;
  return mark + [...new Set([...certainStops, ...options].map(({ stop }) => stop.name))].join(", ");
}

test("every place is in a known country and is found by each of its names", () => {
  for (const [code, row] of Object.entries(placeNames.rows)) {
    for (const name of row.split(/[|/]/)) {
      const findings = gazetteer.index.findExact(name).map(({ stop }) => stop.code);
      expect([name, findings.includes(code)]).toEqual([name, true]);
    }
  }
});

test("no name is listed twice in one country", () => {
  for (const code of Object.keys(placeNames.rows)) {
    const names = [placeRows, landmarkRows].flatMap((rows) => rows[code]?.split(/[|/]/) ?? []);
    expect([code, names.filter((name, index) => names.indexOf(name) < index)]).toEqual([code, []]);
  }
});

test("every airport belongs to a city that the tool knows anyway, and no code has two cities", () => {
  const airports = Object.entries(airportRows).flatMap(([country, row]) =>
    row.split("|").map((city) => ({ country, names: city.split("/") })),
  );
  const known = buildGazetteer(allDestinations, { ...placeNames, rows: placeRows });
  for (const { country, names } of airports) {
    const [city = ""] = names;
    const findings = [...known.index.findExact(city), ...known.cities.findExact(city)];
    expect([city, findings.map(({ stop }) => stop.code)]).toEqual([city, expect.arrayContaining([country])]);
  }
  const codes = airports.flatMap(({ names }) => names.filter((name) => /^[A-Z]{3}$/.test(name)));
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
});

test("every part of the world has its own slug and distinct codes of known destinations", () => {
  const known = new Set(allDestinations.map(({ code }) => code));
  for (const { code, countries } of placeNames.regions) {
    const codes = countries.split(" ").filter(Boolean);
    expect([code, codes.filter((each) => !known.has(each))]).toEqual([code, []]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(code).toMatch(/^[a-z]{3}[a-z-]+$/);
  }
  expect(new Set(placeNames.regions.map(({ code }) => code)).size).toBe(placeNames.regions.length);
});

test("the names that travellers use find the intended country", () => {
  const cases = {
    Inglaterra: "Reino Unido",
    escocia: "Reino Unido",
    holanda: "Países Bajos",
    USA: "Estados Unidos",
    "estados unidos": "Estados Unidos",
    "EE. UU.": "Estados Unidos",
    corea: "Corea del Sur",
    emiratos: "Emiratos Árabes Unidos",
    dubai: "Emiratos Árabes Unidos",
    chequia: "Chequia",
    "republica checa": "Chequia",
    qatar: "Catar",
    "cote d'ivoire": "Costa de Marfil",
    "hong kong": "Hong Kong",
    rusia: "Rusia",
    cuba: "Cuba",
    turquia: "Turquía",
    curacao: "Curazao",
  };
  for (const [text, name] of Object.entries(cases)) expect([text, meant(text)]).toEqual([text, name]);
});
