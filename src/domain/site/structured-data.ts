/**
 * Structured data for search engines, in schema.org vocabulary. All values are arguments, so that search engines get
 * the same content as visitors.
 */
import type {
  BreadcrumbList,
  FAQPage,
  HowTo,
  Organization,
  SearchAction,
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";
import type { DailyHours } from "#domain/calendar/support-hours.ts";

const schemaContext = "https://schema.org" as const;

/** Suffix that turns a page's URL into the id of its breadcrumb trail. */
const breadcrumbsSuffix = "#ruta";

/** @param trail - from the home page down to this page; URLs are absolute. */
export function buildBreadcrumbList(trail: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    "@context": schemaContext,
    "@type": "BreadcrumbList",
    "@id": `${trail.at(-1)?.url}${breadcrumbsSuffix}`,
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The placeholder for the query in a search URL. */
const searchTermPlaceholder = "search_term_string";

/** A search action with `query-input`, which Google requires and schema.org allows, but the types lack. */
type SearchActionWithInput = SearchAction & { "query-input": string };

type WebSiteFacts = {
  /** Id for references to the site: an absolute URL, like every id here. */
  id: string;
  publisherId: string;
  name: string;
  url: string;
  /** Absolute URL of the search, without its query. */
  searchUrl: string;
  /** The parameter of that URL that holds the query. */
  parameter: string;
};

export function buildWebSite({ id, publisherId, name, url, searchUrl, parameter }: WebSiteFacts): WithContext<WebSite> {
  const action: SearchActionWithInput = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${searchUrl}?${parameter}={${searchTermPlaceholder}}` },
    "query-input": `required name=${searchTermPlaceholder}`,
  };
  return {
    "@context": schemaContext,
    "@type": "WebSite",
    "@id": id,
    name,
    url,
    inLanguage: "es-MX",
    publisher: { "@id": publisherId },
    potentialAction: action,
  };
}

type WebPageFacts = {
  /** Absolute URL of the page, which is also its id. */
  url: string;
  siteId: string;
  name: string;
  description: string;
  /** Day of the last change, in ISO 8601. */
  changedOn: string;
  /** Absolute URL of the page's representative picture. */
  imageUrl: string;
  /** Whether the page has a breadcrumb trail; see {@link buildBreadcrumbList}. */
  hasBreadcrumbs: boolean;
};

export function buildWebPage({
  url,
  siteId,
  name,
  description,
  changedOn,
  imageUrl,
  hasBreadcrumbs,
}: WebPageFacts): WithContext<WebPage> {
  return {
    "@context": schemaContext,
    "@type": "WebPage",
    "@id": url,
    url,
    name,
    description,
    inLanguage: "es-MX",
    isPartOf: { "@id": siteId },
    dateModified: changedOn,
    primaryImageOfPage: { "@type": "ImageObject", url: imageUrl },
    ...(hasBreadcrumbs && { breadcrumb: { "@id": `${url}${breadcrumbsSuffix}` } }),
  };
}

/** @param questions - as shown on the page, each with its complete answer as plain text. */
export function buildFaqPage(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    "@context": schemaContext,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** @param steps - as shown on the page, in order, as plain text. */
export function buildHowTo({
  name,
  steps,
}: {
  name: string;
  steps: readonly { heading: string; text: string }[];
}): WithContext<HowTo> {
  return {
    "@context": schemaContext,
    "@type": "HowTo",
    name,
    inLanguage: "es-MX",
    step: steps.map(({ heading, text }, index) => ({ "@type": "HowToStep", position: index + 1, name: heading, text })),
  };
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

type OrganizationFacts = {
  id: string;
  /** The name as displayed. */
  name: string;
  /** `legalName`, `telephone` and `email` are absent, and `profiles` empty, while only placeholders are known. */
  legalName?: string;
  /** Absolute URLs: the site, the logo, the social network profiles. */
  url: string;
  logo: string;
  profiles: readonly string[];
  support: {
    /** Absolute URL of the help page. */
    url: string;
    /** The number with the country code: `+525512345678`. */
    telephone?: string;
    email?: string;
    hours: DailyHours;
  };
};

export function buildOrganization({
  id,
  profiles,
  support: { hours, ...contact },
  ...known
}: OrganizationFacts): WithContext<Organization> {
  return {
    "@context": schemaContext,
    "@type": "Organization",
    "@id": id,
    ...known,
    ...(profiles.length > 0 && { sameAs: profiles }),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      ...contact,
      areaServed: "MX",
      availableLanguage: "es-MX",
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as const),
        opens: hours.opens,
        closes: hours.closes,
      },
    },
  };
}
