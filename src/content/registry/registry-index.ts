/** Content of `/registro-membresias`. Source: product specification, section 2. */

import { data } from "#content/data/copy/registry.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { plans } from "#content/plans/plans.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { createSampleMark } from "#content/site/samples/sample-mark.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { formatEntryName } from "./documents/registry-fact-sheet.ts";
import { membershipEntries, namedPromotions, numberedPromotions, type RegistryEntry } from "./registry.ts";
import { registryCopyForm } from "./registry-copy-form.ts";
import { registrySampleNotice } from "./registry-rows.ts";
import { formatAlternateLabel, formatSharedNotes } from "./registry-status.ts";

const { opening, lookup, listing, about } = readPageCopy(registryCopyForm, data);

export const registryOpening = {
  ...opening,
  heading: parseEmphasizedHeading(opening.heading),
  tariffs: { label: opening.tariffs, to: "/registro-tarifas-vigentes" },
} as const;

export const registryLookupCopy = {
  ...lookup,
  label: "Folio o nombre",
  hint: `Por ejemplo: ${membershipEntries[0]?.number}, ${plans[0].name} o portabilidad marzo.`,
  submit: "Buscar",
  empty: "Escribe un folio o un nombre.",
  found: { one: "Un registro", other: "{n} registros" },
  similar: "Ninguno se llama así. Estos se parecen:",
  noMatch: {
    title: "«{text}» no está en el registro",
    text: "Revisa el número, o búscalo en la lista de esta página.",
  },
  hiddenCount: "Hay {n} más: escribe otra palabra.",
  results: "Registros encontrados",
  ...createSampleMark(registrySampleNotice),
} as const;

/** Notice that the membership or promotion of each number in the list is unconfirmed. */
export const registryListSampleNotice = {
  isSample: registrySampleNotice.isSample,
  text: "Está por confirmar qué membresía o qué promoción ampara cada folio.",
} as const;

export const registryListSection = listing;

export const registryAboutSection = {
  ...about,
  viewer: { label: about.viewer, href: configuredUrls.regulatorTariffs },
  data: { label: about.data, href: "/registro.json" },
} as const;

/** Builds a link to an entry, labelled by name or by number; `note` is the other of the two, if known. */
const createLink = (entry: RegistryEntry) => ({
  label: entry.path.endsWith(`/${entry.number}`) ? `Folio ${entry.number}` : formatEntryName(entry),
  note: formatAlternateLabel(entry),
  href: entry.path,
});

/** Groups the entries that have the same note. `note` is for one registration, in the results of the lookup tool. */
function groupByNote(entries: readonly RegistryEntry[]) {
  const notes = entries.map((entry) => formatSharedNotes(entry, buildDay));
  return [...new Set(notes.map(({ all }) => all))].map((heading) => ({
    heading,
    note: notes.find(({ all }) => all === heading)?.one ?? heading,
    links: entries.filter((_, index) => notes[index]?.all === heading).map(createLink),
  }));
}

/**
 * Every listed registration, in the groups of the page; the ids of the groups are anchors. `columns`: the layout, for
 * lots of a few numbers, for names, or for many numbers.
 */
export const registryGroups = [
  {
    id: "membresias",
    heading: "Membresías",
    columns: "lots",
    subgroups: groupByNote(membershipEntries),
  },
  {
    id: "promociones-por-nombre",
    heading: "Promociones por nombre",
    columns: "names",
    subgroups: groupByNote(namedPromotions.filter(({ isListed }) => isListed)),
  },
  {
    id: "promociones-por-folio",
    heading: "Promociones por folio",
    columns: "numbers",
    subgroups: groupByNote(numberedPromotions),
  },
] as const;
