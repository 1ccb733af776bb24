import { type OverlayId, overlayIds } from "#domain/coverage/overlay.ts";

const parameter = "capa";

/** What an address asks for; `unknown` is a value that names no overlay. */
export type AddressChoice = { id: OverlayId | undefined; unknown?: string };

/** @param search - the address's query, as in `location.search`. */
export function choiceIn(search: string): AddressChoice {
  const wanted = new URLSearchParams(search).get(parameter);
  if (wanted === null) return { id: undefined };
  const id = overlayIds.find((known) => known === wanted);
  return id ? { id } : { id: undefined, unknown: wanted };
}

/** @returns the same address with this choice; its anchor and everything else are kept. */
export function addressWith(address: string, id: OverlayId | undefined): string {
  const url = new URL(address);
  if (id) url.searchParams.set(parameter, id);
  else url.searchParams.delete(parameter);
  return url.href;
}
