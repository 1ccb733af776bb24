/**
 * What search engines read of a page, in the words of schema.org. Every value is an argument: the content that the
 * visitor reads is the content that is told.
 */
import type {
  BreadcrumbList,
  FAQPage,
  HowTo,
  Offer,
  Organization,
  Product,
  SearchAction,
  WebSite,
  WithContext,
} from "schema-dts";
import type { Plan } from "./plan.ts";
import type { DailyHours } from "./support-hours.ts";

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

/** What is asked stands for this in the address of a search. */
const askedTerm = "search_term_string";

/** Google reads it; schema.org lets any property bear an input, which the types do not know. */
type AskedAction = SearchAction & { "query-input": string };

type SearchedSite = {
  name: string;
  url: string;
  /** Whole address of the search, without its question. */
  searchUrl: string;
  /** What bears the question in that address. */
  parameter: string;
};

/** The site, and how it is searched. */
export function webSite({ name, url, searchUrl, parameter }: SearchedSite): WithContext<WebSite> {
  const action: AskedAction = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${searchUrl}?${parameter}={${askedTerm}}` },
    "query-input": `required name=${askedTerm}`,
  };
  return { "@context": context, "@type": "WebSite", name, url, inLanguage: "es-MX", potentialAction: action };
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

const everyDay = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type Support = {
  /** The operator's name as it is shown, and its whole address. */
  name: string;
  url: string;
  /** With the country's code: `+525512345678`. */
  telephone: string;
  email: string;
  hours: DailyHours;
};

/** Who answers to customers, how and when. */
export function supportContact({ name, url, telephone, email, hours }: Support): WithContext<Organization> {
  return {
    "@context": context,
    "@type": "Organization",
    name,
    url,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone,
      email,
      areaServed: "MX",
      availableLanguage: "es-MX",
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: everyDay.map((day) => `https://schema.org/${day}` as const),
        opens: hours.opens,
        closes: hours.closes,
      },
    },
  };
}
