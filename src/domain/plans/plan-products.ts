/** The memberships as products of schema.org, with the conditions of their prices. */
import type { Offer, Product, WithContext } from "schema-dts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import type { Plan } from "./plan.ts";

type PlanProduct = {
  plan: Plan;
  /** The contents of the plan, in one sentence. */
  description: string;
  /** URL for buying the plan, or for reading about it. */
  url: string;
  /** Id of the product, the same wherever the plan is offered. */
  id: string;
  /** The plan's id in the operator's shop; absent while it is unknown. */
  sku?: string;
};

/** Conditions of the price for customers who port their number; the price itself is the plan's `promoPesos`. */
type PortingOffer = {
  name: string;
  /** The conditions in words (customers, duration, last day), for programs that quote the lowest price. */
  condition: string;
  /** Number of months for which a customer pays the price. */
  months: number;
  /** The first and the last day of the offer; absent until they are confirmed. */
  days?: { from: IsoDay; to: IsoDay };
};

/**
 * Builds the memberships as products, each with its regular price and, if there is an offer, the price for porting a
 * number.
 *
 * @param brand - the operator's name as displayed.
 * @param imageUrl - absolute URL of a picture that shows all plans.
 */
export function buildPlanProducts({
  products,
  brand,
  porting,
  imageUrl,
}: {
  products: readonly PlanProduct[];
  brand: string;
  porting?: PortingOffer;
  imageUrl: string;
}): WithContext<Product>[] {
  const conditions = porting && {
    name: porting.name,
    description: porting.condition,
    eligibleDuration: { "@type": "QuantitativeValue", value: porting.months, unitCode: "MON" } as const,
    ...(porting.days && { validFrom: porting.days.from, priceValidUntil: porting.days.to }),
  };
  return products.map(({ plan, description, url, id, sku }) => {
    const createOffer = (price: number, extraConditions?: typeof conditions): Offer => ({
      "@type": "Offer",
      ...extraConditions,
      price,
      priceCurrency: "MXN",
      url,
      eligibleRegion: "MX",
      availability: "https://schema.org/InStock",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "MXN",
        referenceQuantity: { "@type": "QuantitativeValue", value: plan.membershipDays, unitCode: "DAY" },
      },
    });
    const portingOffers = plan.promoPesos && conditions ? [createOffer(plan.promoPesos, conditions)] : [];
    return {
      "@context": "https://schema.org",
      "@type": "Product",
      "@id": id,
      name: `${brand} ${plan.name}`,
      description,
      image: imageUrl,
      ...(sku && { sku }),
      brand: { "@type": "Brand", name: brand },
      category: "Membresía de telefonía celular",
      offers: [createOffer(plan.regularPesos), ...portingOffers],
    };
  });
}
