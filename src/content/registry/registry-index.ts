/** What `/registro-membresias` says and lists. Source: product specification, section 2. */
import { buildDay } from "#content/site/build-day.ts";
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { membershipEntries, namedPromotions, numberedPromotions, type RegistryEntry } from "./registry.ts";
import { registryGroupIds } from "./registry-groups.ts";
import { registrySample } from "./registry-rows.ts";
import { entryName, registerKeeper } from "./registry-sheet.ts";
import { otherName, sharedNote } from "./registry-standing.ts";

export const registryOpening = {
  heading: ["El ", "registro", " de wim"],
  intro:
    "Cada tarifa y cada promoción tiene un folio ante el regulador. Búscalo por número o por nombre y lee su resumen.",
  search: "Busca un folio",
  tariffs: { label: "Consulta las tarifas vigentes", to: "/registro-tarifas-vigentes" },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const registryLookupWords = {
  heading: "Busca en el registro",
  intro: "Escribe un folio, completo o a medias, o el nombre de una membresía o promoción.",
  label: "Folio o nombre",
  hint: "Por ejemplo: 1349808, Rookie o portabilidad marzo.",
  submit: "Buscar",
  found: { one: "Un registro", other: "{n} registros" },
  close: "Ninguno se llama así. Estos se parecen:",
  none: { title: "«{text}» no está en el registro", text: "Revisa el número, o búscalo en la lista de esta página." },
  more: "Hay {n} más: escribe otra palabra.",
  results: "Registros encontrados",
  ...(registrySample.isSample && { sample: "Datos de muestra." }),
} as const;

/** The list shows membership names next to numbers that are not confirmed. */
export const registryListSample = {
  isSample: registrySample.isSample,
  text: "Está por confirmar qué membresía o qué promoción ampara cada folio.",
} as const;

export const registryListing = {
  heading: "Todos los registros",
  sub: "Membresías y promociones, con la página de cada una.",
} as const satisfies { heading: string; sub: string };

export const registryAbout = {
  heading: "Qué es un folio",
  points: [
    {
      term: "Lo da el regulador",
      text: `Es el número con el que se inscribe una tarifa o promoción. El registro lo lleva la ${registerKeeper}.`,
    },
    {
      term: "Va antes de cobrar",
      text: "Una tarifa se inscribe antes de aplicarse. Así cualquiera puede revisar lo que se ofreció.",
    },
    {
      term: "Tiene un formato simplificado",
      text: "Es la hoja que resume lo inscrito: precio, beneficios, vigencia y condiciones.",
    },
  ],
  viewer: { label: "Abre el visor del regulador", href: links.regulatorTariffs },
  data: { label: "Descarga todo el registro en JSON", href: "/registro.json" },
} as const satisfies { heading: string; [part: string]: unknown };

/** An entry's label, what else it is called, and its address. */
const linkOf = (entry: RegistryEntry) => ({
  label: entry.path.endsWith(`/${entry.number}`) ? `Folio ${entry.number}` : entryName(entry),
  note: otherName(entry),
  href: entry.path,
});

/** What several share is said once, above them. */
function lotsOf(entries: readonly RegistryEntry[]) {
  const notes = entries.map((entry) => sharedNote(entry, buildDay));
  return [...new Set(notes.map(({ all }) => all))].map((heading) => ({
    heading,
    note: notes.find(({ all }) => all === heading)?.one ?? heading,
    links: entries.filter((_, place) => notes[place]?.all === heading).map(linkOf),
  }));
}

/** Every listed registration. */
export const registryGroups = [
  {
    id: registryGroupIds.memberships,
    heading: "Membresías",
    columns: "lots",
    lots: lotsOf(membershipEntries),
  },
  {
    id: registryGroupIds.promotionNames,
    heading: "Promociones por nombre",
    columns: "names",
    lots: lotsOf(namedPromotions.filter(({ isListed }) => isListed)),
  },
  {
    id: registryGroupIds.promotionNumbers,
    heading: "Promociones por folio",
    columns: "numbers",
    lots: lotsOf(numberedPromotions),
  },
] as const;
