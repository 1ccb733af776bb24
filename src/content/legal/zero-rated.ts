/**
 * 'Datos Patrocinados': the sites that use up no data, and the app in its stores. The real list is the operator's.
 * These stand in for it: LMTR, article 102, fraction X, provides for free browsing of public bodies' sites, and
 * operators' codes list them. Sites of programmes that have ended are left out.
 */
import { links } from "#content/site/links.ts";

const site = (label: string, host: string) => ({ label, detail: host, href: `https://${host}/` });

export const zeroRated = {
  isSample: true,
  id: "datos-patrocinados",
  title: "Datos Patrocinados",
  intro: "Son los sitios y las tiendas que puedes abrir sin gastar los GB de tu membresía.",
  /** In its place, and in a notice, while the list is a sample. */
  sample: {
    intro: "Aquí va la lista de sitios y tiendas que se abren sin gastar los GB de tu membresía.",
    text: "Falta la lista de wim. Estos enlaces son un ejemplo: abrirlos gasta tus GB.",
  },
  /** In place of a list that the operator leaves out: a legal text leads here. */
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
