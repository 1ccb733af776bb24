/** Which place is called what was asked, and is the only known one that is. */
import { wordsOf } from "#domain/match/match-rows.ts";

/** What all spellings of a name have in common: accents, capitals and articles make no other. */
export const placeKey = (text: string) =>
  wordsOf(text)
    .filter((word) => !/^(?:el|la|los|las)$/.test(word))
    .join(" ");

/** The part of `Localities` that names need. */
type NamedPlaces = {
  words: readonly string[];
  wordsOf: readonly { name: readonly number[]; aliases: readonly (readonly number[])[]; state: readonly number[] }[];
  sure: ReadonlySet<number>;
  twins: ReadonlySet<number>;
};

/** Behind a name, the country says nothing. */
const country = "mexico";

/**
 * The place that is called what was asked, if no other known one is: by its name alone, where that is enough, or by its name
 * and its state.
 *
 * @param among - indexes of the places that the words fit.
 * @param isNear - the neighbour that distinguishes it was asked too.
 */
export function matchPlaceName(
  { words, wordsOf: numbersOf, sure, twins }: NamedPlaces,
  asked: readonly string[],
  among: readonly number[],
  isNear: boolean,
): number | undefined {
  const text = placeKey(asked.join(" "));
  const bare = text.replace(new RegExp(` ${country}$`), "");
  const textOf = (numbers: readonly number[]) => placeKey(numbers.map((word) => words[word]).join(" "));
  const called = among.flatMap((place) => {
    const own = numbersOf[place];
    if (!own) return [];
    const state = textOf(own.state);
    const names = [own.name, ...own.aliases].map(textOf);
    const isByState = names.some((name) =>
      [
        `${name} ${state}`,
        `${state} ${name}`,
        ...(state.endsWith(` ${country}`) ? [`${name} ${country}`] : []),
      ].includes(text),
    );
    const isNamed = (name: string | undefined) => name === text || name === bare;
    if (!isByState && !names.some(isNamed)) return [];
    return [{ place, isByState, isByAlias: !isByState && !isNamed(names[0]) }];
  });
  const byState = called.filter(({ isByState }) => isByState);
  const [first, ...others] = byState.length > 0 ? byState : called;
  if (!first) return undefined;
  const { place, isByState, isByAlias } = first;
  // Only a name that is sure outweighs its namesakes.
  if (others.length > 0 && (isByState || isByAlias)) return undefined;
  return sure.has(place) || (isByState && (isNear || !twins.has(place))) ? place : undefined;
}
