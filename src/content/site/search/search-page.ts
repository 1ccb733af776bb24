/** The pages that the site search covers, and the copy of its page. Source: product specification, section 2. */

import { faqGroups } from "#content/faq/faq.ts";
import { urgentHelp } from "#content/help/help-page.ts";
import { supportLinks } from "#content/help/support.ts";
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { helpPages } from "#content/site/site-map/pages/site-map-help.ts";
import { legalPages } from "#content/site/site-map/pages/site-map-legal.ts";
import { registryPages } from "#content/site/site-map/pages/site-map-registry.ts";
import { buildPageLink, getNavLabel, requirePage } from "#content/site/site-map/site-map.ts";
import type { SitePage, SitePath } from "#content/site/site-map/site-page.ts";
import type { SearchPageKind } from "#domain/search/search-results.ts";

export const searchIndexPath = "/busqueda.json";

/** Pages that the search leaves out: pages shown after an action or a failure, and the search page itself. */
const unsearchablePaths: readonly SitePath[] = [
  "/gracias",
  "/formulario",
  "/baja-confirmada",
  "/sin-conexion",
  "/buscar",
];

export const isSearchable = ({ path, canonical }: SitePage): boolean =>
  canonical === undefined && !unsearchablePaths.includes(path);

const questionsPath = "/preguntas-frecuentes" satisfies SitePath;

const isGuide = ({ parent }: SitePage) => parent === "/entretenimiento";

const hasPage = (pages: readonly Pick<SitePage, "path">[], path: string) => pages.some((page) => page.path === path);

/** Help pages that the site map lists with other kinds of pages. */
const otherHelpPaths: readonly SitePath[] = ["/accesibilidad", "/facturacion"];

export function findSearchKind(page: SitePage): SearchPageKind {
  const { path } = page;
  if (path === questionsPath) return "question";
  if (path === "/regular-test" || hasPage(registryPages, path)) return "registry";
  if (otherHelpPaths.includes(path)) return "help";
  if (path === "/legal" || hasPage(legalPages, path)) return "legal";
  if (isGuide(page)) return "guide";
  return hasPage(helpPages, path) ? "help" : "page";
}

/**
 * Whether the search covers a page's text, and not only its name. Registrations are found by number; the text of a
 * document is found on the page of its accessible version; the text of `/estado` is written after the build.
 */
export const isTextSearchable = ({ path }: SitePage): boolean =>
  !path.startsWith("/registro-") &&
  ![
    "/estado",
    "/regular-test",
    "/legal",
    "/mapa-del-sitio",
    "/aviso-de-privacidad",
    "/terminos-y-condiciones",
    "/contrato-de-adhesion",
  ].includes(path);

export const searchFormCopy = { label: "¿Qué buscas?", submit: "Buscar" } as const;

export const searchOpening = {
  heading: ["Pregunta ", "como hablas", ""],
  intro: "Escribe tu duda con tus palabras. Te llevamos al lugar exacto que la contesta.",
} as const satisfies { heading: EmphasizedHeading; intro: string };

/** The search script fills in the placeholders in braces. */
export const searchCopy = {
  loading: "Preparando la búsqueda…",
  empty: "Escribe qué buscas.",
  one: "Un resultado para «{text}»",
  other: "{n} resultados para «{text}»",
  noResult: "No encontré eso: «{text}»",
  similar: "No encontré eso: «{text}». Abajo está lo más parecido",
  answered: "Una respuesta para «{text}»",
  savesData: "Para no gastar tus datos, consulto «{text}» cuando toques Buscar",
  results: "Resultados",
  best: "Lo más directo",
  legal: "También en lo legal",
  kinds: {
    help: "Ayuda",
    guide: "Guía",
    question: "Pregunta",
    legal: "Legal",
    registry: "Registro",
    page: "Página",
  } satisfies Record<SearchPageKind, string>,
} as const;

/** Messages that the page contains from the start, shown instead of results. */
export const searchStateMessages = {
  unanswered: {
    title: "No encontré eso",
    text: "Puede que wim no lo tenga, o que no te haya entendido. Dilo con otras palabras, o pregúntale a una persona.",
  },
  failed: {
    title: "La búsqueda no cargó",
    text: "Revisa tu conexión y vuelve a intentarlo. Mientras tanto, abre la ayuda o busca por tema en esta página.",
    retry: "Reintentar",
  },
  withoutScript: {
    title: "La búsqueda necesita JavaScript",
    text: "Está desactivado en tu navegador. En esta página está todo por tema, y tu navegador puede buscar en ella.",
  },
} as const;

/** Ways to contact a person, shown if the search has no answer. */
export const searchContactLinks = supportLinks;

export const searchFallbackLinks = (["/ayuda", "/preguntas-frecuentes", "/mapa-del-sitio"] as const).map((to) => ({
  label: getNavLabel(requirePage(to)),
  href: to,
}));

export const topicSection = {
  heading: "O encuéntralo por tema",
  /** Heading of the topics while they are below search results. */
  under: "¿No es lo que buscabas?",
  sub: "Todas las páginas de ayuda, las guías y las preguntas frecuentes.",
  sitemap: { label: "Abre el mapa del sitio", to: "/mapa-del-sitio" },
} as const;

export type TopicGroup = { title: string; links: readonly { label: string; href: string }[] };

/** Lists help, guides and questions in groups, urgent matters first. Legal texts have their own index. */
export function listSearchTopics(): TopicGroup[] {
  const urgentLinks = urgentHelp.ways.map(buildPageLink);
  const [guides, help] = [isGuide, (page: SitePage) => !isGuide(page)].map((isOne) =>
    helpPages
      .map(({ path }) => requirePage(path))
      .filter((page) => isSearchable(page) && page.path !== questionsPath && isOne(page))
      .filter(({ path }) => !urgentLinks.some(({ href }) => href === path))
      .map((page) => ({ label: getNavLabel(page), href: page.path })),
  );
  const questionGroups = faqGroups.map(({ title, questions: groupQuestions }) => ({
    title,
    links: groupQuestions.map(({ id, question }) => buildPageLink({ label: question, to: `${questionsPath}#${id}` })),
  }));
  const legalLink = buildPageLink({ label: "Todos los textos legales", to: "/legal" });
  return [
    { title: urgentHelp.label, links: urgentLinks },
    { title: "Ayuda", links: help ?? [] },
    { title: "Guías", links: guides ?? [] },
    ...questionGroups,
    { title: "Legal", links: [legalLink] },
  ].filter(({ links }) => links.length > 0);
}
