import { expect, test } from "vitest";
import { ownDocuments } from "#content/documents/own-documents.ts";
import { type PromotionRow, promotionRows } from "#content/promotions/promotion-rows.ts";
import { buildPromotion } from "#content/promotions/promotions.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { getValidityStatus, type Validity } from "#domain/calendar/validity.ts";
import { planIds } from "#domain/plans/plan.ts";
import { config } from "#platform/config/config.ts";
import { findRegistryDocument, registryFactSheets } from "./documents/registry-documents.ts";
import { buildRegistryFactSheet } from "./documents/registry-fact-sheet.ts";
import { buildRegistryJson } from "./documents/registry-json.ts";
import {
  buildPromotionEntries,
  buildPromotionNumberPath,
  namedPromotions,
  numberedPromotions,
  registryEntries,
} from "./registry.ts";
import { buildRegistryPage } from "./registry-pages.ts";
import { promotionRegistryNumbers, registrySampleNotice } from "./registry-rows.ts";
import { formatStatusNote, formatValidityLabel } from "./registry-status.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("each membership has a number", () => {
  const plans = registryEntries.flatMap((entry) => (entry.kind === "membership" ? [entry.planId] : []));
  expect(new Set(plans)).toEqual(new Set(planIds));
});

test("each registration has its own document, with the rows that its page shows", () => {
  expect(new Set(registryFactSheets.map(({ id }) => id)).size).toBe(registryEntries.length);
  for (const entry of registryEntries) {
    const sheet = registryFactSheets.find(({ id }) => id === entry.id);
    const shownItems = buildRegistryPage(entry).sheet.groups.flatMap(({ rows }) =>
      rows.map(({ name, value }) => ({ name, value })),
    );
    expect(sheet?.rows, entry.path).toEqual(shownItems);
    expect(findRegistryDocument(entry)).toEqual(
      ownDocuments[entry.id] ?? { kind: "built", path: `/documentos/${entry.id}.pdf` },
    );
  }
});

test("the label says whether a promotion is valid on a day", () => {
  const describeOn = (slug: string, day: string) => {
    const entry = registryEntries.find(({ path }) => path === `/registro-promociones/${slug}`);
    if (!entry) throw new Error(slug);
    const { title, text } = formatValidityLabel(entry, day);
    return plain(`${title}. ${text}`);
  };
  expect(describeOn("portabilidad/febrero-25", "2026-11-21")).toBe(
    "Terminó el 28 de febrero de 2025. Al 21 de noviembre de 2026, ya no está vigente.",
  );
  expect(describeOn("portabilidad/febrero-25", "2025-02-28")).toBe(
    "Vigente hasta el 28 de febrero de 2025. Al 28 de febrero de 2025, está vigente.",
  );
  expect(describeOn("portabilidad-mar-25", "2025-03-28")).toMatch(
    /^Termina el 27 o 28 de marzo de 2025\. .*puede seguir/,
  );
});

test("the label of a promotion without exact dates says that it is over, or refers to the app", () => {
  const [entry] = namedPromotions;
  if (!entry) throw new Error("no promotions");
  const describePeriod = (period: Validity) => {
    const promotion = buildPromotion({ slug: "otra", name: "Otra", period, shownOn: ["registry"] });
    const { title, text } = formatValidityLabel({ ...entry, kind: "promotion", promotion }, "2026-11-21");
    return plain(`${title}. ${text}`);
  };
  const days = { kind: "yearless", from: "11-19", to: "11-21" } as const;
  expect(describePeriod({ kind: "unstated", endedBy: "2025-01-31" })).toBe(
    "Ya terminó. Al 21 de noviembre de 2026, ya no está vigente.",
  );
  expect(describePeriod({ ...days, endedBy: "2024-11-30" })).toBe(
    "Ya terminó. Corrió del 19 al 21 de noviembre. Al 21 de noviembre de 2026, ya no está vigente.",
  );
  expect(describePeriod({ kind: "unstated" })).toBe(
    "Consulta su vigencia en la app. Al 21 de noviembre de 2026, no conocemos sus fechas.",
  );
  expect(describePeriod(days)).toMatch(/^Consulta .* conocemos sus días, del 19 al 21 de noviembre, pero no el año\.$/);
});

test("a promotion and its folio link to each other's pages, which have the same sheet", () => {
  const [folio = 0] = promotionRegistryNumbers;
  const filled = promotionRows.map(
    (row): PromotionRow => (row.slug === "portabilidad/febrero-25" ? { ...row, folio } : row),
  );
  const { byNumber, byName } = buildPromotionEntries(filled.map(buildPromotion));
  const [numbered] = byNumber;
  const named = byName.find(({ promotion }) => promotion?.folio === folio);
  if (!numbered || !named) throw new Error("no such promotion");
  expect(buildRegistryPage(numbered).related?.links).toEqual([
    { label: "Portabilidad, febrero de 2025", href: "/registro-promociones/portabilidad/febrero-25" },
  ]);
  expect(buildRegistryPage(named).related?.links).toEqual([
    { label: `Folio ${folio}`, href: buildPromotionNumberPath(folio) },
  ]);
  expect(buildRegistryFactSheet(numbered).rows).toEqual(buildRegistryFactSheet(named).rows);
  expect(buildRegistryFactSheet(named).rows).toContainEqual({ name: "Folio de inscripción", value: `${folio}` });
  expect(formatStatusNote(numbered, "2026-11-21")).toBe("Portabilidad, febrero de 2025. Terminada");
  expect(formatStatusNote(named, "2026-11-21")).toBe(`Folio ${folio}. Terminada`);
  expect(buildRegistryPage(numbered).showsStatus).toBe(true);
});

test("the page of a number without a promotion, or the reverse, says so once and links to no other entries", () => {
  const listTexts = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
  };
  const alone = [
    ...numberedPromotions.filter(({ promotion }) => !promotion),
    ...namedPromotions.filter(({ number }) => !number),
  ];
  for (const entry of alone) {
    const { entry: _, ...page } = buildRegistryPage(entry);
    expect(page.related, entry.path).toBeUndefined();
    expect(
      listTexts(page).filter((text) => /todavía|por confirmar/i.test(text)),
      entry.path,
    ).toHaveLength(1);
  }
});

test("a promotion's sheet has its name, and a row for each other fact or one placeholder for all missing ones", () => {
  for (const entry of namedPromotions) {
    const names = buildRegistryFactSheet(entry).rows.map(({ name }) => name);
    const pending = buildRegistryFactSheet(entry).rows.find(({ name }) => name === "Pendiente")?.value ?? "";
    expect(names, entry.path).toContain("Nombre");
    for (const [name, fact] of [
      ["Beneficio", "beneficio"],
      ["Vigencia", "vigencia"],
      ["Folio de inscripción", "folio de inscripción"],
    ] as const)
      expect([names.includes(name), pending.includes(` ${fact}`)], `${entry.path}: ${name}`).toContain(true);
  }
});

test("the document of a promotion that is over says so, whether its dates are known or not", () => {
  for (const entry of namedPromotions) {
    const isOver = getValidityStatus(buildDay, entry.promotion?.period ?? { kind: "unstated" }) === "over";
    expect(buildRegistryFactSheet(entry).intro.startsWith("Esta promoción ya terminó."), entry.path).toBe(isOver);
  }
});

test("a folio in two rows stops the build with an error that names both rows", () => {
  const [folio = 0] = promotionRegistryNumbers;
  const twice = promotionRows.slice(0, 2).map((row) => buildPromotion({ ...row, folio }));
  const names = twice.map(({ name }) => `«${name}»`).join(", ");
  expect(() => buildPromotionEntries(twice)).toThrow(`El folio ${folio} está en varias promociones: ${names}.`);
});

test("the machine-readable registry has every listed registration, and not the unlisted promotion", () => {
  const { entries, builtOn } = buildRegistryJson("2026-11-21");
  expect(entries).toHaveLength(registryEntries.length - 1);
  expect(JSON.stringify(entries)).not.toContain(config.unlistedPromotionSlug);
  expect(builtOn).toBe("2026-11-21");
  for (const [index, entry] of registryEntries.filter(({ isListed }) => isListed).entries()) {
    const expectedEntry =
      entry.kind === "membership"
        ? { isSample: registrySampleNotice.isSample }
        : { isSample: !(entry.promotion && entry.number), isPending: !entry.promotion };
    expect(entries[index], entry.path).toMatchObject(expectedEntry);
  }
});
