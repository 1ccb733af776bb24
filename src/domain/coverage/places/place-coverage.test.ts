import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLocalities } from "./find-localities.ts";
import { type PackedLocalities, unpackLocalities } from "./localities.ts";
import { findNewestTechnology, packNewestTechnologies } from "./place-coverage.ts";

const localities = unpackLocalities(
  JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")) as PackedLocalities,
);
const findPosition = (name: string) => findLocalities(localities, name, 1).uniqueMatch?.position;

test("each place and each part of a municipality has its newest technology; a place without signal has none", () => {
  const [tepic, merida] = [findPosition("Tepic, Nayarit"), findPosition("Mérida, Yucatán")];
  const digits = packNewestTechnologies(
    localities,
    (technology, position) => position === tepic || (position === merida && technology !== "5G"),
  );
  const find = (name: string) => findNewestTechnology(localities, digits, findPosition(name));
  expect([find("Tepic, Nayarit"), find("Mérida, Yucatán"), find("La Paz, Baja California Sur"), find("63000")]).toEqual(
    ["5G", "4G", "none", "5G"],
  );
});

test("a place without a position, or of another list, has no answer", () => {
  const digits = packNewestTechnologies(localities, () => true);
  expect(findNewestTechnology(localities, digits, undefined)).toBeUndefined();
  expect(findNewestTechnology(localities, digits, { longitude: 0, latitude: 0 })).toBeUndefined();
});
