/**
 * What search engines read of a page, in the words of schema.org. Every value is an argument: the content that the
 * visitor reads is the content that is told.
 */
import type { BreadcrumbList, FAQPage, HowTo, Offer, Product, WithContext } from "schema-dts";
import type { Plan } from "./plan.ts";

const context = "https://schema.org" as const;

/** @param trail - from home down to the page; addresses are whole. */
export function breadcrumbList(trail: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** @param questions - as the page shows them, each with its whole answer as plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    "@context": context,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** @param steps - as the page shows them, in order, as plain text. */
export function howTo({
  name,
  steps,
}: {
  name: string;
  steps: readonly { heading: string; text: string }[];
}): WithContext<HowTo> {
  return {
    "@context": context,
    "@type": "HowTo",
    name,
    inLanguage: "es-MX",
    step: steps.map(({ heading, text }, index) => ({ "@type": "HowToStep", position: index + 1, name: heading, text })),
  };
}

type PlanOffer = {
  plan: Plan;
  /** What the plan gives, in a sentence. */
  description: string;
  /** Where it is bought. */
  url: string;
};

/**
 * The memberships as products, each with its two prices: the regular one, and that of who brings a number.
 *
 * @param brand - the operator's name as it is shown.
 * @param portingName - what the second offer is called.
 */
export function planProducts({
  offers,
  brand,
  portingName,
}: {
  offers: readonly PlanOffer[];
  brand: string;
  portingName: string;
}): WithContext<Product>[] {
  return offers.map(({ plan, description, url }) => {
    const offer = (price: number, more: { name?: string } = {}): Offer => ({
      "@type": "Offer",
      ...more,
      price,
      priceCurrency: "MXN",
      url,
      availability: "https://schema.org/InStock",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "MXN",
        referenceQuantity: { "@type": "QuantitativeValue", value: plan.durationDays, unitCode: "DAY" },
      },
    });
    return {
      "@context": context,
      "@type": "Product",
      name: `${brand} ${plan.name}`,
      description,
      brand: { "@type": "Brand", name: brand },
      category: "Membresía de telefonía celular",
      offers: [offer(plan.regularPesos), offer(plan.promoPesos, { name: portingName })],
    };
  });
}
