/**
 * Normalises typed or pasted text for storage: one rule for every text that staff writes. Unusual characters are
 * replaced by plain ones with the same meaning; a message names characters that can be neither replaced nor printed.
 */
import { drawnCharacters } from "./drawn-characters.ts";

/** Invisible characters for word breaks, text direction and emoji presentation, but not the joiner of emojis. */
const meaninglessPattern =
  /\u034f|[\ufe00-\ufe0f]|[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202c\u2060-\u2064\u2066-\u206f\ufeff]|(?<!\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d/gu;

/** Letters of another width or style, and ligatures: «Ｎａｖｉｄａｄ», «𝗡𝗮𝘃𝗶𝗱𝗮𝗱», «oﬁcial», «Ⅳ», «‼». */
const restyledPattern =
  /[\u2024\u2025\u203c\u2047-\u2049\u2160-\u217f\ufb00-\ufb06\ufe50-\ufe6b\uff01-\uff5e\uffe0-\uffe6\u{1d400}-\u{1d7ff}]/gu;

/**
 * Quotation marks to replace: a straight pair, a curly mark, or a single pair around words, but not an apostrophe. Also
 * matches «…» whole, so that marks inside stay.
 */
const quotePattern =
  /«[^«»\n]*»|[“”]|(?<![\p{L}\p{N}])‘(?=\S)[^‘’\n]*?(?<=\S)’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])"(?=[^\s"])[^"\n]*?(?<=[^\s"])"(?![\p{L}\p{N}])/gu;

/** Normalises the source of a text file: keeps tabs, line ends and quotation marks. */
export function normalizeSource(text: string): string {
  return text
    .replaceAll(/[\v\f\u2028\u2029]/g, "\n")
    .replaceAll(meaninglessPattern, "")
    .replaceAll(restyledPattern, (match) => match.normalize("NFKC"))
    .normalize("NFC")
    .replaceAll(/[\u2010-\u2012\u2043]|(?<=\p{L})\u2212(?=\p{L})/gu, "-")
    .replaceAll("\u2015", "—")
    .replaceAll(/[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g, " ")
    .replaceAll(/[\u2007\u202f]/g, "\u00a0")
    .replaceAll(/(?<![\d.])\u00a0(?!\d)/g, " ");
}

/** Normalises text of several lines, such as Markdown: keeps tabs, and turns every kind of line break into `\n`. */
export function normalizeLines(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\u2029", "\n\n")
    .replaceAll(/\u00ad[ \t]*\n[ \t]*/g, "");
  return normalizeSource(lines).replaceAll(quotePattern, (match) =>
    /^["‘]/.test(match) ? `«${match.slice(1, -1)}»` : match.replace(/^“$/, "«").replace(/^”$/, "»"),
  );
}

/** Ordinary Spanish, which no rule changes. Most texts match, and one pattern is faster than all the rules. */
const ordinaryPattern = /^(?:(?! {2})[\w áéíóúüñÁÉÍÓÚÜÑ.,;:()¿?¡!«»%/+…—*{}-])*$/;

/** Normalises one line or one paragraph: a line break becomes a space, and a word hyphenated there is joined. */
export function normalizeText(text: string): string {
  if (ordinaryPattern.test(text)) return text;
  return normalizeLines(text)
    .replaceAll(/^[\n\t]+|[\n\t]+$/g, "")
    .replaceAll(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, "")
    .replaceAll(/[\n\t ]+/g, " ")
    .replaceAll(/\$[ \u00a0](?=\d)/g, "$");
}

const drawnPattern = new RegExp(`^[${drawnCharacters}]*$`, "u");
const emojiPattern = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const invisiblePattern = /[\p{C}\p{DI}\p{Z}]/u;
const letterPattern = /[\p{L}\p{M}\p{N}]/u;

/** Characters that are often typed, and the nearest printable ones. */
const replacements: Readonly<Record<string, string>> = {
  "✅": "✓",
  "⭐": "★",
  "🌟": "★",
  "❌": "✗",
  "➕": "+",
  "📞": "☎",
  "💚": "♥",
};

/** Finds the unprintable characters of a text, each once, with advice in Spanish. Tabs and line breaks are allowed. */
export function findUnprintableCharacters(text: string): { character: string; message: string }[] {
  if (drawnPattern.test(normalizeText(text))) return [];
  const messages = new Map<string, string>();
  for (const { segment, index } of new Intl.Segmenter("es").segment(text)) {
    const character = normalizeText(segment);
    if (!drawnPattern.test(character) && !messages.has(character))
      messages.set(character, describeCharacter(character, text.slice(0, index)));
  }
  return [...messages].map(([character, message]) => ({ character, message }));
}

export const listUnprintableCharacterMessages = (text: string) =>
  findUnprintableCharacters(text).map(({ message }) => message);

/** Removes unprintable characters from a name typed elsewhere, such as an account's name. */
export const removeUnprintableCharacters = (text: string): string =>
  removeCharacters(
    text,
    findUnprintableCharacters(text).map(({ character }) => character),
  );

/** Removes characters from a text, and the spaces that only separated them from it. */
export function removeCharacters(text: string, characters: readonly string[]): string {
  const remainingText = characters.reduce((rest, character) => rest.replaceAll(character, ""), normalizeText(text));
  return remainingText
    .replaceAll(/ +/g, " ")
    .replaceAll(/ (?=[.,;:?!)»…])|(?<=[(¿¡«]) /g, "")
    .trim();
}

export const isEmoji = (character: string): boolean => emojiPattern.test(character);

function describeCharacter(character: string, precedingText: string): string {
  const advice = replacements[character]
    ? `escribe «${replacements[character]}» o quítalo`
    : "quítalo o escríbelo con palabras";
  if (isEmoji(character)) return `«${character}» ${unprintableMessage}: ${advice}`;
  const firstUndrawn = [...character].find((point) => !drawnPattern.test(point)) ?? character;
  const code = `U+${(firstUndrawn.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const precedingWords = normalizeText(precedingText).trim().split(" ").slice(-3).join(" ").toWellFormed();
  const place = precedingWords === "" ? "al principio" : `después de «${precedingWords}»`;
  if (invisiblePattern.test(firstUndrawn))
    return `hay un signo que no se ve (${code}), ${place}: bórralo y escribe otra vez esa parte`;
  if (letterPattern.test(firstUndrawn))
    return `«${character}» (${code}), ${place}, ${unprintableMessage}: escríbelo con letras del español`;
  return `«${character}» ${unprintableMessage}: ${advice}`;
}

const unprintableMessage = "no se puede imprimir en los documentos ni en la imagen que se ve al compartir";
