import type { Benefit } from "#domain/plan.ts";

/** Source of everything here: product specification, section 3. */
const fromCommunity = { rookie: "none", community: "included", legend: "included", ultimate: "included" } as const;
const fromLegend = { rookie: "addOn", community: "addOn", legend: "included", ultimate: "included" } as const;
const onlyUltimate = { rookie: "addOn", community: "addOn", legend: "addOn", ultimate: "included" } as const;
const apart = { rookie: "addOn", community: "addOn", legend: "addOn", ultimate: "addOn" } as const;

/**
 * What comes with each membership or can be added to it, in display order. The source names no way to add Amazon Prime
 * to Rookie. Where Bigbox is included it is one code, which the source also calls a gift coupon; Amazon Prime is what
 * it calls "Prime Video and delivery".
 */
export const benefits: readonly Benefit[] = [
  {
    id: "amazonPrime",
    name: "Amazon Prime",
    gives: "Prime Video y envíos",
    look: { picture: "parcel", color: "cempasuchil" },
    standing: fromCommunity,
  },
  {
    id: "paramount",
    name: "Paramount+",
    gives: "Streaming",
    look: { picture: "screen", color: "talavera" },
    standing: fromLegend,
  },
  {
    id: "loungekey",
    name: "LoungeKey",
    gives: "Salas de aeropuerto",
    look: { picture: "armchair", color: "jade" },
    standing: fromLegend,
  },
  {
    id: "bigbox",
    name: "Bigbox",
    gives: "Un código para una experiencia",
    look: { picture: "present", color: "oro" },
    standing: onlyUltimate,
  },
  { id: "vix", name: "ViX", gives: "Streaming", look: { picture: "clapperboard", color: "nopal" }, standing: apart },
  { id: "deezer", name: "Deezer", gives: "Música", look: { picture: "headphones", color: "rosa" }, standing: apart },
];
