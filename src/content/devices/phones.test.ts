import { expect, test } from "vitest";
import { deviceNotes } from "./device-notes.ts";
import { deviceBrands, deviceCount } from "./phones.ts";
import { phonesWithoutEsim, phonesWithoutEsimSummary } from "./phones-without-esim.ts";

const names = (list: "first" | "later") => deviceBrands.flatMap((brand) => brand[list].map(({ name }) => name));

test("no model is listed twice", () => {
  const all = deviceBrands.flatMap(({ brand, first, later }) => [...first, ...later].map(({ name }) => [brand, name]));
  expect(new Set(all.map(String)).size).toBe(deviceCount);
});

test("the list of February 2024 ends with the Galaxy S24; later models are separate", () => {
  expect(names("first")).toEqual(expect.arrayContaining(["iPhone 15 Pro", "Galaxy S24 Ultra", "Moto G34 5G"]));
  expect(names("later")).toEqual(expect.arrayContaining(["iPhone 16", "Galaxy S24 FE", "Pixel 8a", "Xiaomi 14T"]));
});

test("phones known to lack eSIM belong to listed brands, and their summary names the models", () => {
  expect(deviceBrands.map(({ brand }) => brand)).toEqual(expect.arrayContaining(Object.keys(phonesWithoutEsim)));
  expect(phonesWithoutEsimSummary).toBe("los iPhone hasta el X, el Galaxy S20 FE, el P40 Pro+ y el P50 Pro");
});

test("a model has a note if only some of its variants have eSIM", () => {
  const listNotes = (wanted: string) =>
    deviceBrands.flatMap(({ notes, first, later }) =>
      [...first, ...later]
        .filter(({ name }) => name === wanted)
        .flatMap((device) => device.notes.map((n) => notes[n - 1])),
    );
  expect(listNotes("Galaxy A54 5G")).toEqual([deviceNotes.someVariants]);
  expect(listNotes("Pixel 2")).toEqual([deviceNotes.onlyGoogleFi]);
  expect(listNotes("iPhone 14")).toEqual([deviceNotes.notChinaHongKongMacao, deviceNotes.onlyEsimUsa]);
  expect(deviceNotes.depends.isUncertain).toBe(true);
  expect(deviceNotes.notChina.isUncertain).toBe(false);
});
