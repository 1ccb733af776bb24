import { extractQueryWords, type Matches, matchRows, splitWords } from "#domain/match/match-rows.ts";
import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";

export type RegistryRow = {
  /** Registry number in digits; absent if a registration is known only by its name. */
  number?: string;
  name: string;
  /** The URL of the registration's page; words in the URL are searched too. */
  href: string;
};

const maxQueryLength = 80;
const numberDigitCount = 7;

/** Words that are ignored next to a number. */
const fillerWords = new Set("folio n num numero".split(" "));

/**
 * Finds the registrations that a text may mean. Digits alone are a number or its beginning, possibly written in groups,
 * as a range (`1349808-10`) or as a list (`1349914/16/17`). Any other text is matched by words; see `matchRows`. A typo
 * in a number is never corrected: similar numbers are only suggested.
 */
export function searchRegistry<Row extends RegistryRow>(text: string, rows: readonly Row[]): Matches<Row> {
  const queryWords = extractQueryWords(text.slice(0, maxQueryLength)).filter((word) => !fillerWords.has(word));
  return queryWords.length > 0 && queryWords.every(isNumber)
    ? searchByNumber(text, queryWords, rows)
    : searchByWords(queryWords, rows);
}

const isNumber = (word: string) => /^\d+$/.test(word);

function searchByNumber<Row extends RegistryRow>(
  text: string,
  parts: readonly string[],
  rows: readonly Row[],
): Matches<Row> {
  const joinedDigits = parts.join("");
  const [first = ""] = parts;
  const isSeveralNumbers = first.length === numberDigitCount && parts.length > 1;
  const queriedNumbers = isSeveralNumbers
    ? completeNumbers(first, parts.slice(1), /\d\s*[-–]\s*\d/.test(text))
    : [joinedDigits];
  const foundRows = rows.filter(({ number }) => queriedNumbers.some((digits) => number?.startsWith(digits)));
  if (foundRows.length > 0) return { rows: foundRows, isExact: true };
  // A short number may be a year or a day in a name, so it is searched as a word.
  if (!isSeveralNumbers && joinedDigits.length < 5) return searchByWords(parts, rows);
  return {
    rows: rows.filter(({ number }) => number && computePrefixEditDistances(joinedDigits, number)[number.length] === 1),
    isExact: false,
  };
}

/** Completes short numbers: `1349808-10` is a range of three numbers, `1349914/16/17` a list. */
function completeNumbers(firstNumber: string, endings: readonly string[], isRange: boolean): string[] {
  const numbers = [firstNumber, ...endings.map((end) => firstNumber.slice(0, -end.length) + end)];
  const lastNumber = Number(numbers[numbers.length - 1]);
  const count = lastNumber - Number(firstNumber);
  if (!isRange || endings.length > 1 || count < 0 || count > 99) return numbers;
  return Array.from({ length: count + 1 }, (_, step) => String(Number(firstNumber) + step));
}

function searchByWords<Row extends RegistryRow>(searchWords: readonly string[], rows: readonly Row[]): Matches<Row> {
  return matchRows(searchWords, rows, ({ number = "", name, href }) => splitWords(`${name} ${number} ${href}`));
}
