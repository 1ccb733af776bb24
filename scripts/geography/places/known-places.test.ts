import { expect, test } from "vitest";
import { colonias } from "#content/coverage/places/colonias.ts";
import { landmarks } from "#content/coverage/places/landmarks.ts";
import { magicTowns } from "#content/coverage/places/magic-towns.ts";
import { resorts } from "#content/coverage/places/resorts.ts";
import { addKnownPlaces, parseRow, requireMunicipality } from "./known-places.ts";
import { packPostalCodes } from "./pack-postal-codes.ts";
import { readCensus } from "./read-census.ts";

const municipalities = readCensus();
const { namesOfParts, nationallyKnown } = addKnownPlaces(municipalities);
const getNumber = (state: string, name: string) =>
  municipalities.indexOf(requireMunicipality(municipalities, state, name));

test("the census has all municipalities, with accents, and positions for all but the smallest seats", () => {
  expect(municipalities).toHaveLength(2_478);
  const names = municipalities.flatMap(({ places }) => places.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(["Álamos", "Rodolfo Sánchez Taboada", "El Álamo", "Peñuelas"]));
  const unlocated = municipalities.filter(({ places }) => !places[0]?.point);
  expect(unlocated.length).toBeLessThan(180);
  expect(unlocated.filter(({ population }) => population > 40_000)).toEqual([]);
});

test("the 177 pueblos mágicos, the beaches and the landmarks are places, or parts of their municipality", () => {
  expect(Object.values(magicTowns).flat()).toHaveLength(177);
  const rows = [magicTowns, resorts, landmarks]
    .flatMap(Object.entries<readonly string[]>)
    .flatMap(([state, own]) => own.flatMap((row) => parseRow(row).owners.map((owner) => ({ row, owner, state }))));
  expect(rows.length).toBeGreaterThan(250);
  const missing = rows.filter(({ row, owner, state }) => {
    const municipality = requireMunicipality(municipalities, state, owner);
    const { names } = parseRow(row);
    const isPlace = municipality.places.some((place) => nationallyKnown.has(place) && place.point);
    return !isPlace && !names.some((name) => namesOfParts.get(municipality)?.includes(name));
  });
  expect(missing.map(({ row }) => row)).toEqual(["Mineral del Chico"]);
});

test("no municipality has a colonia twice", () => {
  const twice = Object.values(colonias)
    .flatMap(Object.values<string>)
    .filter((names) => new Set(names.split("|")).size < names.split("|").length);
  expect(twice).toEqual([]);
});

test("postal codes of all states are known, and those of alcaldías and large cities lead to their municipality", () => {
  const { codes, codeStates } = packPostalCodes(municipalities);
  expect(new Set(Object.values(codeStates)).size).toBe(32);
  expect(Object.keys(codes).filter((beginning) => !(beginning.slice(0, 2) in codeStates))).toEqual([]);
  expect(codes["44"]).toEqual([getNumber("JAL", "Guadalajara")]);
  expect(codes["06"]).toEqual([getNumber("CMX", "Cuauhtémoc")]);
  expect(codes["454"]).toEqual([getNumber("JAL", "Tonalá"), getNumber("JAL", "Zapotlanejo")]);
});
