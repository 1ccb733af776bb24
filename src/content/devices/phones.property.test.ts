import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { deviceNameWords } from "./device-name-words.ts";
import { matchDevice as match, listedModels as models } from "./testing/listed-models.ts";

const cases = inject("testRun").isFullSize ? 1_500 : 150;

/** Real phones without eSIM. Source: their makers' published specifications, and the fact file's section on eSIM. */
const withoutEsim = [
  ...["iPhone 6", "iPhone 6s Plus", "iPhone 7", "iPhone 8", "iPhone 8 Plus", "iPhone X", "iPhone SE"],
  ...["Galaxy S8", "Galaxy S9+", "Galaxy S10", "Galaxy S10e", "Galaxy S20 FE", "Galaxy S20 FE 5G", "Galaxy S21 FE"],
  ...["Galaxy A10", "Galaxy A15", "Galaxy A34 5G", "Galaxy J7", "Galaxy Note9", "Galaxy Note10+"],
  ...["Moto G52", "Moto G8 Power", "Moto G9 Play", "Moto E7", "Redmi Note 8", "Redmi Note 12", "Redmi 9A", "POCO X3"],
  ...["Xiaomi 11 Lite", "Huawei P30", "Huawei P40 Lite", "Huawei P40 Pro+", "Huawei P50 Pro", "Oppo A57"],
  ...[
    "Oppo Reno7 Lite",
    "Google Pixel XL",
    "Honor X8a",
    "Honor X6",
    "ZTE Blade A52",
    "Nokia 3310",
    "LG V40",
    "Vivo Y20",
  ],
];

const variantWords = /pro|max|plus|ultra|lite|mini|neo|fe|fold|flip|xl/g;

/** Randomises case, accents and spaces, but removes no space between two numbers. */
function rewritten(name: string, dice: readonly number[]): string {
  const roll = (index: number, sides: number) => (dice[index % dice.length] ?? 0) % sides;
  const spaced = name
    .replace(/ (?!\d)|(?<!\d) /g, (_, index: number) => " ".repeat(roll(index, 3)))
    .replace(/(?<=\p{L})(?=\d)/gu, (_, index: number) => " ".repeat(roll(index, 2)));
  const letters = [...spaced].map((letter, index) => {
    const cased = roll(index, 2) ? letter.toUpperCase() : letter.toLowerCase();
    return /[aeiou]/i.test(letter) && roll(index + 3, 4) === 0 ? `${cased}\u0301` : cased;
  });
  return letters.join("");
}

/** Adds, removes, replaces or swaps letters in one of the words of at least five letters. */
function slipped(name: string, dice: readonly number[]): string {
  const [which = 0, where = 0, how = 0, letter = 0] = dice;
  const words = [...name.matchAll(/\p{L}{5,}/gu)];
  const word = words[which % Math.max(words.length, 1)];
  if (!word) return name;
  const index = word.index + (where % (word[0].length - 1));
  const other = String.fromCharCode(97 + (letter % 26));
  const [one = "", two = ""] = [name[index], name[index + 1]];
  const middle = [other + one + two, two, other + two, two + one][how % 4];
  return name.slice(0, index) + middle + name.slice(index + 2);
}

const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
const known = new Set(models.flatMap(({ brandedName }) => longWords(brandedName)));

const dice = fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 });
const offered = (text: string) => {
  const verdict = match(text);
  if (verdict.kind === "listed") return [verdict.device, ...verdict.siblings].map(({ model }) => model.name);
  return "devices" in verdict ? verdict.devices.map(({ model }) => model.name) : [];
};

test("any listed model is found in any case, accents and spaces, with one typo", () => {
  fc.assert(
    fc.property(fc.constantFrom(...models), fc.boolean(), dice, dice, (model, isBranded, first, second) => {
      const written = isBranded ? model.brandedName : model.name;
      const slip = slipped(written, first);
      // «iPhone» for «Phone» is the name of another phone, not a typo.
      fc.pre(longWords(slip).every((word) => !known.has(word) || longWords(written).includes(word)));
      const text = rewritten(slip, second);
      expect(offered(text), text).toContain(model.name);
    }),
    { numRuns: cases },
  );
});

test("a listed model, written in full with its brand, gets a yes", () => {
  for (const { brandedName, name } of models) {
    const verdict = match(brandedName);
    expect(verdict.kind === "listed" && verdict.device.model.name, name).toBe(name);
    // Choosing a model puts its full name into the field.
    const again = match(verdict.kind === "listed" ? verdict.device.fullName : "");
    expect(again.kind === "listed" && again.device.model.name, name).toBe(name);
  }
});

test(`${withoutEsim.length} models without eSIM never get a yes, however they are written`, () => {
  expect(withoutEsim.length).toBeGreaterThanOrEqual(30);
  for (const name of withoutEsim) expect(match(name).kind, name).not.toBe("listed");
  fc.assert(
    fc.property(fc.constantFrom(...withoutEsim), dice, dice, fc.boolean(), (name, first, second, isSlipped) => {
      const text = rewritten(isSlipped ? slipped(name, first) : name, second);
      expect(match(text).kind, text).not.toBe("listed");
    }),
    { numRuns: cases },
  );
});

test("a yes always names a model with exactly the typed numbers and variants", () => {
  const words = [...new Set(models.flatMap(({ name }) => name.match(/\p{L}+|\d+|\+/gu) ?? []))];
  const word = fc.constantFrom(...words, "8", "9", "FE", "Lite", "Go", "Play", "Prime", "Nord", "Galaxy", "Samsung");
  const signs = (text: string) => {
    const plain = Object.entries(deviceNameWords.otherNames)
      .reduce((all, [nickname, name]) => all.replace(nickname, name), text)
      .replace("ª generación", "")
      .replaceAll("+", "plus")
      .toLowerCase()
      .replace(/oneplus|gemini/g, "");
    return [plain.match(/\d+/g)?.join(), plain.match(variantWords)?.sort().join()];
  };
  let answered = 0;
  const check = (text: string) => {
    const verdict = match(text);
    if (verdict.kind !== "listed") return;
    answered++;
    expect(signs(text), `${text} is answered ${verdict.device.fullName}`).toEqual(signs(verdict.device.model.name));
  };
  fc.assert(
    fc.property(fc.constantFrom(...models), word, fc.nat(6), ({ brandedName }, extra, index) => {
      const parts = brandedName.split(" ");
      check(parts.toSpliced(index, 0, extra).join(" "));
      check(parts.toSpliced(index, 1, extra).join(" "));
      check(parts.toSpliced(index, 1).join(" "));
    }),
    { numRuns: cases },
  );
  expect(answered).toBeGreaterThan(cases / 15);
});

test("any text gets an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      expect(match(text).kind).toBeTypeOf("string");
    }),
    // Fewer than the others, as each takes 20 ms.
    { numRuns: cases / 10 },
  );
});
