/** The groups of `/legal` with legal texts and with registrations. Source: product specification, section 2. */
import { accessibilityAnchors } from "#content/accessibility/accessibility-page.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { outsideLinks } from "#content/site/site-map/outside-links.ts";
import { siteAddresses } from "#content/site/site-map/site-addresses.ts";
import type { SitePath, UntitledPage } from "#content/site/site-map/site-page.ts";
import type { LegalEntry, LegalGroup } from "./legal-link-model.ts";
import { authorities } from "./references.ts";

const wholeTextDetail = "El texto completo, por cláusulas";
const documentDetail = "El documento, con su resumen";
const { consumers, regulator } = authorities;

/** Pages that search engines may index; this leaves out the unlisted promotion. */
const listedPages = siteAddresses.filter(({ isIndexed }) => isIndexed);
const isNumbered = ({ path }: UntitledPage) => path.includes("/formato-simplificado/");
const listEntries = (start: SitePath, isWanted: (page: UntitledPage) => boolean): LegalEntry[] =>
  listedPages.filter((page) => page.path.startsWith(start) && isWanted(page)).map(({ path }) => ({ to: path }));

export const legalTextLinkGroups: readonly LegalGroup[] = [
  {
    id: "privacidad",
    title: "Privacidad y datos personales",
    lists: [
      {
        entries: [
          { to: "/aviso-de-privacidad", detail: documentDetail, asked: "cookies tratamiento" },
          { to: "/aviso-de-privacidad-accesible", detail: wholeTextDetail, asked: "cookies" },
          { pdf: "aviso-de-privacidad" },
          {
            to: "/derechos-arco",
            detail: "Acceso, rectificación, cancelación y oposición",
            asked: "borrar corregir consultar mis datos formato",
          },
          { pdf: "derechos-arco" },
          { to: "/desuscribir-email", asked: "baja publicidad spam promociones" },
          {
            label: consumers.noAdvertising.name,
            href: consumers.noAdvertising.href,
            detail: `${consumers.short}: para no recibir llamadas ni mensajes de publicidad`,
            asked: "spam",
          },
        ],
      },
    ],
  },
  {
    id: "terminos",
    title: "Términos y política de uso",
    lists: [
      {
        entries: [
          { to: "/terminos-y-condiciones", detail: documentDetail, asked: "pagos cancelación reembolso vigencia" },
          { to: "/terminos-y-condiciones-accesible", detail: wholeTextDetail },
          { pdf: "terminos-y-condiciones" },
          { to: "/politica-de-uso", detail: wholeTextDetail, asked: "usos prohibidos reventa roaming uso justo" },
          { pdf: "politica-de-uso" },
          { to: "/terminos-de-uso", detail: "De este sitio; página en construcción" },
        ],
      },
    ],
  },
  {
    id: "contrato",
    title: "Contrato de adhesión",
    lists: [
      {
        entries: [
          { to: "/contrato-de-adhesion", detail: documentDetail },
          { to: "/contrato-de-adhesion-accesible", detail: wholeTextDetail },
          { pdf: "contrato-de-adhesion" },
          {
            label: consumers.contracts.name,
            detail: `Donde ${consumers.short} publica los contratos registrados`,
            href: consumers.contracts.href,
          },
        ],
      },
    ],
  },
  {
    id: "derechos",
    title: "Tus derechos",
    lists: [
      {
        entries: [
          { to: "/carta-de-derechos-minimos-accesible", detail: wholeTextDetail },
          { pdf: "carta-de-derechos-minimos" },
          {
            label: "Carta de derechos mínimos en el Diario Oficial de la Federación (DOF)",
            detail: "La publicación oficial",
            href: configuredUrls.charter,
          },
          { to: "/decalogo-de-derechos", detail: "Los 14 principios, explicados" },
          { pdf: "decalogo-de-derechos" },
        ],
      },
    ],
  },
  {
    id: "accesibilidad",
    title: "Accesibilidad",
    lists: [
      {
        entries: [
          { to: "/accesibilidad", asked: "discapacidad auditiva visual cognitiva motriz" },
          {
            to: `/accesibilidad#${accessibilityAnchors.documents}`,
            label: "Documentos en versión accesible",
            asked: "lector de pantalla",
          },
          { to: `/accesibilidad#${accessibilityAnchors.statement}`, label: "Declaración de accesibilidad" },
          {
            label: "Catálogo de celulares accesibles",
            detail: "Del IFT, antes de la CRT",
            asked: "discapacidad equipos",
            href: outsideLinks.regulator.accessiblePhones,
          },
        ],
      },
    ],
  },
  {
    id: "tarifas",
    title: "Membresías y tarifas registradas",
    lists: [
      {
        title: "Registros",
        entries: [
          ...listEntries("/registro-", (page) => page.lists.includes("legal")),
          {
            label: "Registro de planes y tarifas del regulador",
            detail: `${regulator.name} (${regulator.short})`,
            asked: "IFT visor folio",
            href: configuredUrls.regulatorTariffs,
          },
        ],
      },
      { title: "Membresías por folio", entries: listEntries("/registro-membresias/", isNumbered) },
    ],
  },
  {
    id: "promociones",
    title: "Promociones registradas",
    lists: [
      { title: "Por nombre", entries: listEntries("/registro-promociones/", (page) => !isNumbered(page)) },
      { title: "Por folio", entries: listEntries("/registro-promociones/", isNumbered) },
    ],
  },
];
