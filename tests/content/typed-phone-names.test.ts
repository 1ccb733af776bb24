import { expect, test } from "vitest";
import { deviceNameWords } from "#content/devices/device-name-words.ts";
import { matchDevice } from "#content/devices/testing/listed-models.ts";
import { createCircumstanceReader } from "#domain/devices/device-circumstances.ts";
import { type ExpectedVerdict, typedPhoneCases } from "../fixtures/devices/typed-phone-cases.ts";

const readCircumstances = createCircumstanceReader(deviceNameWords.circumstances);
const match = (text: string) => matchDevice(readCircumstances(text).remainingText);

/**
 * Known misses: «a 12 mil» gets a question, because the letter may belong to the model; «G52» may be half of «G52J».
 */
const known = [
  ["galaxy s23 a 12 mil", "choose"],
  ["tengo un moto g52 de telcel", "choose"],
];

function isPaid(typedText: string, owed: ExpectedVerdict): boolean {
  const verdict = match(typedText);
  const [kind, name] = owed.split(": ");
  const isOffered = "devices" in verdict && verdict.devices.some(({ fullName }) => fullName === name);
  if (kind === "yes") return verdict.kind === "listed" && verdict.device.fullName === name;
  if (kind === "ask") return verdict.kind === "choose" && isOffered;
  if (kind === "close") return verdict.kind === "close" && isOffered;
  return kind === "no" ? verdict.kind === "unknown" || verdict.kind === "close" : verdict.kind === "none";
}

test(`${typedPhoneCases.length} ways to name a phone get the expected answer`, () => {
  expect(typedPhoneCases.length).toBeGreaterThanOrEqual(250);
  const failed = typedPhoneCases.filter(([written, owed]) => !isPaid(written, owed));
  expect(failed.map(([written]) => [written, match(written).kind])).toEqual(known);
});

test("a yes also lists the models whose longer names start with the same words", () => {
  const verdict = match("iphone 15");
  expect(verdict.kind === "listed" && verdict.siblings.map(({ fullName }) => fullName)).toEqual([
    "iPhone 15 Plus",
    "iPhone 15 Pro",
    "iPhone 15 Pro Max",
  ]);
});
