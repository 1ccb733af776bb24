import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unpackLocalities } from "./localities.ts";
import { findMentionedLocalities } from "./mentioned-locality.ts";

const localities = unpackLocalities(JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")));

test.each([
  ["¿hay señal en Tepic?", "Tepic, Nayarit"],
  ["agarra en el rancho, rumbo a cosala", "Cosalá, Sinaloa"],
  ["vivo cerca de tepatitlan jalisco, jala?", "Tepatitlán de Morelos, Jalisco"],
  ["Tepic", "Tepic, Nayarit"],
  ["no tengo señal en mi casa", undefined],
  ["¿tienen cobertura en el metro?", undefined],
  ["¿qué cobertura tienen?", undefined],
])("«%s» names %s", (text, name) => {
  const [first] = findMentionedLocalities(text, localities)?.places ?? [];
  expect(first && `${first.name}, ${first.state}`).toBe(name);
});

test("several places of one name are all found, the largest first", () => {
  const found = findMentionedLocalities("y en san juan?", localities);
  expect(found?.name).toBe("san juan");
  expect(found?.places.length).toBeGreaterThan(1);
});

test.each([
  ["tepic", undefined],
  ["¿hay señal en Tepic?", undefined],
  ["san luis rio colorado", undefined],
  ["playa del carmen quintana roo", undefined],
  ["luz", true],
  ["paz", true],
  ["tienda en puebla", true],
  ["mi numero es de guadalajara", true],
])("reports whether «%s» may be about something else", (text, isUnsure) => {
  const found = findMentionedLocalities(text, localities);
  expect(found?.places.length).toBeGreaterThan(0);
  expect(found?.isUnsure).toBe(isUnsure);
});

test("a kind without a name is not a place", () => {
  expect(findMentionedLocalities("hay señal en la colonia", localities)).toBeUndefined();
});

test("a state's name means its largest cities", () => {
  const found = findMentionedLocalities("señal en guerrero", localities);
  expect(found?.isState).toBe(true);
  expect(found?.places.map(({ name }) => name)).toContain("Acapulco");
});

test("a name that a state shares with a city means the city", () => {
  for (const name of ["Colima", "Puebla", "Durango"])
    expect(findMentionedLocalities(`y en ${name}`, localities)?.places).toMatchObject([{ name, state: name }]);
});
