/** The documents of the registry's two index pages. `/registro-membresias` also shows the labels of the memberships. */

import { pdfCopy } from "#content/documents/pdf-copy.ts";
import { planCountWord, plans } from "#content/plans/plans.ts";
import { membershipEntries } from "#content/registry/registry.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { buildTariffLabel, buildTariffLabelGroups, summarizeTariffLabel } from "#content/registry/tariff-label-rows.ts";
import { tariffColumnGlossary, tariffsIntro, tariffTable } from "#content/registry/tariffs.ts";
import { toSiteUrl } from "#content/site/site-map/links.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import type { TablesDocument } from "#domain/documents/tables-document.ts";
import type { PlanId } from "#domain/plans/plan.ts";
import type { TariffLabelGroup } from "#domain/plans/tariff-label.ts";
import { factSheetKicker, formatEntryName, tariffViewerNote } from "./registry-fact-sheet.ts";

type MembershipTariffLabel = { planId: PlanId; title: string; summary: string; groups: readonly TariffLabelGroup[] };

/** One label per membership, with all registry numbers of that membership. */
export const tariffLabels: readonly MembershipTariffLabel[] = plans.flatMap(({ id }) => {
  const entries = membershipEntries.filter(({ planId }) => planId === id);
  const [first] = entries;
  if (!first) return [];
  const label = buildTariffLabel(first);
  const numbers = entries.map(({ number }) => number);
  return [
    {
      planId: id,
      title: formatEntryName(first),
      summary: summarizeTariffLabel(label),
      groups: buildTariffLabelGroups(label, numbers),
    },
  ];
});

const formatNewestVersionNote = (path: SitePath) => `La versión más reciente está en ${toSiteUrl(path)}`;

export const membershipsDocument: TablesDocument = {
  id: "registro-membresias",
  title: "Registro de membresías",
  kicker: factSheetKicker,
  intro: `Las ${planCountWord} membresías de wim: qué incluye cada una${
    registrySampleNotice.isSample
      ? ". Qué folios amparan cada una está por confirmar"
      : " y con qué folios se inscribió"
  }.`,
  tables: tariffLabels.map(({ title, summary, groups }) => ({
    title,
    intro: summary,
    columns: pdfCopy.columns,
    rows: groups.flatMap(({ rows }) => rows.map(({ name, value }) => [name, value])),
  })),
  notes: [
    ...(registrySampleNotice.isSample ? [registrySampleNotice.text] : []),
    tariffViewerNote,
    formatNewestVersionNote("/registro-membresias"),
  ],
};

const { columns, rows, sample } = tariffTable;

export const tariffsDocument: TablesDocument = {
  id: "registro-tarifas-vigentes",
  title: "Tarifas vigentes",
  kicker: factSheetKicker,
  // As on the page, the note about sample data precedes the numbers.
  intro: [tariffsIntro, ...(sample.isSample ? [sample.text] : [])].join(" "),
  tables: [
    {
      title: tariffTable.heading,
      intro: tariffTable.sub,
      columns: Object.values(columns),
      rows: rows.map(({ plan, regular, porting, data, roaming, numbers }) => [
        plan,
        regular,
        ...(porting === undefined ? [] : [porting]),
        data,
        roaming,
        numbers.map(({ label }) => label).join(", "),
      ]),
    },
    {
      title: tariffColumnGlossary.heading,
      columns: tariffColumnGlossary.names,
      rows: tariffColumnGlossary.items.map(({ term, text }) => [term, text]),
    },
  ],
  notes: [tariffViewerNote, formatNewestVersionNote("/registro-tarifas-vigentes")],
};
