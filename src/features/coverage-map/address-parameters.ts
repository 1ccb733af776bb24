import { type OverlayId, overlayIds } from "#domain/coverage/overlay.ts";

const overlayParameter = "capa";
/** Query parameter for a place. Forms on other pages send it too. */
const placeParameter = "lugar";

/** The overlay chosen in a URL; `unknown` is a value that names no overlay. */
export type OverlayChoice = { id: OverlayId | undefined; unknown?: string };

/** @param search - a URL's query, as in `location.search`. */
export function parseOverlayChoice(search: string): OverlayChoice {
  const requestedId = new URLSearchParams(search).get(overlayParameter);
  if (requestedId === null) return { id: undefined };
  const id = overlayIds.find((candidate) => candidate === requestedId);
  return id ? { id } : { id: undefined, unknown: requestedId };
}

/** Sets or removes the overlay in an absolute URL; the anchor and other parameters are kept. */
export function setOverlayParameter(address: string, id: OverlayId | undefined): string {
  const url = new URL(address);
  if (id) url.searchParams.set(overlayParameter, id);
  else url.searchParams.delete(overlayParameter);
  return url.href;
}

/** @returns the place in a URL's query, such as `tepic` in `?lugar=tepic`. */
export function parsePlaceParameter(search: string): string | undefined {
  return new URLSearchParams(search).get(placeParameter)?.trim() || undefined;
}

/** Sets or removes the place in an absolute URL. */
export function setPlaceParameter(address: string, place: string | undefined): string {
  const url = new URL(address);
  if (place) url.searchParams.set(placeParameter, place);
  else url.searchParams.delete(placeParameter);
  return url.href;
}
