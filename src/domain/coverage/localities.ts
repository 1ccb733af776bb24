/** The list of Mexican localities that visitors can search without any third-party service. */
import { slipsToBeginnings } from "#domain/slips-to-beginnings.ts";

/** As stored in the file: columns of equal length, the largest locality first; see `scripts/geography.ts`. */
export type PackedLocalities = {
  /** Names separated by bars. */
  names: string;
  /** One character per locality: `A` for the first state, and so on in Unicode order. */
  state: string;
  /** Thousandths of a degree, from the state's corner. */
  east: readonly number[];
  north: readonly number[];
  /** Corners in thousandths of a degree. */
  states: readonly { name: string; west: number; south: number }[];
  /** Other names of a locality, separated by bars, by its index in the list. */
  aliases: Readonly<Record<string, string>>;
};

export type Locality = {
  name: string;
  state: string;
  /** Degrees, WGS 84, to about 100 m. */
  longitude: number;
  latitude: number;
};

export type Localities = {
  /** Largest first. */
  list: readonly Locality[];
  /** Every word of the names, aliases and states, once each, in lower case without accents. */
  words: readonly string[];
  /** Indexes into `words` per locality: those of its name, of each alias, of all aliases together, and of its state. */
  wordsOf: readonly WordNumbers[];
};

type WordNumbers = {
  name: readonly number[];
  aliases: readonly (readonly number[])[];
  alias: readonly number[];
  state: readonly number[];
};

/** `near` distinguishes localities with the same name and state: the name of the nearest larger well-known one. */
export type FoundLocality = Locality & { near: string | undefined };

/** Characters of a query that are read. */
const longestQuery = 80;

/** In lower case, without accents. Most letters have none, so only the others are decomposed. */
const plain = (text: string) =>
  text.toLowerCase().replace(/[\u0080-\uffff]+/g, (letters) => letters.normalize("NFKD").replace(/\p{M}/gu, ""));

/** Words of a plain text: `san jose (del cabo)` has four. */
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** @throws {RangeError} if the columns differ in length, or name a state that is not listed. */
export function unpackLocalities(packed: PackedLocalities): Localities {
  const names = packed.names.split("|");
  const plainNames = plain(packed.names).split("|");
  const columns = [packed.state, packed.east, packed.north];
  if (columns.some(({ length }) => length !== names.length)) throw new RangeError("columns of different lengths");
  const numbers = new Map<string, number>();
  const numbersOf = (text: string) =>
    wordsIn(text).map((word) => {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      return number;
    });
  const states = packed.states.map((state) => ({ ...state, words: numbersOf(plain(state.name)) }));
  const list: Locality[] = [];
  const wordsOf: Localities["wordsOf"][number][] = [];
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
    const aliases = others ? plain(others).split("|").map(numbersOf) : [];
    wordsOf.push({ name: numbersOf(plainNames[place] ?? ""), aliases, alias: aliases.flat(), state: state.words });
  }
  return { list, words: [...numbers.keys()], wordsOf };
}

/**
 * The localities that a text may mean, likeliest first: every word of it is the beginning of one of theirs, in any
 * order, with or without the state's. Larger localities rank higher, and exact names rank above names that only begin
 * with the text. If no locality matches, one typo is forgiven in words of four letters or more, two in words of eight
 * or more.
 *
 * @param limit - the most to return.
 */
export function findLocalities(localities: Localities, query: string, limit: number): FoundLocality[] {
  const asked = wordsIn(plain(query.slice(0, longestQuery)));
  if (asked.length === 0) return [];
  const exact = ranked(
    localities,
    asked,
    asked.map((word) => localities.words.map((known) => known.startsWith(word))),
  );
  const found =
    exact.length > 0
      ? exact
      : ranked(
          localities,
          asked,
          asked.map((word) => resembling(localities, word)),
        );
  return found.slice(0, limit).map((place) => ({ ...localityAt(localities, place), near: nearOf(localities, place) }));
}

/** Whether each known word begins with the asked one, apart from typos. */
function resembling({ words }: Localities, asked: string): boolean[] {
  const slips = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
  const mayResemble = (known: string) =>
    known.length >= asked.length - slips && [...asked].filter((letter) => !known.includes(letter)).length <= slips;
  return words.map(
    (known) =>
      known.startsWith(asked) ||
      (slips > 0 &&
        mayResemble(known) &&
        slipsToBeginnings(asked, known.slice(0, asked.length + slips)).some((count) => count <= slips)),
  );
}

/**
 * How likely each kind of match is meant: the whole name with its state, a whole name, the beginning of the name, all
 * words in the name, some words in a name, words in the state only.
 */
const weights = { exactInState: 1e9, exact: 20, begun: 6, named: 2, partly: 0.1, stateOnly: 1e-6 } as const;

/**
 * Indexes of matching localities, likeliest first.
 *
 * @param fits - for each word asked, whether each known word fits it.
 */
function ranked({ list, words, wordsOf }: Localities, asked: readonly string[], fits: readonly boolean[][]): number[] {
  const found: { place: number; likelihood: number }[] = [];
  const text = asked.join(" ");
  for (const place of list.keys()) {
    const own = wordsOf[place];
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
    // A locality's size is roughly inversely proportional to its rank.
    found.push({ place, likelihood: weights[kind] / (place + 1) });
  }
  return found.sort((a, b) => b.likelihood - a.likelihood).map(({ place }) => place);
}

function localityAt({ list }: Localities, place: number): Locality {
  const locality = list[place];
  if (!locality) throw new RangeError(`no locality ${place}`);
  return locality;
}

/** Localities up to this rank are known beyond their surroundings. */
const wellKnown = 1_500;

/** The nearest larger well-known locality, if another in the same state shares the name. */
function nearOf(localities: Localities, place: number): string | undefined {
  const { name, state, longitude, latitude } = localityAt(localities, place);
  const isAlone = !localities.list.some(
    (other, at) => at !== place && other.state === state && plain(other.name) === plain(name),
  );
  if (isAlone) return undefined;
  const eastward = Math.cos((latitude * Math.PI) / 180);
  let nearest: { name: string; away: number } | undefined;
  for (const other of localities.list.slice(0, Math.min(place, wellKnown))) {
    if (other.state !== state || other.name === name) continue;
    const away = Math.hypot((other.longitude - longitude) * eastward, other.latitude - latitude);
    if (away < (nearest?.away ?? Infinity)) nearest = { name: other.name, away };
  }
  return nearest?.name;
}
