import type { FoundLocality } from "#domain/coverage/places/find-localities.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { CoverageTexts } from "#features/coverage-map/coverage-texts.ts";

type PlaceTexts = CoverageTexts["point"]["place"];

/** The full name of a place; a search for this name finds the same place again. */
export function formatPlaceName(
  texts: PlaceTexts,
  { name, state, inMunicipality, asked, seat }: FoundLocality,
): string {
  if (asked) return fillPlaceholders(texts.nameFor, { asked, name, state });
  if (inMunicipality && seat) return fillPlaceholders(texts.nameMunicipality, { name, state });
  if (inMunicipality) return fillPlaceholders(texts.nameIn, { name, state, municipality: inMunicipality });
  return fillPlaceholders(seat ? texts.nameSeat : texts.name, { name, state, ...(seat && { seat }) });
}

/** Says what an answer is for, unless the place was asked for by its name and has its own position. */
export function explainPlace(texts: PlaceTexts, { name, asked, hasAddress, seat }: FoundLocality): string | undefined {
  if (!asked && !hasAddress && !seat) return undefined;
  const isCode = asked !== undefined && /^\d+$/.test(asked);
  const part = asked && fillPlaceholders(isCode ? texts.byCode : texts.byPart, { asked, name });
  const address = hasAddress && fillPlaceholders(texts.byAddress, { name });
  return [part ?? address, seat ? fillPlaceholders(texts.forSeat, { seat }) : texts.forCenter]
    .filter(Boolean)
    .join(" ");
}
