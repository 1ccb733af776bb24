/** How sentences of the site are written, whoever writes them. */

/** A menu is quoted as the phone writes it. */
const withoutQuotes = (text: string) => text.replaceAll(/«[^»]*»/g, "«»");

const rules: readonly [found: RegExp, mend: (found: string) => string][] = [
  [/["“”]/, () => "usa comillas «…»"],
  [/ [-–—] /, () => "usa dos puntos o una coma en lugar del guion"],
  [
    /(?<!\p{L})(móvil|ordenador|cuota|sólo)(?!\p{L})/iu,
    (found) => `usa ${mexican[found.toLowerCase()]}, no «${found}»`,
  ],
];

const mexican: Readonly<Record<string, string>> = {
  móvil: "«celular»",
  ordenador: "«computadora»",
  cuota: "«precio»",
  sólo: "«solo»",
};

/** What the site writes otherwise: the mend of each, in Spanish. */
export function wordingFaults(text: string): string[] {
  const read = withoutQuotes(text);
  return rules.flatMap(([found, mend]) => {
    const [fault] = found.exec(read) ?? [];
    return fault === undefined ? [] : [mend(fault)];
  });
}

const blind = /(?<!\p{L})(aquí|clic|click|ver más|leer más)(?!\p{L})/iu;

/**
 * Whether a link or a button says nothing of where it leads. Prose ends with a full stop; what does not is the text of a
 * link, a button, a heading or a field.
 */
export const isVagueLabel = (text: string) => !/[.:;?!…]$/.test(text) && blind.test(withoutQuotes(text));

const figureAndUnit = /(?<=\d) (?=(?:GB|MB|días|meses|países|minutos|caracteres|pesos|horas|[ap]\.m\.))/g;

/** With a space that no line break can take between a number and its unit: nobody types it. */
export const bindUnits = (text: string) =>
  text.replaceAll(figureAndUnit, "\u00a0").replaceAll("EE. UU.", "EE.\u00a0UU.");

/** Sentences as people read them: «EE. UU.», «p.m.» and addresses do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/EE\.\s?UU\.|\b[ap]\.m\./g, "x")
    .split(/(?<=[.?!])\s/)
    .filter((sentence) => sentence.trim() !== "");
}

/** A whole thought that a reader can follow at once; a colon or a semicolon ends one too. */
export const maxSentenceWords = 20;

/** The parts of a text that have more than {@link maxSentenceWords} words. */
export function longSentences(text: string): string[] {
  return text
    .replaceAll(/EE\.\s?UU\./g, "EEUU")
    .split(/(?<=[.:;?!])\s/)
    .filter((sentence) => sentence.split(/\s+/).length > maxSentenceWords);
}
