import { postalMunicipalities, postalStates } from "#content/coverage/places/postal-ranges.ts";
import type { PostalCodes } from "#domain/coverage/places/postal-codes.ts";
import { requireMunicipality } from "./known-places.ts";
import type { CensusMunicipality } from "./read-census.ts";

/** @throws {Error} if the census has no municipality with a name. */
export function packPostalCodes(municipalities: readonly CensusMunicipality[]): PostalCodes {
  const municipalityCodes: Record<string, number[]> = {};
  for (const [state, own] of Object.entries(postalMunicipalities)) {
    for (const [name, ranges] of Object.entries(own)) {
      const municipalityIndex = municipalities.indexOf(requireMunicipality(municipalities, state, name));
      for (const prefix of ranges.split(" ").flatMap(listRange)) {
        municipalityCodes[prefix] = [...(municipalityCodes[prefix] ?? []), municipalityIndex];
      }
    }
  }
  const codeStates = Object.entries(postalStates).flatMap(([range, state]) => {
    const number = municipalities.findIndex((municipality) => municipality.state === state);
    return listRange(range).map((beginning) => [beginning, number] as const);
  });
  return { codes: municipalityCodes, codeStates: Object.fromEntries(codeStates) };
}

/** Lists the codes in a range: «01-03» is 01, 02 and 03. */
function listRange(range: string): string[] {
  const [first = "", last = first] = range.split("-");
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    `${Number(first) + index}`.padStart(first.length, "0"),
  );
}
