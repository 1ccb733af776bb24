import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { splitRuns } from "#domain/devices/device-runs.ts";
import { deviceNameWords } from "./device-name-words.ts";
import { listedModels, matchDevice as match } from "./testing/listed-models.ts";

/** The nightly run pairs every name with every word; the gate only a sample of the pairs. */
const { isFullSize, seed } = inject("testRun");
const step = isFullSize ? 1 : 100;
const cases = isFullSize ? 1_500 : 150;

const names = listedModels.map(({ brandedName }) => brandedName);
const { spellings, otherNames } = deviceNameWords;
const [asides, variants] = [deviceNameWords.fillers.split(", "), deviceNameWords.variants.split(", ")];
const nameWords = new Set(names.flatMap(splitRuns));

/** Words that turn a name into another model's: the variants, letters, numbers and numerals. */
const lettersAndNumbers = [..."abcdefghijklmnopqrstuvwxyz", ..."1 2 3 4 5 6 7 8 9 10 20 32 48 99".split(" ")];
const numerals = ["ii", "iii", "iv", "vi", "vii", "ix", "x2", "3a", "t2"];
const others = [...new Set([...variants, ...lettersAndNumbers, ...numerals])];

test("no word is listed twice, and none is part of a listed name, except «by» and «generación»", () => {
  const all = [...asides, ...variants, ...Object.keys(spellings)];
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  const single = asides.map(splitRuns).flatMap(([word = "", ...more]) => (more.length === 0 ? word : []));
  expect(single.filter((word) => nameWords.has(word) && word !== "by" && word !== "generacion")).toEqual([]);
  expect(single.filter((word) => word.length < 2)).toEqual([]);
  expect(Object.keys(spellings).filter((word) => nameWords.has(word))).toEqual([]);
});

test("every nickname is answered with its model", () => {
  for (const [other, name] of Object.entries(otherNames)) {
    const verdict = match(other);
    expect(verdict.kind === "listed" && verdict.device.fullName, other).toBe(name);
  }
});

test(`none of ${names.length} models gets a yes when one of ${others.length} words for another model is added`, () => {
  const violations: string[] = [];
  let owned = 0;
  for (const [row, name] of names.entries())
    for (const [column, other] of others.entries()) {
      for (const [index, text] of [`${name} ${other}`, `${other} ${name}`].entries()) {
        if ((row + 2 * column + index + seed) % step > 0) continue;
        const verdict = match(text);
        if (verdict.kind !== "listed") continue;
        owned++;
        const nameRuns = splitRuns(verdict.device.fullName).join("");
        const isOther = splitRuns(other).every((run) => nameRuns.includes(run));
        if (!isOther || sameName(verdict.device.fullName, name)) violations.push(`${text}: ${verdict.device.fullName}`);
      }
    }
  expect(violations).toEqual([]);
  // A few of these pairs name another listed model.
  if (isFullSize) expect(owned).toBeGreaterThan(100);
}, 300_000);

test("a model gets no yes when a variant is added misspelt, without a space or among filler words", () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...variants),
      fc.constantFrom(...asides),
      fc.nat(20),
      letter,
      fc.constantFrom(" ", ""),
      (name, variant, aside, index, slip, gap) => {
        const at = index % variant.length;
        const slipped = variant.length < 5 ? variant : variant.slice(0, at) + slip + variant.slice(at + 1);
        // A typo may produce a filler word or a word of the name.
        fc.pre(!asides.includes(slipped) && !(slipped in spellings) && !nameWords.has(slipped));
        for (const text of [`${name}${gap}${slipped} ${aside}`, `${aside} ${name}${gap}${variant} ${aside}`]) {
          const verdict = match(text);
          expect(verdict.kind === "listed" && sameName(verdict.device.fullName, name), text).toBe(false);
        }
      },
    ),
    { numRuns: cases },
  );
});

/** The listed names, and also unlisted phones and an incomplete name. */
const texts = [
  ...names,
  ...["iPhone 8 Plus", "Galaxy S20 FE", "Honor X8a", "Moto G52", "Nokia 3310", "Galaxy A54", "Redmi"],
];

/** Words that turn the number before them into a size or a price, or «5 A» into an ordinal. */
const units = /^(?:gb|gigas?|mil|pesos|mxn|varos|gen\p{L}*)$/u;
const isSize = /\d[ .]*\p{L}{0,2}\)?$/u;

test("filler words never change the answer, in any position", () => {
  // At most one filler per gap: two in a row may combine into a third, as «acabo» before «de segunda».
  const inserted = fc.uniqueArray(fc.tuple(fc.constantFrom(...asides), fc.nat(6)), {
    minLength: 1,
    maxLength: 4,
    selector: ([, gap]) => gap,
  });
  fc.assert(
    fc.property(fc.constantFrom(...texts), inserted, (text, words) => {
      const parts = text.split(" ");
      const writtenTexts = [...parts, ""].flatMap((part, index) => {
        const before = parts.slice(0, index).join(" ");
        // A phrase such as «y mi» is filler only before the name.
        const fits = (word: string) =>
          !(index > 0 && (/^\p{L} /u.test(word) || (units.test(word) && isSize.test(before))));
        return [...words.flatMap(([word, gap]) => (gap === index && fits(word) ? word : [])), part];
      });
      const typedText = writtenTexts.join(" ").trim();
      expect(match(typedText), typedText).toEqual(match(text));
    }),
    { numRuns: cases },
  );
});

// The gate draws filler words and names at random, above.
if (isFullSize)
  test("every filler word leaves the answer to a tenth of the names unchanged", () => {
    for (const [place, aside] of asides.entries())
      for (const name of names.filter((_, index) => index % 10 === place % 10)) {
        const verdict = match(`${aside} ${name}`);
        expect(verdict.kind === "listed" && sameName(verdict.device.fullName, name), `${aside} ${name}`).toBe(true);
      }
  });

function sameName(one: string, other: string): boolean {
  const verdict = match(other);
  return verdict.kind === "listed" && verdict.device.fullName === one;
}
