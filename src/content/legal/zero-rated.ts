/**
 * 'Datos Patrocinados': the sites that use up no data, and the app in its stores. The list is the operator's: LMTR,
 * article 102, fraction X, provides for free browsing of public bodies' sites.
 */
import { links } from "#content/site/links.ts";

/** The sites, each with its host as `detail`. */
const sites: readonly { label: string; detail: string; href: string }[] = [];

export const zeroRated = {
  /** Until the operator says which sites there are, or that there are none. */
  isSample: true,
  id: "datos-patrocinados",
  title: "Datos Patrocinados",
  intro:
    sites.length > 0
      ? "Son los sitios que puedes abrir sin gastar los GB de tu membresía."
      : "Todavía no hay sitios patrocinados.",
  /** In place of a list that the operator leaves out: a legal text leads here. */
  withoutList: "Todavía no publicamos qué sitios y tiendas se abren sin gastar los GB de tu membresía.",
  lists: [
    {
      title: "Sitios",
      links: sites,
    },
    {
      title: "La app de wim en su tienda",
      links: [
        { label: "wim en Google Play", detail: "Para Android", href: links.playStore },
        { label: "wim en App Store", detail: "Para iPhone", href: links.appStore },
      ],
    },
  ],
} as const;
