import type { FoundLocality } from "#domain/coverage/places/find-localities.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { CoverageCopy } from "#features/coverage-map/coverage-copy.ts";

type PlaceCopy = CoverageCopy["point"]["place"];

export type PlaceNameCopy = Pick<PlaceCopy, "name" | "nameIn" | "nameMunicipality" | "nameSeat" | "nameFor">;

/** Formats the full name of a place; a search for this name finds the same place again. */
export function formatPlaceName(
  copy: PlaceNameCopy,
  { name, state, municipalityName, queriedName, seat }: FoundLocality,
): string {
  if (queriedName) return fillPlaceholders(copy.nameFor, { asked: queriedName, name, state });
  if (municipalityName && seat) return fillPlaceholders(copy.nameMunicipality, { name, state });
  if (municipalityName) return fillPlaceholders(copy.nameIn, { name, state, municipality: municipalityName });
  return fillPlaceholders(seat ? copy.nameSeat : copy.name, { name, state, ...(seat && { seat }) });
}

/**
 * Formats the remark on what an answer is for; undefined if the visitor named the place itself and it has its own
 * position.
 */
export function formatPlaceRemark(
  copy: PlaceCopy,
  { name, queriedName, hasAddress, seat }: FoundLocality,
): string | undefined {
  if (!queriedName && !hasAddress && !seat) return undefined;
  const isCode = queriedName !== undefined && /^\d+$/.test(queriedName);
  const part = queriedName && fillPlaceholders(isCode ? copy.byCode : copy.byPart, { asked: queriedName, name });
  const address = hasAddress && fillPlaceholders(copy.byAddress, { name });
  return [part ?? address, seat ? fillPlaceholders(copy.forSeat, { seat }) : copy.forCenter].filter(Boolean).join(" ");
}
