import { expect, test } from "vitest";
import { keyOf, runsOf, Vocabulary } from "./device-words.ts";

test("a name is split into runs of letters and of digits", () => {
  expect(runsOf("Galaxy S24+")).toEqual(["galaxy", "s", "24", "plus"]);
  expect(runsOf("iPhone SE (2.ª generación)")).toEqual(["iphone", "se", "2", "generacion"]);
  expect(runsOf("Pixel 4a (5G)")).toEqual(["pixel", "4", "a", "5g"]);
  expect(runsOf("iPhone 13 de 256 GB")).toEqual(["iphone", "13", "de"]);
});

test("spaces matter only between numbers", () => {
  expect(keyOf(["s", "24", "ultra"])).toBe(keyOf(["s", "24", "ul", "tra"]));
  expect(keyOf(["a", "54", "5g"])).toBe("a54 5g");
  expect(keyOf(["1", "5"])).not.toBe(keyOf(["15"]));
});

const words = new Vocabulary(["iphone", "galaxy", "s", "xr", "note", "redmi", "phone", "pro", "max"]);

test("joined words are split and split words are joined", () => {
  expect(words.read(["iphonexr"])).toEqual(["iphone", "xr"]);
  expect(words.read(["i", "phone", "x", "r"])).toEqual(["iphone", "xr"]);
  expect(words.read(["redminote", "14"])).toEqual(["redmi", "note", "14"]);
  expect(words.read(["redmonote", "14"])).toEqual(["redmi", "note", "14"]);
});

test("a known word is never corrected to another, but may be doubted", () => {
  expect(words.read(["phone", "15"])).toEqual(["phone", "15"]);
  expect([...words.doubts(["phone", "15"])]).toContainEqual(["iphone", "15"]);
});
