import { expect, test } from "vitest";
import { createFillerFilter, dropStorageSizes } from "./device-fillers.ts";

const split = (text: string) => text.split(" ");

test("fillers around a name are dropped, the longest phrase first", () => {
  const drop = createFillerFilter(["mi", "de", "segunda mano", "at t"].map(split));
  expect(drop(split("mi iphone 13 de segunda mano at t"))).toEqual(["iphone", "13"]);
  expect(drop(split("iphone se segunda"))).toEqual(["iphone", "se", "segunda"]);
});

test("a phrase that begins with a letter is dropped only before a name: later the letter may be the name's", () => {
  const drop = createFillerFilter(["hola", "a ver"].map(split));
  expect(drop(split("hola a ver pixel 8"))).toEqual(["pixel", "8"]);
  expect(drop(split("pixel 8 a ver"))).toEqual(["pixel", "8", "a", "ver"]);
});

test("storage is dropped after a number or a word, but not after the letter before a model's number", () => {
  expect(dropStorageSizes(split("iphone 11 64"), false)).toEqual(["iphone", "11"]);
  expect(dropStorageSizes(split("pixel 8 a 128"), false)).toEqual(["pixel", "8", "a"]);
  expect(dropStorageSizes(split("moto g 64 5g"), false)).toEqual(["moto", "g", "64", "5g"]);
  expect(dropStorageSizes(split("iphone 11 65"), false)).toEqual(["iphone", "11", "65"]);
});

test("memory is dropped together with storage, unless its number is the only one", () => {
  expect(dropStorageSizes(split("s 23 8 | 256"), true)).toEqual(["s", "23"]);
  expect(dropStorageSizes(split("13 t pro 12 plus 512"), true)).toEqual(["13", "t", "pro"]);
  expect(dropStorageSizes(split("s 10 plus 128"), true)).toEqual(["s", "10", "plus"]);
  expect(dropStorageSizes(split("iphone 13 | 128"), true)).toEqual(["iphone", "13"]);
});
