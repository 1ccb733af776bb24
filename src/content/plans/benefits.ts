import { data } from "#content/data/benefits.ts";
import { readData } from "#content/forms/read-data.ts";
import { benefitsSchema } from "#content/forms/schemas/benefit-schema.ts";
import type { Benefit, BenefitLook } from "#domain/plans/plan.ts";

const rows = readData("src/content/data/benefits.ts", benefitsSchema, data);

const createBenefit = (id: Benefit["id"], look: BenefitLook): Benefit => {
  const { name, gives: description, status } = rows[id];
  return { id, name, description, look, status };
};

/**
 * The benefits that memberships include or can add, in display order. Source: product specification, section 3, which
 * gives no way to add Amazon Prime to Rookie. The section has other names, too: "Prime Video and delivery" for Amazon
 * Prime, and "gift coupon" for an included Bigbox, which is one code.
 */
export const benefits: readonly Benefit[] = [
  createBenefit("amazonPrime", { picture: "parcel", color: "lagrima" }),
  createBenefit("paramount", { picture: "screen", color: "talavera" }),
  createBenefit("loungekey", { picture: "armchair", color: "jade" }),
  createBenefit("bigbox", { picture: "present", color: "oro" }),
  createBenefit("vix", { picture: "clapperboard", color: "masa" }),
  createBenefit("deezer", { picture: "headphones", color: "lila" }),
];
