import { expect, test } from "vitest";
import { type Intent, spellBySound, trainIntentModel } from "./intent-model.ts";

function train(...ways: string[]) {
  const intents = ways.map((each, index): Intent => ({ to: [`/${index}`], ways: each }));
  const training = trainIntentModel(intents);
  let step = training.next();
  while (!step.done) step = training.next();
  const guess = step.value;
  return (query: string) => guess(query).map(({ intent, probability }) => ({ to: intent.to[0], probability }));
}

test("spellings that sound alike in Mexico are equal", () => {
  for (const [one, other] of [
    ["¿Qué hace el chip?", "ke ase el chip"],
    ["llamar a Veracruz", "yamar a berakrus"],
    ["cien pesos", "sien pezos"],
    ["güey", "wey"],
    ["WhatsApp", "guatsap"],
    ["gente México", "jente meksiko"],
    ["también", "tanbien"],
  ] as const)
    expect(spellBySound(one)).toBe(spellBySound(other));
});

test("words, pairs of words and parts of words indicate the meaning", () => {
  const guess = train("me robaron el selular\nse yebaron mi telefono", "se kayo el internet\nno nabego", "ai factura");
  expect(guess("robo de teléfono")[0]?.to).toBe("/0");
  expect(guess("no puedo navegar")[0]?.to).toBe("/1");
  expect(guess("facturación")[0]?.to).toBe("/2");
});

test("probabilities add up to 1, and nothing in common gives no guess", () => {
  const guess = train("uno", "dos", "tres");
  expect(guess("dos tres").reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  expect(guess("zzzz")).toEqual([]);
  expect(guess("")).toEqual([]);
});

test("an intent with many ways does not win by their number", () => {
  const many = Array.from({ length: 50 }, (_, index) => `kiero algo ${index}`).join("\n");
  expect(train(many, "kiero factura")("quiero mi factura")[0]?.to).toBe("/1");
});
