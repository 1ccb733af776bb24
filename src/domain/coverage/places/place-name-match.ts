import { splitWords } from "#domain/match/match-rows.ts";

/** Removes accents, capitals and articles from a name, so that spellings without them match. */
export const normalizePlaceName = (text: string) =>
  splitWords(text)
    .filter((word) => !/^(?:el|la|los|las)$/.test(word))
    .join(" ");

/** The fields of `Localities` that are needed for names. */
type NamedPlaces = {
  words: readonly string[];
  wordsOf: readonly { name: readonly number[]; aliases: readonly (readonly number[])[]; state: readonly number[] }[];
  sure: ReadonlySet<number>;
  twins: ReadonlySet<number>;
};

/** The country's name, which is ignored at the end of a query. */
const country = "mexico";

/**
 * Finds the only known place with the queried name, by its name alone if that is unambiguous, or by its name and state.
 *
 * @param among - indexes of the places that match the query's words.
 * @param isNear - whether the query also names the place's `near`; see `FoundLocality`.
 * @returns the index of the place; undefined if no place has that name, or several have it.
 */
export function matchPlaceName(
  { words, wordsOf: numbersOf, sure, twins }: NamedPlaces,
  asked: readonly string[],
  among: readonly number[],
  isNear: boolean,
): number | undefined {
  const text = normalizePlaceName(asked.join(" "));
  const bare = text.replace(new RegExp(` ${country}$`), "");
  const textOf = (numbers: readonly number[]) => normalizePlaceName(numbers.map((word) => words[word]).join(" "));
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
  // If several places match, the first is meant only if the query is its main name alone and it is in `sure`.
  if (others.length > 0 && (isByState || isByAlias)) return undefined;
  return sure.has(place) || (isByState && (isNear || !twins.has(place))) ? place : undefined;
}
