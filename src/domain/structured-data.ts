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
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";
import type { Plan } from "./plan.ts";
import type { DailyHours } from "./support-hours.ts";

const context = "https://schema.org" as const;

/** What the trail of a page is called by others: its address and this. */
const trailMark = "#ruta";

/** @param trail - from home down to the page; addresses are whole. */
export function breadcrumbList(trail: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    "@id": `${trail.at(-1)?.url}${trailMark}`,
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
  /** What others call it by: a whole address, as every id here. */
  id: string;
  publisherId: string;
  name: string;
  url: string;
  /** Whole address of the search, without its question. */
  searchUrl: string;
  /** What bears the question in that address. */
  parameter: string;
};

/** The site, and how it is searched. */
export function webSite({ id, publisherId, name, url, searchUrl, parameter }: SearchedSite): WithContext<WebSite> {
  const action: AskedAction = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${searchUrl}?${parameter}={${askedTerm}}` },
    "query-input": `required name=${askedTerm}`,
  };
  return {
    "@context": context,
    "@type": "WebSite",
    "@id": id,
    name,
    url,
    inLanguage: "es-MX",
    publisher: { "@id": publisherId },
    potentialAction: action,
  };
}

type KnownPage = {
  /** Whole address; also its id. */
  url: string;
  siteId: string;
  name: string;
  description: string;
  /** Day of its last change, in ISO 8601. */
  changedOn?: string | undefined;
  /** Whole address of the picture that stands for it. */
  imageUrl: string;
  /** Whether it tells its trail. */
  hasTrail: boolean;
};

/** A page, and what it is a part of. */
export function webPage({
  url,
  siteId,
  name,
  description,
  changedOn,
  imageUrl,
  hasTrail,
}: KnownPage): WithContext<WebPage> {
  return {
    "@context": context,
    "@type": "WebPage",
    "@id": url,
    url,
    name,
    description,
    inLanguage: "es-MX",
    isPartOf: { "@id": siteId },
    ...(changedOn && { dateModified: changedOn }),
    primaryImageOfPage: { "@type": "ImageObject", url: imageUrl },
    ...(hasTrail && { breadcrumb: { "@id": `${url}${trailMark}` } }),
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
  /** The same wherever the plan is offered. */
  id: string;
  /** What the operator's shop calls it. */
  sku: string;
};

/**
 * The memberships as products, each with its two prices: the regular one, and that of who brings a number.
 *
 * @param brand - the operator's name as it is shown.
 * @param portingName - what the second offer is called.
 * @param imageUrl - of a picture that shows them all; whole.
 */
export function planProducts({
  offers,
  brand,
  portingName,
  imageUrl,
}: {
  offers: readonly PlanOffer[];
  brand: string;
  portingName: string;
  imageUrl: string;
}): WithContext<Product>[] {
  return offers.map(({ plan, description, url, id, sku }) => {
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
      "@id": id,
      name: `${brand} ${plan.name}`,
      description,
      image: imageUrl,
      sku,
      brand: { "@type": "Brand", name: brand },
      category: "Membresía de telefonía celular",
      offers: [offer(plan.regularPesos), offer(plan.promoPesos, { name: portingName })],
    };
  });
}

const everyDay = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type KnownOrganization = {
  id: string;
  /** As it is shown. */
  name: string;
  legalName: string;
  /** Whole addresses: the site, the logo, the profiles in networks. */
  url: string;
  logo: string;
  profiles: readonly string[];
  support: {
    /** With the country's code: `+525512345678`. */
    telephone: string;
    email: string;
    hours: DailyHours;
  };
};

/** Who the site is of, and how customers are answered. */
export function organization({ id, profiles, support, ...known }: KnownOrganization): WithContext<Organization> {
  return {
    "@context": context,
    "@type": "Organization",
    "@id": id,
    ...known,
    sameAs: profiles,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      telephone: support.telephone,
      email: support.email,
      areaServed: "MX",
      availableLanguage: "es-MX",
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: everyDay.map((day) => `https://schema.org/${day}` as const),
        opens: support.hours.opens,
        closes: support.hours.closes,
      },
    },
  };
}
