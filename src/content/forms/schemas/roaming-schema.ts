/** Countries with roaming, by region; see `Destination` of domain/trips/destination.ts. */
import { z } from "zod";
import { checkboxes, flag } from "#content/forms/fields/form-fields.ts";
import { roamingCountries } from "#content/plans/plan-rows.ts";
import { getCountryName } from "#content/roaming/country-names.ts";
import { type RegionId, regionIds, worldRegions } from "#content/roaming/world-regions.ts";

function region(id: RegionId) {
  const named = worldRegions[id].codes
    .map((code) => [code, getCountryName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, "es"));
  return checkboxes(worldRegions[id].name, Object.fromEntries(named), { one: "País", what: "el país" });
}

export const roamingSchema = z.strictObject({
  isSample: flag("Es una muestra: falta que se confirme cada destino"),
  europe: region("europe"),
  americas: region("americas"),
  asia: region("asia"),
  middleEast: region("middleEast"),
  africa: region("africa"),
  oceania: region("oceania"),
} satisfies Record<RegionId | "isSample", z.ZodType>);

/** Label of the field with the advertised count, in `membership-schema.ts`. */
const announced = "Países y territorios con roaming";

/** Flags a count that differs from the advertised one: one of the two must be corrected. */
export function listRoamingAdvice(covered: z.output<typeof roamingSchema>) {
  const count = regionIds.reduce((sum, id) => sum + covered[id].length, 0);
  if (count === roamingCountries) return [];
  return [
    {
      path: [],
      message: `son ${count} destinos y se anuncian ${roamingCountries}: cambia «${announced}» en Membresías y precios`,
      at: { place: "membresias//roamingCountryCount", label: announced },
      isContradiction: true as const,
    },
  ];
}
