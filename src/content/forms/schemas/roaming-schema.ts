/** Countries with roaming, by region; see `Destination` of domain/trips/destination.ts. */
import { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { checkboxes, yesNoField } from "#content/forms/fields/form-fields.ts";
import { findFigureStartDay, listPlanStates } from "#content/plans/plan-rows.ts";
import { getCountryName } from "#content/roaming/places/country-names.ts";
import { type RegionId, regionIds, worldRegions } from "#content/roaming/places/world-regions.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";

function region(id: RegionId) {
  const countryNames = worldRegions[id].codes
    .map((code) => [code, getCountryName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, "es"));
  return checkboxes(worldRegions[id].name, Object.fromEntries(countryNames), { one: "País", what: "el país" });
}

export const roamingSchema = z.strictObject({
  isSample: yesNoField("Es una muestra: falta que se confirme cada destino"),
  europe: region("europe"),
  americas: region("americas"),
  asia: region("asia"),
  middleEast: region("middleEast"),
  africa: region("africa"),
  oceania: region("oceania"),
} satisfies Record<RegionId | "isSample", z.ZodType>);

/** Label of the field with the advertised count, in `membership-schema.ts`. */
const announcedCountLabel = "Países y territorios con roaming";

/** Flags a number of countries that differs from the advertised number of any day: one of the two must be corrected. */
export function listRoamingAdvice(coveredRegions: z.output<typeof roamingSchema>): ContentDiagnostic[] {
  const count = regionIds.reduce((sum, id) => sum + coveredRegions[id].length, 0);
  const mismatch = listPlanStates({}).find(({ roamingCountries }) => roamingCountries !== count);
  if (!mismatch) return [];
  const since = findFigureStartDay(mismatch, ({ roamingCountries }) => roamingCountries);
  const dayPhrase = since === undefined ? "" : `desde el ${formatDate(since)} `;
  return [
    {
      path: [],
      message: `son ${count} destinos y ${dayPhrase}se anuncian ${mismatch.roamingCountries}: cambia «${announcedCountLabel}» en Membresías y precios`,
      at: {
        location: `membresias${since === undefined ? "" : `@${since}`}//roamingCountries`,
        label: announcedCountLabel,
      },
      isContradiction: true,
    },
  ];
}
