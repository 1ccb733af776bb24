import { expect, test } from "vitest";
import { createDeviceMatcher } from "./device-match.ts";

const match = createDeviceMatcher(
  [
    { brand: "Apple", lines: ["iPhone"], models: [{ name: "iPhone 13" }, { name: "iPhone 13 mini" }] },
    { brand: "Samsung", alsoCalled: ["Galaxy"], models: [{ name: "Galaxy S20" }] },
  ],
  { fillers: "mi, tengo, un, el, hola", spellings: {}, variants: "fe, lite", otherNames: {} },
);

test.each([
  ["hola, tengo un iphone 13", "listed", "iPhone 13"],
  ["iphone 13 o galaxy s20", "choose", "iPhone 13,Galaxy S20"],
  ["iphone 13 mini, galaxy s20 o iphone 13", "choose", "iPhone 13 mini,Galaxy S20,iPhone 13"],
  ["tengo un galaxy s10 y un iphone 13", "choose", "iPhone 13"],
  ["iphone 13, perdona la lata", "choose", "iPhone 13"],
  ["galaxy s20 y 21", "unknown", ""],
  ["galaxy s20, o el 8", "unknown", ""],
  ["galaxy s20 pero fe", "unknown", ""],
  ["hola, y un galaxy s10", "unknown", ""],
])("reads the phrases of «%s»", (text, kind, names) => {
  const verdict = match(text);
  const devices = "devices" in verdict ? verdict.devices : "device" in verdict ? [verdict.device] : [];
  expect([verdict.kind, devices.map(({ fullName }) => fullName).join()]).toEqual([kind, names]);
});

test("another phone that is not listed is named next to the choice", () => {
  expect(match("tengo un galaxy s10, y un iphone 13")).toMatchObject({ unlistedPhrases: ["tengo un galaxy s10"] });
});

test("words of other phrases that are not understood are reported with the choice", () => {
  expect(match("iphone 13, perdona la lata")).toMatchObject({ unknownWords: ["perdona", "la", "lata"] });
});
