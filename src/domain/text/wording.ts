/** Style rules for all sentences of the site. */

/** Removes quotations, which are exempt: they often quote menus as the phone writes them. */
const removeQuotes = (text: string) => text.replaceAll(/«[^»]*»/g, "«»");

const styleRules: readonly [pattern: RegExp, mend: (match: string) => string][] = [
  [/["“”]/, () => "usa comillas «…»"],
  [/ [-–—] /, () => "usa dos puntos o una coma en lugar del guion"],
  [
    /(?<!\p{L})(móvil|ordenador|cuota|sólo)(?!\p{L})/iu,
    (match) => `usa ${mexicanWords[match.toLowerCase()]}, no «${match}»`,
  ],
];

const mexicanWords: Readonly<Record<string, string>> = {
  móvil: "«celular»",
  ordenador: "«computadora»",
  cuota: "«precio»",
  sólo: "«solo»",
};

/** Lists advice in Spanish for each violation of the site's style. */
export function listStyleViolationMessages(text: string): string[] {
  const unquotedText = removeQuotes(text);
  return styleRules.flatMap(([pattern, mend]) => {
    const [match] = pattern.exec(unquotedText) ?? [];
    return match === undefined ? [] : [mend(match)];
  });
}

const vagueLabelPattern = /(?<!\p{L})(aquí|clic|click|ver más|leer más)(?!\p{L})/iu;

/**
 * Whether the label of a link or a button is as vague as «Ver más». Text that ends in punctuation is prose, not the
 * label of a link, a button, a heading or a field.
 */
export const isVagueLabel = (text: string) => !/[.:;?!…]$/.test(text) && vagueLabelPattern.test(removeQuotes(text));

const figureSpacePattern = /(?<=\d) (?=(?:GB|MB|días|meses|países|minutos|caracteres|pesos|horas|[ap]\.m\.))/g;

/** Replaces the space between a number and its unit with a no-break space, which is hard to type. */
export const insertNoBreakSpaces = (text: string) =>
  text.replaceAll(figureSpacePattern, "\u00a0").replaceAll("EE. UU.", "EE.\u00a0UU.");

/** Splits a text into sentences; «EE. UU.», «p.m.» and addresses do not end one. */
export function splitSentences(text: string): string[] {
  return text
    .replaceAll(/EE\.\s?UU\.|\b[ap]\.m\./g, "x")
    .split(/(?<=[.?!])\s/)
    .filter((sentence) => sentence.trim() !== "");
}

/** Maximum number of words between two of the signs `.`, `:`, `;`, `?` and `!`. */
export const maxSentenceWords = 20;

/** Finds sentences, and parts of sentences, that have more than {@link maxSentenceWords} words. */
export function findLongSentences(text: string): string[] {
  return text
    .replaceAll(/EE\.\s?UU\./g, "EEUU")
    .split(/(?<=[.:;?!])\s/)
    .filter((sentence) => sentence.split(/\s+/).length > maxSentenceWords);
}
