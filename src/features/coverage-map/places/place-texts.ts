import type { FoundLocality } from "#domain/coverage/places/find-localities.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { CoverageTexts } from "#features/coverage-map/coverage-texts.ts";

type PlaceTexts = CoverageTexts["point"]["place"];

export type PlaceNameTexts = Pick<PlaceTexts, "name" | "nameIn" | "nameMunicipality" | "nameSeat" | "nameFor">;

/** Formats the full name of a place; a search for this name finds the same place again. */
export function formatPlaceName(
  texts: PlaceNameTexts,
  { name, state, municipalityName, queriedName, seat }: FoundLocality,
): string {
  if (queriedName) return fillPlaceholders(texts.nameFor, { asked: queriedName, name, state });
  if (municipalityName && seat) return fillPlaceholders(texts.nameMunicipality, { name, state });
  if (municipalityName) return fillPlaceholders(texts.nameIn, { name, state, municipality: municipalityName });
  return fillPlaceholders(seat ? texts.nameSeat : texts.name, { name, state, ...(seat && { seat }) });
}

/**
 * Formats the remark on what an answer is for; undefined if the visitor named the place itself and it has its own
 * position.
 */
export function formatPlaceRemark(
  texts: PlaceTexts,
  { name, queriedName, hasAddress, seat }: FoundLocality,
): string | undefined {
  if (!queriedName && !hasAddress && !seat) return undefined;
  const isCode = queriedName !== undefined && /^\d+$/.test(queriedName);
  const part = queriedName && fillPlaceholders(isCode ? texts.byCode : texts.byPart, { asked: queriedName, name });
  const address = hasAddress && fillPlaceholders(texts.byAddress, { name });
  return [part ?? address, seat ? fillPlaceholders(texts.forSeat, { seat }) : texts.forCenter]
    .filter(Boolean)
    .join(" ");
}
