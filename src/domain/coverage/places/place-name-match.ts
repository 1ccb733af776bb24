import { type Municipality, normalizePlaceName, type PlaceEntry } from "./place-entries.ts";

/** The country's name, which is ignored at the end of a query. */
const country = "mexico";

/** Minimum population of a place to be meant by its name alone, because smaller places have unlisted namesakes. */
const fewestInhabitants = 10_000;
/** A name alone means a place with these `inhabitants` or more if it is `times` as large as each namesake. */
const city = { inhabitants: 20_000, times: 10 };
/** Minimum ratio of a well-known place's population to each namesake's, and of a place that is asked with its state. */
const timesOfKnown = 2;
const timesInState = 5;
/** Minimum ratio of a city's population to that of each other municipality with the same part in its name. */
const timesOfRival = 5;
/** Minimum population for a state's name to mean its city of the same name: «Puebla», but not «Sinaloa». */
const capitalInhabitants = 90_000;
/** Maximum distance in degrees, some 15 km, between a town's centre and its part in the next municipality. */
const townDegrees = 0.15;
/** Names of parts of most cities; alone, they do not mean the municipality or town that is also called so. */
const everywhere = new Set(["bosque", "centro", "independencia", "reforma", "san luis", "union", "villa"]);

/**
 * Finds the only place with the queried name, by its name alone if that is unambiguous, or by its name with its state
 * or its municipality.
 *
 * @param among - the places that match the query's words.
 * @param isWithin - whether `among` is already limited to a municipality that the query names.
 * @returns undefined if no place has that name, or several have it.
 */
export function matchPlaceName(
  municipalities: readonly Municipality[],
  asked: readonly string[],
  among: readonly PlaceEntry[],
  isWithin: boolean,
): PlaceEntry | undefined {
  const isState = (name: string) => municipalities.some(({ stateKey }) => stateKey === name);
  const text = normalizePlaceName(asked.join(" "));
  const candidates = among.map((entry): Candidate => {
    const names = entry.names.map(({ key }) => key);
    return { entry, names, isQualified: names.some((name) => isQualifiedName(text, name, entry)) };
  });

  /** The fitting places; small ones for which `name` is only another name, if there are no others. */
  function entriesOf(fits: (candidate: Candidate) => boolean, name: string): PlaceEntry[] {
    const fitting = candidates.filter(fits);
    const main = fitting.filter(({ entry, names }) => isLarge(entry) || name.startsWith(names[0] ?? ""));
    return (main.length > 0 ? main : fitting).map(({ entry }) => entry);
  }

  function findByNameAlone(name: string): PlaceEntry | undefined {
    const found = pickDominant(
      entriesOf(({ names }) => names.includes(name), name),
      city,
    );
    const isLarger = ({ entry, names }: Candidate) =>
      entry.kind !== "part" &&
      entry.municipality !== found?.municipality &&
      entry.population > (found?.population ?? 0) &&
      names.some((other) => other.startsWith(`${name} `));
    // «Tuxtla» may also mean San Andrés Tuxtla, unless Tuxtla Gutiérrez is far larger.
    const isRival = ({ entry, names }: Candidate) =>
      entry.isMunicipality &&
      entry.municipality !== found?.municipality &&
      entry.population * (isBareName(found, name) ? 1 : timesOfRival) > (found?.population ?? 0) &&
      names.some((other) => hasPart(other, name));
    const isSure =
      found &&
      isLarge(found) &&
      !everywhere.has(name) &&
      (!isState(name) || (found.inState.key === name && found.population >= capitalInhabitants)) &&
      !candidates.some((other) => isLarger(other) || (isPartOf(found, name) && isRival(other)));
    return isSure ? found : undefined;
  }

  const isNamed = candidates.some(({ names }) => names.includes(text));
  if (isNamed && !isWithin) return findByNameAlone(text);
  const qualified = entriesOf(({ isQualified, names }) => isQualified || (isWithin && names.includes(text)), text);
  if (qualified.length > 0) return pickDominant(qualified, { inhabitants: 0, times: timesInState });
  const complete = new Set(
    candidates.flatMap(({ entry, names }) =>
      names
        .flatMap((name) => [name, `${name} ${entry.inState.key}`])
        .filter((name) => name !== text && withoutParticles(name) === withoutParticles(text)),
    ),
  );
  const [only] = complete;
  if (only && complete.size === 1) return matchPlaceName(municipalities, [only], among, isWithin);
  const bare = text.replace(new RegExp(` ${country}$`), "");
  return bare === text ? undefined : findByNameAlone(bare);
}

const hasPart = (name: string, part: string) => ` ${name} `.includes(` ${part} `);

/** Whether a name is only a part of the place's main name: «Tuxtla» of Tuxtla Gutiérrez. */
const isPartOf = ({ names: [main] }: PlaceEntry, name: string) =>
  main !== undefined && main.key !== name && hasPart(main.key, name);

/** Removes «de» and «del», which people leave out: «San Miguel Allende». */
const withoutParticles = (name: string) => name.replace(/ del?(?= )/g, "");

/** Whether a name lacks only «ciudad» or «puerto» of the main name: «Valles» is Ciudad Valles. */
const isBareName = (entry: PlaceEntry | undefined, name: string) =>
  [`ciudad ${name}`, `puerto ${name}`].includes(entry?.names[0]?.key ?? "");

/** Whether a query is a name with the place's state or municipality. */
function isQualifiedName(text: string, name: string, entry: PlaceEntry): boolean {
  const { inMunicipality, inState, names } = entry;
  const state = inState.key;
  if (text === `${state} ${name}`) return true;
  if (!text.startsWith(`${name} `)) return false;
  const rest = text.slice(name.length + 1);
  return (
    rest === state ||
    (rest === country && state.endsWith(` ${country}`)) ||
    // The seat's name qualifies only a main name: «Los Cabos (San José del Cabo)» is the municipality, not one of its
    // towns, whose other name is Los Cabos.
    inMunicipality.some(
      ({ key }, at) => (at === 0 || name === names[0]?.key) && (rest === key || rest === `${key} ${state}`),
    )
  );
}

type Candidate = {
  entry: PlaceEntry;
  /** Its main name first. */
  names: readonly string[];
  /** Whether the query is one of its names with its state or municipality. */
  isQualified: boolean;
};

/** Whether people everywhere may mean a place by its name alone. */
const isLarge = ({ isMunicipality, isKnown, population }: PlaceEntry) =>
  isMunicipality || isKnown || population >= fewestInhabitants;

/** The only entry, or one with far more inhabitants than all others, none of which is a municipality or well known. */
function pickDominant(
  entries: readonly PlaceEntry[],
  { inhabitants, times }: { inhabitants: number; times: number },
): PlaceEntry | undefined {
  const [first, ...others] = [...entries].sort((a, b) => b.population - a.population);
  const isFarSmaller = (other: PlaceEntry) =>
    first &&
    !other.isMunicipality &&
    !other.isKnown &&
    // «Ahome» may mean the municipality or a town in it that is not its seat.
    !(first.kind === "municipality" && first.municipality === other.municipality) &&
    (isSameTown(first, other) ||
      (first.isKnown && first.population >= timesOfKnown * other.population) ||
      first.population >= Math.max(inhabitants, times * other.population));
  return others.every(isFarSmaller) ? first : undefined;
}

/** Whether `part` belongs to `town`, but is in the next municipality: the part of Veracruz in Boca del Río. */
function isSameTown(town: PlaceEntry, part: PlaceEntry): boolean {
  const [from, to] = [town.position, part.position];
  return (
    town.isMunicipality &&
    town.names[0]?.key === part.names[0]?.key &&
    from !== undefined &&
    to !== undefined &&
    Math.hypot(from.longitude - to.longitude, from.latitude - to.latitude) <= townDegrees
  );
}
