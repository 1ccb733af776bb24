import { expect, test } from "vitest";
import { createDeviceMatcher } from "./device-match.ts";

const models = (...names: readonly string[]) => names.map((name) => ({ name }));
const match = createDeviceMatcher(
  [
    {
      brand: "Apple",
      lines: ["iPhone"],
      models: models("iPhone 15", "iPhone 15 Pro", "iPhone XR", "iPhone SE (2.ª gen)"),
    },
    { brand: "Samsung", alsoCalled: ["Galaxy"], models: models("Galaxy S20", "Galaxy A54 5G") },
    { brand: "Nothing", models: models("Phone (3)") },
    { brand: "Vivo", models: models("V40", "V40 SE") },
    { brand: "myPhone", models: models("myPhone NOW eSIM") },
  ],
  {
    fillers: "mi, de, gen, azul, precio",
    spellings: {},
    variants: "play, lite, fe",
    otherNames: { "iPhone SE 2020": "iPhone SE (2.ª gen)" },
  },
);

const answerTo = (text: string) => {
  const verdict = match(text);
  if (verdict.kind === "listed") return `yes: ${verdict.device.fullName}`;
  return "devices" in verdict
    ? `${verdict.kind}: ${verdict.devices.map(({ fullName }) => fullName).join()}`
    : verdict.kind;
};

test("a whole name with its brand, or with a line that identifies the brand, is listed", () => {
  expect(answerTo("Samsung Galaxy S20")).toBe("yes: Galaxy S20");
  expect(answerTo("samsung s20")).toBe("yes: Galaxy S20");
  expect(answerTo("iphone xr")).toBe("yes: iPhone XR");
  expect(answerTo("vivo v40")).toBe("yes: Vivo V40");
});

test("a name without a brand, or with two, is not listed", () => {
  expect(answerTo("s20")).toBe("choose: Galaxy S20");
  expect(answerTo("v40")).toBe("choose: Vivo V40,Vivo V40 SE");
  expect(answerTo("lg v40")).toBe("unknown");
  expect(answerTo("vivo galaxy s20")).toBe("unknown");
});

test("a name with an extra, missing or different word or number is not listed", () => {
  for (const text of ["galaxy s20 fe", "galaxy s10", "iphone 15 lite", "iphone 1 5", "galaxy s2 0"])
    expect(answerTo(text)).toBe("unknown");
  expect(answerTo("galaxy a54")).toBe("choose: Galaxy A54 5G");
});

test("a typo that makes another known word gives suggestions; any other typo is corrected", () => {
  expect(answerTo("iphne 15 pro")).toBe("yes: iPhone 15 Pro");
  expect(answerTo("phone 15 pro")).toBe("close: iPhone 15 Pro");
  expect(answerTo("phone 3")).toBe("choose: Nothing Phone (3)");
});

test("the last word may be incomplete", () => {
  expect(answerTo("iphone 15 p")).toBe("choose: iPhone 15 Pro");
  expect(answerTo("sams")).toBe("choose: Galaxy S20,Galaxy A54 5G");
});

test("a text that is too short, or has only fillers, gets no result", () => {
  for (const text of ["", " ", "i", "¿?"]) expect(answerTo(text)).toBe("none");
  for (const text of ["mi de", "esim"]) expect(answerTo(text)).toBe("none");
});

test("a listed phone is recognised despite filler words or a storage size", () => {
  expect(answerTo("mi iphone azul 15 pro de 256")).toBe("yes: iPhone 15 Pro");
  expect(answerTo("galaxy s20 8/128")).toBe("yes: Galaxy S20");
  expect(answerTo("iphone 15 esim")).toBe("yes: iPhone 15");
});

test("a whole name with a network, a year, a price or an unknown word gives a choice, even of one phone", () => {
  for (const beside of ["5g", "2020", "8500", "dual sim", "clasico", "a 3 mil"])
    expect(answerTo(`galaxy s20 ${beside}`), beside).toBe("choose: Galaxy S20");
  expect(answerTo("galaxy a54 256")).toBe("choose: Galaxy A54 5G");
});

test("a name with a word, letter, numeral or number of another model is unknown", () => {
  for (const other of ["play", "lite azul", "e", "ii", "8", "fe 5g"]) {
    const verdict = match(`galaxy s20 ${other}`);
    expect(verdict.kind, other).toBe("unknown");
  }
  expect(answerTo("iphone 15 play 2020")).toBe("unknown");
});

test("«eSIM» counts as part of a name that contains it", () => {
  expect(answerTo("myphone now esim")).toBe("yes: myPhone NOW eSIM");
  expect(answerTo("myphone now")).toBe("choose: myPhone NOW eSIM");
});

test("another name of a model, such as one with its year, is listed; one with another year is not", () => {
  expect(answerTo("iphone se 2020")).toBe("yes: iPhone SE (2.ª gen)");
  expect(answerTo("iphone se 2")).toBe("yes: iPhone SE (2.ª gen)");
  expect(answerTo("iphone se 2016")).toBe("close: iPhone SE (2.ª gen)");
});

test("a year that no name has suggests only models that differ by their year", () => {
  const names = models("Moto G34 5G", "Moto G Power 5G (2024)", "Moto G Stylus 5G (2023)");
  const tables = { fillers: "", spellings: {}, variants: "", otherNames: {} };
  const verdict = createDeviceMatcher(
    [{ brand: "Motorola", lines: ["Moto"], models: names }],
    tables,
  )("moto g 5g 2022");
  expect("devices" in verdict && verdict.devices.map(({ fullName }) => fullName)).toEqual([
    "Moto G Power 5G (2024)",
    "Moto G Stylus 5G (2023)",
  ]);
});

test("several phones in one text give a choice, if each is listed", () => {
  expect(answerTo("iphone 15 o xr")).toBe("choose: iPhone 15,iPhone XR");
  expect(answerTo("iphone xr, galaxy s20")).toBe("choose: iPhone XR,Galaxy S20");
  expect(answerTo("iphone 15 y 8")).toBe("unknown");
});
