import { expect, test } from "vitest";
import { planIds } from "#domain/plan.ts";
import { config } from "#platform/config/config.ts";
import { registryEntries } from "./registry.ts";
import { registryDocumentOf, registrySheets, registryTables, sharedRegistryFiles } from "./registry-documents.ts";
import { registryJson } from "./registry-for-programs.ts";
import { registryPage } from "./registry-pages.ts";
import { registrySample } from "./registry-rows.ts";
import { standingWords } from "./registry-standing.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("no registration appears twice", () => {
  const paths = registryEntries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("each membership has a number", () => {
  const plans = registryEntries.flatMap((entry) => (entry.kind === "membership" ? [entry.planId] : []));
  expect(new Set(plans)).toEqual(new Set(planIds));
});

test("each registration has a document of its own, made from the rows that its page shows", () => {
  expect(new Set(registrySheets.map(({ id }) => id)).size).toBe(registryEntries.length);
  for (const entry of registryEntries) {
    const sheet = registrySheets.find(({ id }) => id === entry.id);
    const shown = registryPage(entry).sheet.groups.flatMap(({ rows }) =>
      rows.map(({ name, value }) => ({ name, value })),
    );
    expect(sheet?.rows, entry.path).toEqual(shown);
    const fileId = sharedRegistryFiles[entry.id];
    expect(registryDocumentOf(entry)).toEqual(
      fileId ? { kind: "shared", fileId } : { kind: "built", path: `/documentos/${entry.id}.pdf` },
    );
  }
});

test("the table of shared files names only existing registrations and index pages", () => {
  const ids = [...registryEntries, ...registryTables].map(({ id }) => id);
  expect(Object.keys(sharedRegistryFiles).filter((id) => !ids.includes(id))).toEqual([]);
});

test("says on any day whether a promotion is valid, and admits when it cannot know", () => {
  const said = (slug: string, day: string) => {
    const entry = registryEntries.find(({ path }) => path === `/registro-promociones/${slug}`);
    if (!entry) throw new Error(slug);
    const { title, text } = standingWords(entry, day);
    return plain(`${title}. ${text}`);
  };
  expect(said("portabilidad/febrero-25", "2026-11-21")).toBe(
    "Terminó el 28 de febrero de 2025. El 21 de noviembre de 2026, día en que se construyó esta página, ya no estaba vigente.",
  );
  expect(said("portabilidad/febrero-25", "2025-02-28")).toMatch(/^Vigente hasta el 28 de febrero de 2025\./);
  expect(said("portabilidad-mar-25", "2025-03-28")).toMatch(/^Termina el 27 o 28 de marzo de 2025\. .*podía seguir/);
  expect(said("navidad-2024", "2026-11-21")).toMatch(/^No sabemos .*Las fechas están en el documento registrado\.$/);
  expect(said("wimazon/19-21-noviembre", "2026-11-20")).toMatch(/^No sabemos .*del 19 al 21 de noviembre/);
});

test("the registry for programs has every listed registration, and not the unlisted promotion", () => {
  const { entries, builtOn } = registryJson("2026-11-21");
  expect(entries).toHaveLength(registryEntries.length - 1);
  expect(JSON.stringify(entries)).not.toContain(config.unlistedPromotionSlug);
  expect(builtOn).toBe("2026-11-21");
  for (const [place, entry] of registryEntries.filter(({ isListed }) => isListed).entries()) {
    const told = entry.kind === "membership" ? { isSample: registrySample.isSample } : { isPending: !entry.promotion };
    expect(entries[place], entry.path).toMatchObject(told);
  }
});
