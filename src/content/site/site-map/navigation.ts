/** Links of header and footer, in their order. Source: product specification, section 2. */

import { plans } from "#content/plans/plans.ts";
import { isEmailConfirmed, isPhoneConfirmed, operator, supportHours } from "#content/site/operator/operator.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { searchAction, searchFieldAnchor, searchPath } from "#content/site/search/search-address.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { configuredUrls } from "./links.ts";
import { getNavLabel, requirePage, resolveHref } from "./site-map.ts";
import type { SitePage, SitePath } from "./site-page.ts";

export type NavLink = {
  label: string;
  href: string;
  isExternal: boolean;
};

export type NavColumn = {
  title: string;
  links: readonly NavLink[];
  /** Whether the column is collapsed on phones, because few people read it. */
  isFolded: boolean;
};

/** A page by its path, labelled by the site map unless `label` is given; or an external address. */
type Entry = { to: SitePath; label?: string } | { label: string; href: string };

type Column = { title: string; entries: readonly Entry[]; isFolded?: boolean };

const headerEntries = [
  { to: "/membresias" },
  { to: "/esim" },
  { to: "/wimers" },
  { to: "/#descargaApp", label: "App" },
  { to: "/ayuda" },
  { label: "Preguntas", href: configuredUrls.helpCenter },
] as const satisfies readonly Entry[];

const login = { label: "Iniciar sesión", href: configuredUrls.login } as const satisfies Entry;

/** Urgent tasks of people with a line, in their words. */
const urgentEntries = [
  { to: "/reportar-robo-equipo", label: "Me robaron el celular" },
  { to: "/conoce-tus-consumos#sin-datos", label: "Se me acabaron los datos" },
  { to: "/actualiza-tu-apn", label: "Tengo señal y no navego" },
  { to: "/ayuda#contacto", label: "Hablar con alguien" },
] as const satisfies readonly Entry[];

/** The other links of the menu on phones: first for buying a membership, then for managing a line. */
const menuColumns = [
  {
    title: "Compra",
    entries: [
      { to: "/arma-tu-sim" },
      { to: "/mapa-de-cobertura", label: "Cobertura" },
      { to: "/portabilidad" },
      { to: "/esim" },
      { to: "/roaming-cobertura" },
      { to: "/#descargaApp", label: "App" },
    ],
  },
  {
    title: "Tu línea",
    entries: [
      { to: "/ayuda" },
      { to: "/conoce-tus-consumos", label: "Mis consumos" },
      { to: "/facturacion", label: "Factura" },
      { to: "/desuscribir-email" },
      { to: "/wimers" },
      { label: "Preguntas", href: configuredUrls.helpCenter },
      login,
    ],
  },
] as const satisfies readonly Column[];

const footerColumns = [
  {
    title: "wim",
    entries: [{ to: "/conocenos" }, { to: "/wimers" }, { to: "/avisos" }, { to: "/entretenimiento" }],
  },
  {
    title: "Tu línea",
    entries: [
      { to: "/portabilidad" },
      { to: "/mapa-de-cobertura" },
      { to: "/conoce-tus-consumos" },
      { to: "/ayuda" },
      { to: "/reportar-robo-equipo", label: "Me robaron el celular" },
      { to: "/desuscribir-email" },
      { label: "Solicita tu factura", href: configuredUrls.invoicePortal },
    ],
  },
  {
    title: "Legal",
    isFolded: true,
    entries: [
      { to: "/legal" },
      { to: "/aviso-de-privacidad" },
      { to: "/terminos-y-condiciones" },
      { to: "/politica-de-uso" },
      { to: "/gestion-de-trafico" },
      { to: "/colaboracion-autoridades" },
    ],
  },
  {
    title: "Derechos",
    isFolded: true,
    entries: [
      { label: "Carta de derechos mínimos", href: configuredUrls.charter },
      { to: "/accesibilidad" },
      { to: "/mapa-del-sitio" },
    ],
  },
] as const satisfies readonly Column[];

export const headerLinks: readonly NavLink[] = headerEntries.map(resolveEntry);

export type PhoneMenu = {
  memberships: NavLink & { price: string };
  urgent: { title: string; links: readonly NavLink[] };
  columns: readonly NavColumn[];
};

export function buildPhoneMenu(): PhoneMenu {
  const [{ regularPesos, promoPesos, membershipDays }] = plans;
  const price = promoPesos
    ? `Desde ${formatPesos(promoPesos)} al traer tu número; ${formatPesos(regularPesos)} con número nuevo`
    : `Desde ${formatPesos(regularPesos)} cada ${formatQuantity(membershipDays, "días")}`;
  return {
    memberships: { ...resolveEntry({ to: "/membresias" }), price },
    urgent: { title: "Me urge", links: urgentEntries.map(resolveEntry) },
    columns: menuColumns.map(resolveColumn),
  };
}

export const footerLinkColumns: readonly NavColumn[] = footerColumns.map(resolveColumn);

/** Lists the pages of this site to which the footer links. */
export function listFooterPages(): SitePage[] {
  const links = footerLinkColumns.flatMap((column) => column.links);
  return links.filter(({ isExternal }) => !isExternal).map(({ href }) => requirePage(href.split("#")[0] ?? href));
}

function resolveColumn({ title, entries, isFolded = false }: Column): NavColumn {
  return { title, links: entries.map(resolveEntry), isFolded };
}

function resolveEntry(entry: Entry): NavLink {
  if ("href" in entry) return { ...entry, isExternal: true };
  const { to, label } = entry;
  return { label: label ?? getNavLabel(requirePage(to)), href: resolveHref(to), isExternal: false };
}

export const headerCopy = {
  /** Label of the link around the logo. */
  home: "wim, inicio",
  skip: "Saltar al contenido",
  /** Label of the header's links. */
  main: "Principal",
  /** Label of the list of links, and of the button that opens it on a phone. */
  menu: "Menú",
  search: { label: "Buscar", href: `${searchPath}#${searchFieldAnchor}`, isExternal: false },
  /** The search field in the menu on phones. */
  menuSearch: { label: "Tu duda", submit: "Buscar", action: searchAction },
  login: { ...login, isExternal: true },
  /** Link to the visitor's app store or, on a device without one, to the download section of the home page. */
  download: { label: "Descarga la App", href: "/#descargaApp", isExternal: false },
} as const satisfies Record<string, string | NavLink | { label: string; submit: string; action: string }>;

/** Pages with a download section of their own. */
const downloadPages = new Set<string>(["/", "/membresias"] satisfies SitePath[]);

/** @returns the link of a page's header to the app: to the page's own section, if it has one. */
export function buildDownloadLink(path: string): NavLink {
  const { download } = headerCopy;
  return downloadPages.has(path) ? { ...download, href: download.href.slice(1) } : download;
}

export const breadcrumbsLabel = "Estás en";

export const footerCopy = {
  /** Accessible name of the footer's links. */
  links: "Enlaces del sitio",
  /** Accessible name of the list of social media profiles. */
  social: "wim en redes sociales",
  support: {
    title: "Habla con una persona",
    phone: { label: operator.phone, href: operator.phoneHref, sample: isPhoneConfirmed ? undefined : sampleMark },
    hours: `De ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}`,
    email: {
      label: operator.email,
      href: `mailto:${operator.email}`,
      sample: isEmailConfirmed ? undefined : sampleMark,
    },
  },
  app: {
    title: "Tu línea vive en la app",
    stores: [
      { label: "Google Play", href: configuredUrls.playStore },
      { label: "App Store", href: configuredUrls.appStore },
    ],
  },
  search: { title: "¿Qué buscas?", label: "Buscar", href: headerCopy.search.href },
  /** Name and address of the operator, who is responsible for the site. */
  identity: [operator.legalName, operator.address],
  /** Mark next to the name and address until the operator has configured them. */
  identitySample: operator.isIdentified ? undefined : sampleMark,
} as const;

export const socialLinks = [
  { label: "Facebook", href: configuredUrls.facebook, isExternal: true },
  { label: "Instagram", href: configuredUrls.instagram, isExternal: true },
  { label: "X", href: configuredUrls.x, isExternal: true },
  { label: "TikTok", href: configuredUrls.tiktok, isExternal: true },
] as const satisfies readonly NavLink[];
