import { expect, test } from "vitest";
import { computeReadabilityScore, countSyllables } from "./readability.ts";

test.each([
  ["sol", 1],
  ["línea", 3],
  ["ciudad", 2],
  ["quien", 1],
  ["guerra", 2],
  ["aéreo", 4],
  ["país", 2],
  ["suscripción", 3],
  ["hoy", 1],
  ["membresía", 4],
  ["compensación", 4],
])("%s has %i syllables", (word, syllables) => expect(countSyllables(word)).toBe(syllables));

test("short words in short sentences score higher than long words in long sentences", () => {
  const easy = "Tu plan dura un mes. Si no lo usas, se va.";
  const hard = "La responsabilidad contractual correspondiente permanecerá supeditada al cumplimiento administrativo.";
  expect(computeReadabilityScore(easy)).toBeGreaterThan(80);
  expect(computeReadabilityScore(hard)).toBeLessThan(20);
});
