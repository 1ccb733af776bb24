import type { PackedLocalities } from "#domain/coverage/places/localities.ts";
import type { StateBorders } from "./mexico-borders.ts";
import type { MexicanPlace } from "./mexico-localities.ts";
import { addShortAliases, classifyPlaceNames } from "./shared-names.ts";

/** The inverse of `unpackLocalities`; adds the attribution that the licence requires. */
export function packLocalities(
  all: readonly MexicanPlace[],
  states: readonly StateBorders[],
): { source: string; license: string } & PackedLocalities {
  const places = addShortAliases(all, states);
  const thousandths = (degrees: number) => Math.round(degrees * 1000);
  const corners = states.map(({ name }, state) => {
    const own = places.filter((place) => place.state === state);
    return {
      name,
      west: Math.min(...own.map(({ longitude }) => thousandths(longitude))),
      south: Math.min(...own.map(({ latitude }) => thousandths(latitude))),
    };
  });
  const { sure, twins } = classifyPlaceNames(places, states);
  const steps = (indexes: readonly number[]) => indexes.map((index, at) => index - (indexes[at - 1] ?? 0));
  return {
    source:
      "GeoNames, https://www.geonames.org/ (nombres y estados corregidos); nombres que se repiten: INEGI, Censo de 2020",
    license: "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/",
    states: corners,
    names: places.map(({ name }) => name).join("|"),
    state: String.fromCharCode(...places.map(({ state }) => 65 + state)),
    east: places.map(({ longitude, state }) => thousandths(longitude) - (corners[state]?.west ?? 0)),
    north: places.map(({ latitude, state }) => thousandths(latitude) - (corners[state]?.south ?? 0)),
    sure: steps(sure),
    twins: steps(twins),
    aliases: Object.fromEntries(places.flatMap(({ alias }, place) => (alias === "" ? [] : [[place, alias]]))),
  };
}
