import { expect, test } from "vitest";
import { sharedFileIds } from "#content/documents/shared-file-ids.ts";
import { type PromotionRow, promotionRows } from "#content/promotions/promotion-rows.ts";
import { buildPromotion } from "#content/promotions/promotions.ts";
import { planIds } from "#domain/plans/plan.ts";
import { config } from "#platform/config/config.ts";
import {
  buildPromotionEntries,
  namedPromotions,
  numberedPromotions,
  promotionNumberPath,
  registryEntries,
} from "./registry.ts";
import { buildRegistryJson } from "./registry-data-files.ts";
import { findRegistryDocument, registrySheets } from "./registry-documents.ts";
import { buildRegistryPage } from "./registry-pages.ts";
import { promotionNumbers, registrySample } from "./registry-rows.ts";
import { buildRegistrySheet } from "./registry-sheet.ts";
import { formatStatusNote, formatValidityLabel } from "./registry-status.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("no registration appears twice", () => {
  const paths = registryEntries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("each membership has a number", () => {
  const plans = registryEntries.flatMap((entry) => (entry.kind === "membership" ? [entry.planId] : []));
  expect(new Set(plans)).toEqual(new Set(planIds));
});

test("each registration has its own document, with the rows that its page shows", () => {
  expect(new Set(registrySheets.map(({ id }) => id)).size).toBe(registryEntries.length);
  for (const entry of registryEntries) {
    const sheet = registrySheets.find(({ id }) => id === entry.id);
    const shown = buildRegistryPage(entry).sheet.groups.flatMap(({ rows }) =>
      rows.map(({ name, value }) => ({ name, value })),
    );
    expect(sheet?.rows, entry.path).toEqual(shown);
    const fileId = sharedFileIds[entry.id];
    expect(findRegistryDocument(entry)).toEqual(
      fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${entry.id}.pdf` },
    );
  }
});

test("the label says whether a promotion is valid on a day, or that this is unknown", () => {
  const said = (slug: string, day: string) => {
    const entry = registryEntries.find(({ path }) => path === `/registro-promociones/${slug}`);
    if (!entry) throw new Error(slug);
    const { title, text } = formatValidityLabel(entry, day);
    return plain(`${title}. ${text}`);
  };
  expect(said("portabilidad/febrero-25", "2026-11-21")).toBe(
    "Terminó el 28 de febrero de 2025. Al 21 de noviembre de 2026, ya no está vigente.",
  );
  expect(said("portabilidad/febrero-25", "2025-02-28")).toBe(
    "Vigente hasta el 28 de febrero de 2025. Al 28 de febrero de 2025, está vigente.",
  );
  expect(said("portabilidad-mar-25", "2025-03-28")).toMatch(/^Termina el 27 o 28 de marzo de 2025\. .*puede seguir/);
  expect(said("buen-fin", "2026-11-21")).toMatch(/^No sabemos .*Las fechas están en el documento registrado\.$/);
});

test("the label of a promotion that is over without exact dates refers to its document for them", () => {
  const said = (slug: string) => {
    const entry = namedPromotions.find(({ promotion }) => promotion?.slug === slug);
    if (!entry) throw new Error(slug);
    const { title, text } = formatValidityLabel(entry, "2026-11-21");
    return plain(`${title}. ${text}`);
  };
  for (const slug of ["navidad-2024", "portabilidad/enero-25"])
    expect(said(slug)).toMatch(/^Ya terminó\. .* ya no está vigente\. Las fechas están en el documento registrado\.$/);
  expect(said("wimazon/19-21-noviembre")).toMatch(
    /^Ya terminó\. Corrió del 19 al 21 de noviembre\. .* El año está en el documento registrado\.$/,
  );
});

test("a promotion and its folio link to each other's pages, which have the same sheet", () => {
  const [folio = 0] = promotionNumbers;
  const filled = promotionRows.map(
    (row): PromotionRow => (row.slug === "portabilidad/febrero-25" ? { ...row, folio } : row),
  );
  const { byNumber, byName } = buildPromotionEntries(filled.map(buildPromotion));
  const [numbered] = byNumber;
  const named = byName.find(({ promotion }) => promotion?.folio === folio);
  if (!numbered || !named) throw new Error("no such promotion");
  expect(buildRegistryPage(numbered).related.links).toEqual([
    { label: "Portabilidad, febrero de 2025", href: "/registro-promociones/portabilidad/febrero-25" },
  ]);
  expect(buildRegistryPage(named).related.links).toEqual([
    { label: `Folio ${folio}`, href: promotionNumberPath(folio) },
  ]);
  expect(buildRegistrySheet(numbered).rows).toEqual(buildRegistrySheet(named).rows);
  expect(buildRegistrySheet(named).rows).toContainEqual({ name: "Folio de inscripción", value: `${folio}` });
  expect(formatStatusNote(numbered, "2026-11-21")).toBe("Portabilidad, febrero de 2025. Terminada");
  expect(formatStatusNote(named, "2026-11-21")).toBe(`Folio ${folio}. Terminada`);
  expect(buildRegistryPage(numbered).hasStanding).toBe(true);
});

test("the page of a number without promotion, or the reverse, says so once and links to the other list", () => {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  for (const entry of numberedPromotions.filter(({ promotion }) => !promotion)) {
    const { entry: _, ...page } = buildRegistryPage(entry);
    expect(page.related.links.map(({ href }) => href)).toEqual(["/registro-membresias#promociones-por-nombre"]);
    expect(
      textsOf(page).filter((text) => /todavía|por confirmar/i.test(text)),
      entry.path,
    ).toHaveLength(1);
  }
  for (const entry of namedPromotions.filter(({ number }) => !number)) {
    const { entry: _, ...page } = buildRegistryPage(entry);
    expect(page.related.links.map(({ href }) => href)).toEqual(["/registro-membresias#promociones-por-folio"]);
    expect(
      textsOf(page).filter((text) => /todavía|por confirmar/i.test(text)),
      entry.path,
    ).toHaveLength(1);
  }
});

test("a folio in two rows stops the build with an error that names both rows", () => {
  const [folio = 0] = promotionNumbers;
  const twice = promotionRows.slice(0, 2).map((row) => buildPromotion({ ...row, folio }));
  const names = twice.map(({ name }) => `«${name}»`).join(", ");
  expect(() => buildPromotionEntries(twice)).toThrow(`El folio ${folio} está en varias promociones: ${names}.`);
});

test("the machine-readable registry has every listed registration, and not the unlisted promotion", () => {
  const { entries, builtOn } = buildRegistryJson("2026-11-21");
  expect(entries).toHaveLength(registryEntries.length - 1);
  expect(JSON.stringify(entries)).not.toContain(config.unlistedPromotionSlug);
  expect(builtOn).toBe("2026-11-21");
  for (const [place, entry] of registryEntries.filter(({ isListed }) => isListed).entries()) {
    const told =
      entry.kind === "membership"
        ? { isSample: registrySample.isSample }
        : { isSample: !(entry.promotion && entry.number), isPending: !entry.promotion };
    expect(entries[place], entry.path).toMatchObject(told);
  }
});
