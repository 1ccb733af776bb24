import { expect, test } from "vitest";
import { Vocabulary } from "./device-words.ts";

const words = new Vocabulary(["iphone", "galaxy", "s", "xr", "note", "redmi", "phone", "pro", "max"], {
  fillers: "mi, azul, liberado",
  spellings: { ifon: "iphone", pm: "pro max" },
  variants: "prime",
});

test("joined words are split and split words are joined", () => {
  expect(words.read(["iphonexr"])).toEqual(["iphone", "xr"]);
  expect(words.read(["i", "phone", "x", "r"])).toEqual(["iphone", "xr"]);
  expect(words.read(["redminote", "14"])).toEqual(["redmi", "note", "14"]);
  expect(words.read(["redmonote", "14"])).toEqual(["redmi", "note", "14"]);
});

test("a known word is never corrected to another, except in suggestions", () => {
  expect(words.read(["phone", "15"])).toEqual(["phone", "15"]);
  expect([...words.suggestCorrections(["phone", "15"])]).toContainEqual(["iphone", "15"]);
});

test("phonetic spellings and abbreviations are replaced by the words that they mean", () => {
  expect(words.read(["ifon", "13"])).toEqual(["iphone", "13"]);
  expect(words.read(["iphone", "13", "pm"])).toEqual(["iphone", "13", "pro", "max"]);
});

test("a filler is dropped: a short one only if typed exactly, a long one also if joined to a word or misspelt", () => {
  expect(words.read(["mi", "iphone", "azul"])).toEqual(["iphone"]);
  expect(words.read(["promaxazul"])).toEqual(["pro", "max"]);
  expect(words.read(["iphone", "liverado"])).toEqual(["iphone"]);
  expect(words.read(["iphone", "asul"])).toEqual(["iphone", "asul"]);
});

test("a word of another model is never corrected to another word", () => {
  expect(words.read(["iphone", "prime"])).toEqual(["iphone", "prime"]);
  expect(words.has("prime")).toBe(true);
});
