/** Content of `/mapa-del-sitio`. Source of the main links: product specification, section 2. */
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { listFooterPages } from "./navigation.ts";
import { helpPages } from "./pages/site-map-help.ts";
import { legalPages } from "./pages/site-map-legal.ts";
import { getNavLabel, listIndexedPages, listPages } from "./site-map.ts";
import type { SitePage, SitePath } from "./site-page.ts";

export const siteIndexAnchors = { main: "principales", more: "todo-lo-demas" } as const;

export const siteIndexOpening = {
  heading: ["Mapa del ", "sitio", ""],
  intro: "El sitio de wim en una sola página. Primero lo principal; después, el resto por tema.",
  questions: { label: "Preguntas frecuentes", to: "/preguntas-frecuentes" },
} as const satisfies { heading: EmphasizedHeading; [part: string]: unknown };

export const siteIndexMainSection = { heading: "Lo principal", label: "Páginas principales" } as const;

export const siteIndexOtherSection = { heading: "Y todo lo demás" } as const;

type GroupId = "wim" | "help" | "benefits" | "legal" | "registry" | "memberships" | "promotionNumbers" | "promotions";

type Group = {
  id: string;
  title: string;
  /** Whether the group is collapsed, because it is long and uniform. */
  isFolded?: true;
};

/** The groups of pages, in the page's order. */
const pageGroups = {
  help: { id: "ayuda-y-guias", title: "Ayuda y guías" },
  benefits: { id: "beneficios", title: "Activa tus beneficios" },
  wim: { id: "mas-de-wim", title: "Más de wim" },
  legal: { id: "textos-legales", title: "Textos legales" },
  registry: { id: "registro", title: "Registro ante el regulador" },
  memberships: { id: "membresias-por-folio", title: "Membresías, por folio", isFolded: true },
  promotions: { id: "promociones-por-nombre", title: "Promociones, por nombre", isFolded: true },
  promotionNumbers: { id: "promociones-por-folio", title: "Promociones, por folio", isFolded: true },
} as const satisfies Record<GroupId, Group>;

const helpPaths = new Set<SitePath>(helpPages.map(({ path }) => path));
const legalPaths = new Set<SitePath>(legalPages.map(({ path }) => path));

/** Finds the group of a page. Every page has a group, so that a new page is listed automatically. */
function chooseGroup({ path, parent }: SitePage): GroupId {
  if (path.startsWith("/registro-promociones/formato-simplificado/")) return "promotionNumbers";
  if (path.startsWith("/registro-promociones/")) return "promotions";
  if (path.startsWith("/registro-membresias/")) return "memberships";
  if (path.startsWith("/registro-")) return "registry";
  if (parent === "/entretenimiento") return "benefits";
  if (legalPaths.has(path)) return "legal";
  return helpPaths.has(path) ? "help" : "wim";
}

export type PageLink = { label: string; href: SitePath; text: string };

export type PageGroup = Group & { links: readonly PageLink[] };

const createPageLink = (page: SitePage): PageLink => ({
  label: getNavLabel(page),
  href: page.path,
  text: page.description,
});

/** Lists links to the main pages, in the order of the site map. */
export function listMainPageLinks(): PageLink[] {
  return listPages("main").map(createPageLink);
}

/** Lists, in groups, the pages that search engines may index and those in the footer. */
export const listOtherPageGroups = (): PageGroup[] => groupPages([...listIndexedPages(), ...listFooterPages()]);

/** Groups pages. Main pages, `/mapa-del-sitio` and empty groups are left out. */
export function groupPages(pages: readonly SitePage[]): PageGroup[] {
  const otherPages = [...new Set(pages)].filter(
    (page) => !page.lists.includes("main") && page.path !== "/mapa-del-sitio",
  );
  return Object.entries(pageGroups).flatMap(([groupId, group]) => {
    const links = otherPages.filter((page) => chooseGroup(page) === groupId).map(createPageLink);
    return links.length > 0 ? [{ ...group, links }] : [];
  });
}
