import type { Benefit } from "#domain/plan.ts";

/** Source of all: product specification, section 3. */
const fromCommunity = { rookie: "none", community: "included", legend: "included", ultimate: "included" } as const;
const fromLegend = { rookie: "addOn", community: "addOn", legend: "included", ultimate: "included" } as const;
const onlyUltimate = { rookie: "addOn", community: "addOn", legend: "addOn", ultimate: "included" } as const;
const apart = { rookie: "addOn", community: "addOn", legend: "addOn", ultimate: "addOn" } as const;

/**
 * What comes with each membership or may be added to it, in the order in which it is shown.
 * The source names no way to add Amazon Prime to Rookie. Where Bigbox is included it is one code, which the source
 * also calls a gift coupon; Amazon Prime is what it calls "Prime Video and delivery".
 */
export const benefits = [
  { id: "amazonPrime", name: "Amazon Prime", gives: "Prime Video y envíos", standing: fromCommunity },
  { id: "paramount", name: "Paramount+", gives: "Streaming", standing: fromLegend },
  { id: "loungekey", name: "LoungeKey", gives: "Salas de aeropuerto", standing: fromLegend },
  { id: "bigbox", name: "Bigbox", gives: "Un código para una experiencia", standing: onlyUltimate },
  { id: "vix", name: "ViX", gives: "Streaming", standing: apart },
  { id: "deezer", name: "Deezer", gives: "Música", standing: apart },
] as const satisfies readonly Benefit[];
