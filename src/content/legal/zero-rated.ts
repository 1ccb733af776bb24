/**
 * 'Datos Patrocinados': the sites that do not use up data, and the app in its stores. A sample until the operator gives
 * its own list: LMTR, article 102, fraction X, provides for free browsing of public bodies' sites.
 */
import { links } from "#content/site/links.ts";

const site = (label: string, host: string) => ({ label, detail: host, href: `https://${host}/` });

/** True until the operator names the sites; until then, no text promises that they cost no data. */
const isSample = true;

export const zeroRated = {
  isSample,
  id: "datos-patrocinados",
  title: "Datos Patrocinados",
  intro: isSample
    ? "Ejemplos de los sitios y tiendas que podrían abrirse sin gastar tus GB. La lista de wim está por confirmar: hoy, abrirlos gasta tus GB."
    : "Son los sitios y las tiendas que puedes abrir sin gastar los GB de tu membresía.",
  /** Shown if the operator leaves the list out, because a legal text links here. */
  withoutList: "Todavía no publicamos qué sitios y tiendas se abren sin gastar los GB de tu membresía.",
  lists: [
    {
      title: "Sitios públicos",
      links: [
        site("Portal del Gobierno de México", "www.gob.mx"),
        site("Educación básica, Secretaría de Educación Pública (SEP)", "educacionbasica.sep.gob.mx"),
        site("Aprende, educación en línea", "www.aprende.edu.mx"),
        site("Telesecundaria, SEP", "telesecundaria.sep.gob.mx"),
      ],
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
