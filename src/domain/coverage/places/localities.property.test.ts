/** Properties of every place and of any query. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { findLocalities } from "./find-localities.ts";
import { type PackedLocalities, unpackLocalities } from "./localities.ts";

const packed = JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")) as PackedLocalities;
const localities = unpackLocalities(packed);
const { isFullSize } = inject("testRun");
const getLabel = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`;
const own = localities.entries.filter(({ kind }) => kind !== "part");

test("no two places have the same label", () => {
  const namesakes = Map.groupBy(own, getLabel);
  const shared = [...namesakes].filter(([, { length }]) => length > 1);
  const shown = shared
    .filter((_, index) => isFullSize || index % 10 === 0)
    .flatMap(([label, { length }]) =>
      findLocalities(localities, label, length)
        .places.filter((place) => getLabel(place) === label && place.queriedName === undefined)
        .map(({ municipalityName, seat }) => `${label}, ${municipalityName} ${seat}`),
    );
  expect(shared.length).toBeGreaterThan(200);
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter((label, index) => shown.indexOf(label) < index)).toEqual([]);
});

test("every place is found by its name and state in any spelling", () => {
  const unaccented = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
  const namesakes = Map.groupBy(own, (place) => unaccented(getLabel(place)));
  const ways: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    unaccented,
    (text) => `  ${text.replaceAll(" ", "   ")} `,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...own), fc.constantFrom(...ways), (place, write) => {
      const label = getLabel(place);
      const limit = 3 + (namesakes.get(unaccented(label))?.length ?? 1);
      expect(findLocalities(localities, write(label), limit).places.map(getLabel)).toContain(label);
    }),
    { numRuns: isFullSize ? 500 : 50 },
  );
});

test("every municipality is found by its name and state, nearly always for sure, and never in another state", () => {
  const asked = localities.municipalities.filter((_, index) => isFullSize || index % 15 === 0);
  const answers = asked.map((municipality) => ({
    municipality,
    ...findLocalities(localities, getLabel(municipality), 3),
  }));
  const violations = answers.filter(
    ({ municipality, places, uniqueMatch }) =>
      (uniqueMatch && getLabel(uniqueMatch) !== getLabel(municipality)) ||
      !places.some((place) => getLabel(place) === getLabel(municipality)),
  );
  expect(violations.map(({ municipality }) => getLabel(municipality))).toEqual([]);
  expect(answers.filter(({ uniqueMatch }) => uniqueMatch).length / answers.length).toBeGreaterThan(0.95);
}, 180_000);

test("no query returns more than the limit, or a place twice", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: "grapheme" }), fc.integer({ min: 0, max: 9 }), (query, limit) => {
      const { places } = findLocalities(localities, query, limit);
      expect(places.length).toBeLessThanOrEqual(limit);
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(places.length);
    }),
    { numRuns: isFullSize ? 500 : 50 },
  );
});
