/** The partners' benefits, in the order of the comparison table. Source: product specification, section 3. */

type BenefitLook = {
  /** Name of the benefit in the editor's forms. */
  formLabel: string;
  picture: "armchair" | "clapperboard" | "headphones" | "parcel" | "present" | "screen";
  /** Never a membership's colour, because a benefit in that colour would look included. */
  color: "lagrima" | "lila" | "talavera" | "masa" | "jade" | "oro";
};

export const benefitLooks = {
  amazonPrime: { formLabel: "Amazon Prime", picture: "parcel", color: "lagrima" },
  paramount: { formLabel: "Paramount+", picture: "screen", color: "talavera" },
  loungekey: { formLabel: "LoungeKey", picture: "armchair", color: "jade" },
  bigbox: { formLabel: "Bigbox", picture: "present", color: "oro" },
  vix: { formLabel: "ViX", picture: "clapperboard", color: "masa" },
  deezer: { formLabel: "Deezer", picture: "headphones", color: "lila" },
} as const satisfies Record<string, BenefitLook>;

export type BenefitId = keyof typeof benefitLooks;

export const benefitIds = Object.keys(benefitLooks) as readonly BenefitId[];

/** Makes one value for each benefit. */
export const mapBenefits = <Value>(create: (id: BenefitId) => Value): Record<BenefitId, Value> =>
  // The record is complete, because there is one value per id.
  Object.fromEntries(benefitIds.map((id) => [id, create(id)])) as Record<BenefitId, Value>;

/** Formats a benefit's id for addresses and for the names of its facts: `amazon-prime`. */
export const formatBenefitKey = (id: BenefitId): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
