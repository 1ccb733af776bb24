/** Splits a phone's name, listed or typed by a visitor, into runs of letters and of digits. */

/** Maximum number of characters typed and read of a phone's name: enough for a name in a sentence. */
export const maxDeviceTextLength = 160;

/** The run that replaces the slash between memory and storage: «8/256». */
export const storageSlash = "|";

/** The run that replaces the «a» before a price, because in «Honor X8 a 3 mil» the letter could belong to the name. */
export const priceMarker = "¤";

/**
 * Splits a text into runs of letters and of digits, without accents and in lower case: `Galaxy S24+` is `galaxy s 24
 * plus`. Ordinals lose their sign, and `5G` stays whole. Prices, sizes with a unit and conditions («85 %», «9/10») are
 * dropped.
 */
export function splitRuns(text: string): string[] {
  const normalizedText = text
    .slice(0, maxDeviceTextLength)
    .replace(/(\p{Nd})\s*\.?\s*[ªº°]/gu, "$1 ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(\d)\s*(?:a|da|ra|nd|rd|th)(?=[^\p{L}\p{N}]*gen)/gu, "$1 ")
    .replace(/ a (?=\$|\d[\d.,]* ?(?:mil|pesos|mxn|varos)(?!\p{L}))/gu, ` ${priceMarker} `)
    .replace(/\$\s*\d[\d.,]*(?: \d{3}(?!\d)[\d.,]*)*(?:\s*mil(?!\p{L}))?/gu, " ")
    .replace(/\d[\d.,]*\s*(?:mil|pesos|mxn|varos|anos?)(?!\p{L})/gu, " ")
    .replace(/(\d.*)bateria\s*(?:al|de|en)?\s*\d{2,3}(?!\d)/gu, "$1 ")
    .replace(/\d{1,3}\s*%|(?:[789]|10)\/10(?!\d)/gu, " ")
    .replace(/1\s*tb(?!\p{L})/gu, "1024gb")
    .replace(
      /(\d)(?:\s*gb)?(?:\s*ram)?\s*([+/])\s*(64|128|256|512|1024)(?:\s*gb)?(?!\p{L}|\d)/gu,
      (_, memory, sign, storage) => `${memory} ${sign === "/" ? storageSlash : "plus"} ${storage} `,
    )
    .replace(/\+/g, " plus ")
    .replace(/\d+\s*(?:[gt]b|gigas?|teras?)(?!\p{L})/gu, " ");
  return normalizedText.match(/[345]g(?!\p{L})|\p{L}+|\p{N}+|[|¤]/gu) ?? [];
}

export const isLetters = (run: string) => /^\p{L}+$/u.test(run);
export const isNumber = (run: string | undefined) => run !== undefined && /^\p{N}/u.test(run);

/** Joins the runs of a name, so that spaces in it do not matter; only two successive numbers stay separate. */
export function toNameKey(tokens: readonly string[]): string {
  return tokens.reduce((key, token) => key + (/\p{N}$/u.test(key) && isNumber(token) ? " " : "") + token, "");
}

/** Joins each name of a brand into one word, to recognise these names in a model's name. */
export function joinBrandNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => name.split("/")).map((name) => splitRuns(name).join("")));
}

/**
 * Formats the key that all spellings of a model's name share: «Samsung Galaxy S26», «galaxy s26» and «S26».
 *
 * @param repeated - the brand's names, which are left out of the key.
 */
export function toModelKey(name: string, repeated: ReadonlySet<string>): string {
  return toNameKey(splitRuns(name).filter((run) => !repeated.has(run)));
}
