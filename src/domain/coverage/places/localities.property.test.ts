/** Properties of every locality and of any query. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { findLocalities, type PackedLocalities, unpackLocalities } from "./localities.ts";

const packed = JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")) as PackedLocalities;
const localities = unpackLocalities(packed);
const { isFullSize } = inject("testRun");
const labelOf = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`;

test("no two localities have the same label", () => {
  const namesakes = Map.groupBy(localities.list, labelOf);
  const shared = [...namesakes].filter(([, { length }]) => length > 1);
  const shown = shared
    .filter((_, at) => isFullSize || at % 10 === 0)
    .flatMap(([label, { length }]) =>
      findLocalities(localities, label, length)
        .places.filter((place) => labelOf(place) === label)
        .map(({ near }) => `${label}, ${near}`),
    );
  expect(shared.length).toBeGreaterThan(200);
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter((label, at) => shown.indexOf(label) < at)).toEqual([]);
});

test("every locality is found by its name and state in any spelling", () => {
  const unaccented = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
  const namesakes = Map.groupBy(localities.list, (locality) => unaccented(labelOf(locality)));
  const ways: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    unaccented,
    (text) => `  ${text.replaceAll(" ", "   ")} `,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...localities.list), fc.constantFrom(...ways), (locality, write) => {
      const label = labelOf(locality);
      const limit = namesakes.get(unaccented(label))?.length ?? 1;
      expect(findLocalities(localities, write(label), limit).places.map(labelOf)).toContain(label);
    }),
    { numRuns: isFullSize ? 500 : 50 },
  );
});

test("no query returns more than the limit, or a locality twice", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: "grapheme" }), fc.integer({ min: 0, max: 9 }), (query, limit) => {
      const { places } = findLocalities(localities, query, limit);
      expect(places.length).toBeLessThanOrEqual(limit);
      expect(new Set(places.map(({ longitude, latitude }) => `${longitude} ${latitude}`)).size).toBe(places.length);
    }),
    { numRuns: isFullSize ? 500 : 50 },
  );
});
