import { expect, test } from "vitest";
import { deviceNameWords } from "#content/devices/device-name-words.ts";
import { deviceBrands } from "#content/devices/devices.ts";
import { createCircumstanceReader } from "#domain/devices/device-circumstances.ts";
import { createDeviceMatcher } from "#domain/devices/device-match.ts";
import { type ExpectedVerdict, typedPhoneCases } from "../fixtures/devices/typed-phone-cases.ts";

const matchName = createDeviceMatcher(
  deviceBrands.map((brand) => ({ ...brand, models: [...brand.first, ...brand.later] })),
  deviceNameWords,
);
const readCircumstances = createCircumstanceReader(deviceNameWords.circumstances);
const match = (text: string) => matchName(readCircumstances(text).rest);

/** Known misses: «a 12 mil» gets a question, as the letter may belong to the model; «G52» may be half of «G52J». */
const known: readonly string[] = ["galaxy s23 a 12 mil", "tengo un moto g52 de telcel"];

function isPaid(written: string, owed: ExpectedVerdict): boolean {
  const verdict = match(written);
  const [kind, name] = owed.split(": ");
  if (kind === "yes") return verdict.kind === "listed" && verdict.device.fullName === name;
  if (kind === "ask") return verdict.kind === "choose" && verdict.devices.some(({ fullName }) => fullName === name);
  return kind === "no" ? verdict.kind === "unknown" || verdict.kind === "close" : verdict.kind === "none";
}

test(`${typedPhoneCases.length} ways to name a phone get the expected answer`, () => {
  expect(typedPhoneCases.length).toBeGreaterThanOrEqual(200);
  const failed = typedPhoneCases.filter(([written, owed]) => !isPaid(written, owed)).map(([written]) => written);
  expect(failed).toEqual(known);
});

test("only the cases that expect a yes get one", () => {
  const yes = typedPhoneCases.filter(([written, owed]) => match(written).kind === "listed" && !/^yes/.test(owed));
  expect(yes).toEqual([]);
});
