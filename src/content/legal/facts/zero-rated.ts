/**
 * 'Datos Patrocinados': the public sites, and the app's store pages, that do not use up data. A sample until the
 * operator gives its own list. Public sites are included because LMTR, article 102, section X, provides for free
 * browsing of them.
 */
import { configuredUrls } from "#content/site/site-map/links.ts";

const createSiteLink = (label: string, host: string) => ({ label, detail: host, href: `https://${host}/` });

/** True until the operator names the sites. While true, no text promises that these sites use no data. */
const isSample = true;

export const zeroRatedSection = {
  isSample,
  id: "datos-patrocinados",
  title: "Datos Patrocinados",
  intro: isSample
    ? "Ejemplos de los sitios y tiendas que podrían abrirse sin gastar tus GB. La lista de wim está por confirmar: hoy, abrirlos gasta tus GB."
    : "Son los sitios y las tiendas que puedes abrir sin gastar los GB de tu membresía.",
  /** Text in place of the lists if the operator hides them; the section stays, because a legal text links to it. */
  withoutList: "Todavía no publicamos qué sitios y tiendas se abren sin gastar los GB de tu membresía.",
  lists: [
    {
      title: "Sitios públicos",
      links: [
        createSiteLink("Portal del Gobierno de México", "www.gob.mx"),
        createSiteLink("Educación básica, Secretaría de Educación Pública (SEP)", "educacionbasica.sep.gob.mx"),
        createSiteLink("Aprende, educación en línea", "www.aprende.edu.mx"),
        createSiteLink("Telesecundaria, SEP", "telesecundaria.sep.gob.mx"),
      ],
    },
    {
      title: "La app de wim en su tienda",
      links: [
        { label: "wim en Google Play", detail: "Para Android", href: configuredUrls.playStore },
        { label: "wim en App Store", detail: "Para iPhone", href: configuredUrls.appStore },
      ],
    },
  ],
} as const;
