import { type Municipality, normalizePlaceName, type PlaceEntry } from "./place-entries.ts";

/** The country's name, which is ignored at the end of a query. */
const countryName = "mexico";

/** Minimum population of a place that a name alone may mean, because smaller places have unlisted namesakes. */
const minInhabitants = 10_000;
/** A name alone means a place with these `inhabitants` or more if it is `times` as large as each namesake. */
const cityThresholds = { inhabitants: 20_000, times: 10 };
/** Minimum ratio of a well-known place's population to each namesake's. */
const minKnownRatio = 2;
/** Minimum ratio of a place's population to each namesake's if the query names its state. */
const minStateRatio = 5;
/** Minimum ratio of a city's population to that of each other municipality with the same part in its name. */
const minRivalRatio = 5;
/** Minimum population for a state's name to mean its city of the same name: «Puebla», but not «Sinaloa». */
const minCapitalInhabitants = 90_000;
/** Maximum distance in degrees, some 15 km, between a town's centre and its part in the next municipality. */
const maxTownDegrees = 0.15;
/** Names of parts that most cities have; alone, they do not mean the municipality or town of the same name. */
const commonPartNames = new Set(["bosque", "centro", "independencia", "reforma", "san luis", "union", "villa"]);

/**
 * Finds the only place with the queried name, by its name alone if that is unambiguous, or by its name with its state
 * or its municipality.
 *
 * @param matchingPlaces - the places that match the query's words.
 * @param isLimitedToMunicipality - whether `matchingPlaces` is already limited to a municipality that the query names.
 * @returns undefined if no place has that name, or several have it.
 */
export function matchPlaceName(
  municipalities: readonly Municipality[],
  queryWords: readonly string[],
  matchingPlaces: readonly PlaceEntry[],
  isLimitedToMunicipality: boolean,
): PlaceEntry | undefined {
  const isState = (name: string) => municipalities.some(({ stateKey }) => stateKey === name);
  const text = normalizePlaceName(queryWords.join(" "));
  const candidates = matchingPlaces.map((entry): Candidate => {
    const names = entry.names.map(({ key }) => key);
    return { entry, names, isQualified: names.some((name) => isQualifiedName(text, name, entry)) };
  });

  /**
   * Lists the matching places. Small places of which `name` is not the main name are listed only if there are no
   * others.
   */
  function listEntries(isMatch: (candidate: Candidate) => boolean, name: string): PlaceEntry[] {
    const matchingCandidates = candidates.filter(isMatch);
    const mainMatches = matchingCandidates.filter(
      ({ entry, names }) => isWidelyKnown(entry) || name.startsWith(names[0] ?? ""),
    );
    return (mainMatches.length > 0 ? mainMatches : matchingCandidates).map(({ entry }) => entry);
  }

  function findByNameAlone(name: string): PlaceEntry | undefined {
    const dominantCandidate = pickDominant(
      listEntries(({ names }) => names.includes(name), name),
      cityThresholds,
    );
    const isLarger = ({ entry, names }: Candidate) =>
      entry.kind !== "part" &&
      entry.municipality !== dominantCandidate?.municipality &&
      entry.population > (dominantCandidate?.population ?? 0) &&
      names.some((other) => other.startsWith(`${name} `));
    // Whether another place may be meant: «Tuxtla» may also mean San Andrés Tuxtla, unless Tuxtla Gutiérrez is far
    // larger.
    const isRival = ({ entry, names }: Candidate) =>
      entry.isMunicipality &&
      entry.municipality !== dominantCandidate?.municipality &&
      entry.population * (isBareName(dominantCandidate, name) ? 1 : minRivalRatio) >
        (dominantCandidate?.population ?? 0) &&
      names.some((other) => hasPart(other, name));
    const isSure =
      dominantCandidate &&
      isWidelyKnown(dominantCandidate) &&
      !commonPartNames.has(name) &&
      (!isState(name) ||
        (dominantCandidate.inState.key === name && dominantCandidate.population >= minCapitalInhabitants)) &&
      !candidates.some((other) => isLarger(other) || (isPartOf(dominantCandidate, name) && isRival(other)));
    return isSure ? dominantCandidate : undefined;
  }

  const isNamed = candidates.some(({ names }) => names.includes(text));
  if (isNamed && !isLimitedToMunicipality) return findByNameAlone(text);
  const qualifiedEntries = listEntries(
    ({ isQualified, names }) => isQualified || (isLimitedToMunicipality && names.includes(text)),
    text,
  );
  if (qualifiedEntries.length > 0) return pickDominant(qualifiedEntries, { inhabitants: 0, times: minStateRatio });
  const completeNames = new Set(
    candidates.flatMap(({ entry, names }) =>
      names
        .flatMap((name) => [name, `${name} ${entry.inState.key}`])
        .filter((name) => name !== text && removeParticles(name) === removeParticles(text)),
    ),
  );
  const [only] = completeNames;
  if (only && completeNames.size === 1)
    return matchPlaceName(municipalities, [only], matchingPlaces, isLimitedToMunicipality);
  const textWithoutCountry = text.replace(new RegExp(` ${countryName}$`), "");
  return textWithoutCountry === text ? undefined : findByNameAlone(textWithoutCountry);
}

const hasPart = (name: string, part: string) => ` ${name} `.includes(` ${part} `);

/** Whether a name is only a part of the place's main name: «Tuxtla» of Tuxtla Gutiérrez. */
const isPartOf = ({ names: [main] }: PlaceEntry, name: string) =>
  main !== undefined && main.key !== name && hasPart(main.key, name);

/** Removes «de» and «del», which people leave out: «San Miguel Allende». */
const removeParticles = (name: string) => name.replace(/ del?(?= )/g, "");

/** Whether a name lacks only «ciudad» or «puerto» of the main name: «Valles» is Ciudad Valles. */
const isBareName = (entry: PlaceEntry | undefined, name: string) =>
  [`ciudad ${name}`, `puerto ${name}`].includes(entry?.names[0]?.key ?? "");

/** Whether a query is a name with the place's state or municipality. */
function isQualifiedName(text: string, name: string, entry: PlaceEntry): boolean {
  const { inMunicipality, inState, names } = entry;
  const state = inState.key;
  if (text === `${state} ${name}`) return true;
  if (!text.startsWith(`${name} `)) return false;
  const qualifier = text.slice(name.length + 1);
  return (
    qualifier === state ||
    (qualifier === countryName && state.endsWith(` ${countryName}`)) ||
    // The seat's name qualifies only a main name: «Los Cabos (San José del Cabo)» is the municipality, not one of its
    // towns, whose other name is Los Cabos.
    inMunicipality.some(
      ({ key }, index) =>
        (index === 0 || name === names[0]?.key) && (qualifier === key || qualifier === `${key} ${state}`),
    )
  );
}

type Candidate = {
  entry: PlaceEntry;
  /** Names of the place, the main name first. */
  names: readonly string[];
  /** Whether the query is one of the place's names with its state or municipality. */
  isQualified: boolean;
};

/** Whether people everywhere may mean a place by its name alone. */
const isWidelyKnown = ({ isMunicipality, isKnown, population }: PlaceEntry) =>
  isMunicipality || isKnown || population >= minInhabitants;

/**
 * Picks the only entry. Of several entries, picks the one with far more inhabitants than all others, if none of the
 * others is a municipality or well known.
 */
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
      (first.isKnown && first.population >= minKnownRatio * other.population) ||
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
    Math.hypot(from.longitude - to.longitude, from.latitude - to.latitude) <= maxTownDegrees
  );
}
