import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnCharacters } from "./drawn-characters.ts";
import {
  listUnprintableCharacterMessages,
  normalizeLines,
  normalizeText,
  removeUnprintableCharacters,
} from "./normalize-text.ts";

const usual = "½ ¾ ÷ × ± ≥ ≠ → ✓ ✔ € £ § ² ′ ø ł š ő µ Ω Δ № ℠ ☎ ★ ♥ • …";

test.each([
  ["hyphens", "e\u2010SIM, de 5\u2011GB, 4\u20125 y e\u2212SIM", "e-SIM, de 5-GB, 4-5 y e-SIM"],
  ["a minus", "\u22125 °C", "\u22125 °C"],
  ["ligatures", "o\ufb01cial, o\ufb03ce", "oficial, office"],
  ["letters of other widths and styles", "Ｎａｖｉ 𝗡𝗮𝘃𝗶 𝓝𝓪𝓿𝓲 Ⅳ ‼", "Navi Navi Navi IV !!"],
  ["marks that hide", "co\u00adber\u200btu\u200cra\u200d\u2060\ufeff", "cobertura"],
  ["marks of direction", "\u2066+52\u2069 \u202a55\u202c\u200e\u200f", "+52 55"],
  ["accents apart from their letters", "Me\u0301xico, an\u0303o", "México, año"],
  ["spaces of any width", "a\u2003b\u3000c\u2009d", "a b c d"],
  ["spaces that bind", "toda\u00a0la\u202flínea, 30\u202fGB, iOS\u00a018", "toda la línea, 30\u00a0GB, iOS\u00a018"],
  ["line breaks", "uno\vdos\u2028tres \r\n cuatro\u2029cinco  seis\n", "uno dos tres cuatro cinco seis"],
  ["a word that a line break cuts", "la cober-\ntura", "la cobertura"],
  ["quotation marks", '“Hola” y "adiós", pero no 6.1"', '«Hola» y «adiós», pero no 6.1"'],
  ["single quotation marks", "‘Hola’ y Côte d’Ivoire", "«Hola» y Côte d’Ivoire"],
  ["a price", "Desde $ 350", "Desde $350"],
  ["quotation marks inside others", "«dice “hola”»", "«dice “hola”»"],
  ["how an emoji looks", "☎\ufe0f ✔\ufe0f", "☎ ✔"],
  ["usual characters", usual, usual],
])("%s are normalised", (_what, typedText, kept) => {
  expect(normalizeText(typedText)).toBe(kept);
  expect(listUnprintableCharacterMessages(typedText)).toEqual([]);
});

test("keeps the line breaks of a text", () => {
  expect(normalizeLines("uno\vdos\r\n\t- tres\u2029cuatro")).toBe("uno\ndos\n\t- tres\n\ncuatro");
});

const undrawable = "no se puede imprimir en los documentos ni en la imagen que se ve al compartir";
const again = "bórralo y escribe otra vez esa parte";

test.each([
  ["Navidad 🎄", `«🎄» ${undrawable}: quítalo o escríbelo con palabras`],
  ["Listo ✅", `«✅» ${undrawable}: escribe «✓» o quítalo`],
  ["👨‍👩‍👧", `«👨‍👩‍👧» ${undrawable}: quítalo o escríbelo con palabras`],
  ["1\ufe0f\u20e3", `«1⃣» ${undrawable}: quítalo o escríbelo con palabras`],
  ["Nаvidad", `«а» (U+0430), después de «N», ${undrawable}: escríbelo con letras del español`],
  ["Estrena\u202eeSIM", `hay un signo que no se ve (U+202E), después de «Estrena»: ${again}`],
  ["\u0000", `hay un signo que no se ve (U+0000), al principio: ${again}`],
  ["la \ud83c", `hay un signo que no se ve (U+D83C), después de «la»: ${again}`],
])("%j is refused with a message that names the character", (typedText, message) => {
  expect(listUnprintableCharacterMessages(`${typedText} ${typedText}`)).toEqual([message]);
});

test("an account's name is kept without unprintable characters", () => {
  expect(removeUnprintableCharacters("Ana 🌸 Ruiz\u200b 李")).toBe("Ana Ruiz");
  expect(removeUnprintableCharacters("🎄 ¡Ya llegó 🎁! (🎅 hoy 🎅), 🎄")).toBe("¡Ya llegó! (hoy),");
});

const anything = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x2fff }), fc.integer({ min: 0, max: 0x1ffff })))
  .map((points) => points.map((point) => String.fromCodePoint(point)).join(""));

test("any text is refused, or normalised once to characters that documents can draw", () => {
  const drawn = new RegExp(`^[${drawnCharacters}]*$`, "u");
  fc.assert(
    fc.property(anything, (typedText) => {
      const kept = normalizeText(typedText);
      expect(normalizeText(kept)).toBe(kept);
      expect(listUnprintableCharacterMessages(typedText).length === 0).toBe(drawn.test(kept));
    }),
    { numRuns: 2_000 },
  );
});

test("ordinary Spanish gives the same text by the shortcut and, after a line break, by all the rules", () => {
  const spanish = fc.string({ unit: fc.constantFrom(..."ab ñÉ 09.,;:()¿?¡!«»%/+…—*{}_-".split("")), maxLength: 60 });
  fc.assert(
    fc.property(spanish, (written) => {
      expect(normalizeText(written)).toBe(normalizeText(`\n${written}`));
    }),
    { numRuns: 2_000 },
  );
});
