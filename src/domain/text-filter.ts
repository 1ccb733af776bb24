/** What a list keeps while somebody writes what they look for. */
import { fold } from "./fold.ts";

/** Words that name nothing: «carta de los derechos» asks for two words. */
const small = new Set(
  "a al con de del e el en la las lo los mi mis o para por que se su sus tu tus un una y".split(" "),
);

/** A plural asks for the singular too; three letters are left at least. */
const withoutPlural = (word: string) => word.replace(/(\p{L}{3})e?s$/u, "$1");

/**
 * Tells which texts answer what is written: those with a word that begins so for every word of it, in any order.
 * Accents, capitals and signs do not matter.
 *
 * @returns undefined while nothing is asked for: every text stays.
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
