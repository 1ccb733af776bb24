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
