import { extractQueryWords, type Matches, matchRows, splitWords } from "#domain/match/match-rows.ts";
import { computePrefixEditDistances } from "#domain/text/prefix-edit-distances.ts";

export type RegistryRow = {
  /** Digits; absent if a registration is known only by its name. */
  number?: string;
  name: string;
  /** The URL of the registration's page; words in the URL are searched too. */
  href: string;
};

const longestQuery = 80;
const numberDigits = 7;

/** Words that are ignored next to a number. */
const fillers = new Set("folio n num numero".split(" "));

/**
 * Finds the registrations that a text may mean. Digits alone are a number or its beginning, possibly written in groups,
 * as a range (`1349808-10`) or as a list (`1349914/16/17`). Any other text is matched by words; see `matchRows`. A typo
 * in a number is never corrected: similar numbers are only suggested.
 */
export function searchRegistry<Row extends RegistryRow>(text: string, rows: readonly Row[]): Matches<Row> {
  const asked = extractQueryWords(text.slice(0, longestQuery)).filter((word) => !fillers.has(word));
  return asked.length > 0 && asked.every(isNumber) ? byNumber(text, asked, rows) : byWords(asked, rows);
}

const isNumber = (word: string) => /^\d+$/.test(word);

function byNumber<Row extends RegistryRow>(text: string, parts: readonly string[], rows: readonly Row[]): Matches<Row> {
  const whole = parts.join("");
  const [first = ""] = parts;
  const isSeveral = first.length === numberDigits && parts.length > 1;
  const asked = isSeveral ? severalNumbers(first, parts.slice(1), /\d\s*[-–]\s*\d/.test(text)) : [whole];
  const found = rows.filter(({ number }) => asked.some((digits) => number?.startsWith(digits)));
  if (found.length > 0) return { rows: found, isExact: true };
  // A short number may be a year or a day in a name, so it is searched as a word.
  if (!isSeveral && whole.length < 5) return byWords(parts, rows);
  return {
    rows: rows.filter(({ number }) => number && computePrefixEditDistances(whole, number)[number.length] === 1),
    isExact: false,
  };
}

/** Completes short numbers: `1349808-10` is a range of three numbers, `1349914/16/17` a list. */
function severalNumbers(first: string, ends: readonly string[], isRange: boolean): string[] {
  const numbers = [first, ...ends.map((end) => first.slice(0, -end.length) + end)];
  const last = Number(numbers[numbers.length - 1]);
  const count = last - Number(first);
  if (!isRange || ends.length > 1 || count < 0 || count > 99) return numbers;
  return Array.from({ length: count + 1 }, (_, step) => String(Number(first) + step));
}

function byWords<Row extends RegistryRow>(asked: readonly string[], rows: readonly Row[]): Matches<Row> {
  return matchRows(asked, rows, ({ number = "", name, href }) => splitWords(`${name} ${number} ${href}`));
}
