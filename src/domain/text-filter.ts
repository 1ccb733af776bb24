/** Which entries of a list stay while a visitor types a search. */
import { fold } from "./fold.ts";

/** Words that carry no meaning: «carta de los derechos» asks for two words. */
const small = new Set(
  "a al con de del e el en la las lo los mi mis o para por que se su sus tu tus un una y".split(" "),
);

/** A plural matches the singular too; at least three letters remain. */
const withoutPlural = (word: string) => word.replace(/(\p{L}{3})e?s$/u, "$1");

/**
 * Tells which texts match a search: for each of its words they have one that begins with it, in any order. Accents,
 * case and punctuation do not matter.
 *
 * @returns undefined while there is nothing to search for: every text stays.
 */
export function textFilter(written: string): ((text: string) => boolean) | undefined {
  const asked = fold(written)
    .split(" ")
    .filter((word) => word !== "" && !small.has(word))
    .map((word) => ` ${withoutPlural(word)}`);
  if (asked.length === 0) return undefined;
  return (text) => {
    const words = ` ${fold(text)}`;
    return asked.every((word) => words.includes(word));
  };
}
