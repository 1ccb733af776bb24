/** The list of Mexican localities, searchable without any third-party service. */

import { splitWords } from "#domain/match/match-rows.ts";
import { isSimilarPrefix } from "#domain/match/typos.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { expandAbbreviations } from "./place-abbreviations.ts";
import { matchPlaceName } from "./place-name-match.ts";

/** The file's format: columns of equal length, the largest locality first; see `scripts/geography.ts`. */
export type PackedLocalities = {
  /** Names separated by bars. */
  names: string;
  /** One character per locality: `A` for the first of `states`, `B` for the second, in Unicode order. */
  state: string;
  /** Distances to the east and north of the state's south-west corner, in thousandths of a degree. */
  east: readonly number[];
  north: readonly number[];
  /** South-west corners, in thousandths of a degree. */
  states: readonly { name: string; west: number; south: number }[];
  /** Delta-coded indexes of localities identified by their name alone; see `scripts/geography/shared-names.ts`. */
  sure: readonly number[];
  /** Delta-coded indexes of localities with an unlisted namesake in the same state. */
  twins: readonly number[];
  /** Other names of localities, separated by bars; the key is the locality's index. */
  aliases: Readonly<Record<string, string>>;
};

export type Locality = {
  name: string;
  state: string;
  /** Degrees (WGS 84), accurate to about 100 m. */
  longitude: number;
  latitude: number;
};

export type Localities = {
  /** Largest first. */
  list: readonly Locality[];
  /** Every distinct word of the names, aliases and states, in lower case without accents. */
  words: readonly string[];
  /** Per locality, indexes into `words` for its name, each alias, all aliases together, and its state. */
  wordsOf: readonly WordNumbers[];
  sure: ReadonlySet<number>;
  twins: ReadonlySet<number>;
};

type WordNumbers = {
  name: readonly number[];
  aliases: readonly (readonly number[])[];
  alias: readonly number[];
  state: readonly number[];
};

/** `near`: the name of a well-known place nearby, to distinguish localities with the same name and state. */
export type FoundLocality = Locality & { near: string | undefined };

const longestQuery = 80;

/** @throws {RangeError} if the columns differ in length, or refer to a state that is not listed. */
export function unpackLocalities(packed: PackedLocalities): Localities {
  const names = packed.names.split("|");
  const columns = [packed.state, packed.east, packed.north];
  if (columns.some(({ length }) => length !== names.length)) throw new RangeError("columns of different lengths");
  const numbers = new Map<string, number>();
  const numbersOf = (text: string) =>
    splitWords(text).map((word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    });
  const states = packed.states.map((state) => ({ ...state, words: numbersOf(state.name) }));
  const list: Locality[] = [];
  const numbersOfAll: WordNumbers[] = [];
  for (const [place, name] of names.entries()) {
    const state = states[packed.state.charCodeAt(place) - 65];
    if (!state) throw new RangeError(`no state ${packed.state[place]}`);
    list.push({
      name,
      state: state.name,
      longitude: (state.west + (packed.east[place] ?? 0)) / 1000,
      latitude: (state.south + (packed.north[place] ?? 0)) / 1000,
    });
    const others = packed.aliases[place];
    const aliases = others ? others.split("|").map(numbersOf) : [];
    numbersOfAll.push({ name: numbersOf(name), aliases, alias: aliases.flat(), state: state.words });
  }
  return {
    list,
    words: [...numbers.keys()],
    wordsOf: numbersOfAll,
    sure: summed(packed.sure),
    twins: summed(packed.twins),
  };
}

function summed(steps: readonly number[]): ReadonlySet<number> {
  let index = 0;
  return new Set(
    steps.map((step) => {
      index += step;
      return index;
    }),
  );
}

export type FoundLocalities = {
  /** The only locality whose whole name is the query, if any: the map moves to it without asking the visitor. */
  uniqueMatch?: FoundLocality;
  /** Most likely first. */
  places: readonly FoundLocality[];
  /** Whether the names of `places` contain the query's words; otherwise the names only resemble the query. */
  isExact: boolean;
};

/**
 * Finds the localities that a query may mean: each of its words, in any order, is the beginning of a word of the name,
 * of an alias or of the state. Larger localities rank higher, and exact names rank above names that only begin with
 * the query. If no locality matches, finds those with similar names.
 *
 * @param limit - maximum number of results.
 */
export function findLocalities(localities: Localities, query: string, limit: number): FoundLocalities {
  const [text = "", near = ""] = query.slice(0, longestQuery).split(nearWords);
  const asked = splitWords(expandAbbreviations(text));
  if (asked.length === 0) return { places: [], isExact: false };
  const fits = (words: readonly string[], isFit: (known: string, word: string) => boolean) =>
    ranked(
      localities,
      words,
      words.map((word) => localities.words.map((known) => isFit(known, word))),
    );
  const begins = (known: string, word: string) => known.startsWith(word);
  const withState = fits(asked, begins);
  // «ver» means Veracruz, but «villa ver» may become «Villa Verde»: try again without expanding abbreviations.
  const exact = withState.length > 0 ? withState : fits(splitWords(text), begins);
  const isExact = exact.length > 0;
  const resembling = () => fits(asked, (known, word) => isSimilarPrefix(word, known));
  const found = isExact ? exact : resembling();
  const placeAt = (place: number) => ({ ...localityAt(localities, place), near: nearOf(localities, place) });
  const all = near
    ? found.filter((place) => splitWords(placeAt(place).near ?? "").join(" ") === splitWords(near).join(" "))
    : found;
  const meant = isExact ? matchPlaceName(localities, asked, all, near !== "") : undefined;
  return {
    places: (all.length > 0 ? all : found).slice(0, limit).map(placeAt),
    isExact,
    ...(meant !== undefined && { uniqueMatch: placeAt(meant) }),
  };
}

/** Separates the name of a place from its `near` in a query: «Santa Ana cerca de Tepic». */
const nearWords = /,?\s+cerca de\s+/iu;

/**
 * Relative likelihood of each kind of match: the whole name with its state, a whole name, the beginning of the name,
 * all words in the name, some words in a name, words only in the state.
 */
const weights = { exactInState: 1e9, exact: 20, begun: 6, named: 2, partly: 0.1, stateOnly: 1e-6 } as const;
/** Factor for a name that contains a whole word of the query: «tula» more likely means Tula than Tulancingo. */
const wholeWord = 4;

/**
 * Indexes of matching localities, most likely first.
 *
 * @param fits - for each word of the query, whether it matches each of `words`.
 */
function ranked(
  { list, words, wordsOf: numbersOf }: Localities,
  asked: readonly string[],
  fits: readonly boolean[][],
): number[] {
  const found: { place: number; likelihood: number }[] = [];
  const text = asked.join(" ");
  const numbers = asked.map((word) => words.indexOf(word));
  for (const place of list.keys()) {
    const own = numbersOf[place];
    if (!own) continue;
    const named = fits.map((fit) => own.name.some((word) => fit[word]) || own.alias.some((word) => fit[word]));
    const isFound = fits.every((fit, at) => named[at] || own.state.some((word) => fit[word]));
    if (!isFound) continue;
    const whole = (numbers: readonly number[]) => numbers.map((word) => words[word]).join(" ");
    const kind = ((): keyof typeof weights => {
      const name = whole(own.name);
      if (text === name || own.aliases.some((alias) => whole(alias) === text)) return "exact";
      if (text.startsWith(name) && text === `${name} ${whole(own.state)}`) return "exactInState";
      if (name.startsWith(text)) return "begun";
      if (fits.every((fit) => own.name.some((word) => fit[word]))) return "named";
      return named.some(Boolean) ? "partly" : "stateOnly";
    })();
    const hasWhole = own.name.some((word) => numbers.includes(word));
    // Divided by the rank, because a locality's size is roughly inversely proportional to it.
    found.push({ place, likelihood: ((hasWhole ? wholeWord : 1) * weights[kind]) / (place + 1) });
  }
  return found.sort((a, b) => b.likelihood - a.likelihood).map(({ place }) => place);
}

function localityAt({ list }: Localities, place: number): Locality {
  const locality = list[place];
  if (!locality) throw new RangeError(`no locality ${place}`);
  return locality;
}

/** Ranks by size: people everywhere know the `wellKnown` largest localities, people nearby the `knownAround` largest. */
const wellKnown = 1_500;
const knownAround = 3_000;

/**
 * Name of a known locality that distinguishes this one from its namesakes in the state; undefined without namesakes.
 * Usually the nearest larger well-known locality. If that is also a namesake's, and the namesake is nearer to it, the
 * nearest known locality to which no namesake is nearer.
 */
function nearOf(localities: Localities, place: number): string | undefined {
  const { list } = localities;
  const self = localityAt(localities, place);
  const isNamesake = ({ name, state }: Locality) =>
    state === self.state && foldSpelling(name) === foldSpelling(self.name);
  const namesakes = list.flatMap((other, at) => (at !== place && isNamesake(other) ? [{ other, at }] : []));
  if (namesakes.length === 0) return undefined;
  const known = (rank: number) =>
    list.slice(0, rank).filter((other) => other.state === self.state && !isNamesake(other));
  const largerNear = (to: Locality, rank: number) => nearest(to, known(Math.min(rank, wellKnown)));
  const larger = largerNear(self, place);
  const isShared = namesakes.some(
    ({ other, at }) => larger && largerNear(other, at) === larger && away(other, larger) < away(self, larger),
  );
  if (!isShared) return larger?.name;
  const own = known(knownAround).filter((one) => namesakes.every(({ other }) => away(self, one) < away(other, one)));
  return nearest(self, own)?.name;
}

const nearest = (to: Locality, among: readonly Locality[]): Locality | undefined =>
  among.reduce<Locality | undefined>((best, one) => (best && away(to, best) <= away(to, one) ? best : one), undefined);

/** Distance in degrees of latitude. */
function away(from: Locality, to: Locality): number {
  const eastward = Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot((to.longitude - from.longitude) * eastward, to.latitude - from.latitude);
}
