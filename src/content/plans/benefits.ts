import { data } from "#content/data/benefits.ts";
import { readData } from "#content/forms/read-data.ts";
import { benefitsSchema } from "#content/forms/schemas/benefit-schema.ts";
import {
  type BenefitId,
  benefitIds,
  benefitLooks,
  formatBenefitKey,
  mapBenefits,
} from "#domain/plans/benefit-looks.ts";
import type { Benefit } from "#domain/plans/plan.ts";

const rows = readData("src/content/data/benefits.ts", benefitsSchema, data);

/**
 * The benefits that memberships include or can add, in display order. The specification, section 3, gives no way to add
 * Amazon Prime to Rookie. The section has other names, too: "Prime Video and delivery" for Amazon Prime, and "gift
 * coupon" for an included Bigbox, which is one code.
 */
export const benefits: readonly Benefit[] = benefitIds.map((id) => {
  const { name, gives: description, status } = rows[id];
  const { picture, color } = benefitLooks[id];
  return { id, name, description, look: { picture, color }, status };
});

const formatPlaceholders = (id: BenefitId) => ({
  site: `https://${formatBenefitKey(id)}.wim.example/`,
  terms: `https://terminos-${formatBenefitKey(id)}.wim.example/`,
});

/** Each partner's site and the page with the terms of the benefit; a placeholder until staff write the address. */
export const partnerLinks = mapBenefits((id) => {
  const { site, terms } = formatPlaceholders(id);
  return { site: rows[id].site ?? site, terms: rows[id].terms ?? terms };
});

/** The pages of {@link partnerLinks}, each with its placeholder. */
export const partnerPages = benefitIds.flatMap((id) =>
  (["site", "terms"] as const).map((page) => ({
    id,
    page,
    placeholder: formatPlaceholders(id)[page],
    isMissing: rows[id][page] === undefined,
  })),
);
