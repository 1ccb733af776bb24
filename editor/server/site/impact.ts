/** Finds the pages, documents and other files that a change of a list will update, before the change is written. */

import { basename } from "node:path";
import type { LegalText } from "#content/legal/legal-texts.ts";
import type { Impact } from "#editor/api/api.ts";
import { attempt } from "#editor/server/attempt.ts";
import type { ContentModules } from "./content-modules.ts";
import { type ContentUse, type ImportedName, readLayoutImports, readPageImports } from "./page-imports.ts";
import { digestExports, type SiteModules, serializePlain } from "./site-modules.ts";

const buildExportName = <Path extends keyof ContentModules>(
  path: Path,
  name: keyof ContentModules[Path] & string,
): ImportedName => ({ path, name });

/** Files other than the PDFs of legal texts and registrations. `madeOf`: the exports that the file is made from. */
const otherFiles: readonly { label: string; madeOf: readonly ImportedName[] }[] = [
  {
    label: "Formato de solicitud de derechos ARCO (PDF)",
    madeOf: [buildExportName("src/content/legal/arco-form.ts", "quoteArcoTerms")],
  },
  {
    label: "Manual de conexión APN (PDF)",
    madeOf: [buildExportName("src/content/apn/apn-manual.ts", "connectionManual")],
  },
  {
    label: "Resumen del sitio para asistentes de IA (llms.txt)",
    madeOf: [
      buildExportName("src/content/site/llms.ts", "llmsCopy"),
      buildExportName("src/content/site/site-map/site-index.ts", "listMainPageLinks"),
      buildExportName("src/content/site/site-map/site-index.ts", "listOtherPageGroups"),
    ],
  },
  {
    label: "Registro para programas (registro.json y el JSON de cada membresía que cambia)",
    madeOf: [buildExportName("src/content/registry/documents/registry-json.ts", "buildRegistryJson")],
  },
];

function getModule<Path extends keyof ContentModules>({ modules }: SiteModules, path: Path): ContentModules[Path] {
  const module = modules.get(path);
  if (!module) throw new RangeError(`no module ${path}`);
  return module as ContentModules[Path];
}

/** @returns the updated pages in the order of the site map, and the updated documents and other files. */
export function computeImpact(before: SiteModules, after: SiteModules): Omit<Impact, "todos"> {
  const changedExports = findChangedExports(before, after);
  if (changedExports.size === 0) return { pages: [], documents: [] };
  const changedSheets = findChangedSheets(before, after);
  const changedListedPages = findChangedRows(
    getModule(before, "src/content/site/site-map/site-map.ts").sitePages,
    getModule(after, "src/content/site/site-map/site-map.ts").sitePages,
    "path",
  );
  const pages = [
    ...findChangedPages(before, after, changedExports),
    ...changedSheets.pages,
    ...listPagesOfFiles(before, after),
    ...changedListedPages,
    ...findChangedRows(listBuiltPages(before), listBuiltPages(after), "path"),
  ];
  const changedTexts = findChangedTexts(before, after);
  return {
    pages: [
      ...listUpdatedPages(after, [...pages, ...changedTexts.pages]),
      ...describeFrameChange(before, after, changedExports),
    ],
    documents: [
      ...[...changedSheets.titles, ...changedTexts.documents].map((title) => `${title} (PDF)`),
      ...findChangedFiles(changedExports),
    ],
  };
}

function findChangedExports(before: SiteModules, after: SiteModules): Map<string, Set<string>> {
  const changedNames = new Map<string, Set<string>>();
  for (const [path, module] of after.modules) {
    const previousModule = before.modules.get(path);
    if (previousModule === module) continue;
    const [previousDigests, digests] = [digestExports(previousModule), digestExports(module)];
    const names = [...new Set([...previousDigests.keys(), ...digests.keys()])].filter(
      (name) => previousDigests.get(name) !== digests.get(name),
    );
    if (names.length > 0) changedNames.set(path, new Set(names));
  }
  return changedNames;
}

/** Finds the addresses of pages that show a changed value; for `/registro-promociones/@slug`, only of changed rows. */
function findChangedPages(
  before: SiteModules,
  after: SiteModules,
  changedNames: ReadonlyMap<string, Set<string>>,
): string[] {
  return readPageImports(after.root).flatMap(({ address, imports }) => {
    const changedUses = imports.filter((use) => isChangedUse(before, after, { changedNames, use }));
    if (changedUses.length === 0) return [];
    if (!address.includes("@")) return [address];
    return changedUses.flatMap(({ path, name }) =>
      findChangedRows(before.modules.get(path)?.[name], after.modules.get(path)?.[name], "path"),
    );
  });
}

type ChangedUse = { changedNames: ReadonlyMap<string, Set<string>>; use: ContentUse };

/** Whether a value that a page imports has changed, or the result of a function that it calls. */
function isChangedUse(before: SiteModules, after: SiteModules, { changedNames, use }: ChangedUse): boolean {
  return use.args === undefined
    ? (changedNames.get(use.path)?.has(use.name) ?? false)
    : callExport(before, use) !== callExport(after, use);
}

/** Calls an export, to compare its result; undefined if the call fails. */
function callExport({ modules }: SiteModules, { path, name, args = [] }: ContentUse): string | undefined {
  return attempt(() => {
    const calledFunction = modules.get(path)?.[name] as (...callArguments: readonly unknown[]) => unknown;
    const argumentValues = args.map((each) =>
      "value" in each
        ? each.value
        : each.steps.reduce<unknown>(
            (value, step) => (value as Record<string, unknown>)[step],
            modules.get(each.path)?.[each.name],
          ),
    );
    return serializePlain(calledFunction(...argumentValues));
  });
}

/**
 * Content of all benefit guides and registrations, for comparison, because `digestExports` skips functions with
 * parameters, such as `buildGuidePage`. Undefined if the content does not load.
 */
const listBuiltPages = (site: SiteModules): unknown =>
  attempt(() => {
    const { guides, buildGuidePage } = getModule(site, "src/content/guides/guides.ts");
    const { buildRegistryPage } = getModule(site, "src/content/registry/registry-pages.ts");
    const { registryEntries } = getModule(site, "src/content/registry/registry.ts");
    return [
      ...guides.map(({ benefitId }) => buildGuidePage(benefitId)),
      ...registryEntries.map((entry) => ({ path: entry.path, page: buildRegistryPage(entry) })),
    ];
  });

function findChangedFiles(changedNames: ReadonlyMap<string, Set<string>>): string[] {
  return otherFiles
    .filter(({ madeOf }) => madeOf.some(({ path, name }) => changedNames.get(path)?.has(name)))
    .map(({ label }) => label);
}

function findChangedRows(before: unknown, after: unknown, field: string): string[] {
  const previousRows = groupRowsBy(before, field);
  return [...groupRowsBy(after, field)].flatMap(([key, text]) => (previousRows.get(key) === text ? [] : [key]));
}

function groupRowsBy(rows: unknown, field: string): Map<string, string> {
  if (!Array.isArray(rows)) return new Map();
  return new Map(
    rows.flatMap((row) => {
      const key = (row as Record<string, unknown> | null)?.[field];
      return typeof key === "string" ? [[key, JSON.stringify(row)] as const] : [];
    }),
  );
}

/**
 * Finds the pages of registrations whose fact sheet (PDF) changed, and the titles of changed sheets that the build
 * makes.
 */
function findChangedSheets(before: SiteModules, after: SiteModules) {
  const [previous, current] = [
    getModule(before, "src/content/registry/documents/registry-documents.ts"),
    getModule(after, "src/content/registry/documents/registry-documents.ts"),
  ];
  const ids = new Set(
    (["registryFactSheets", "registryIndexDocuments"] as const).flatMap((name) =>
      findChangedRows(previous[name], current[name], "id"),
    ),
  );
  const titles = [...current.registryFactSheets, ...current.registryIndexDocuments]
    .filter(({ id }) => ids.has(id) && current.findRegistryDocument({ id }).kind === "built")
    .map(({ title }) => title);
  const { registryEntries } = getModule(after, "src/content/registry/registry.ts");
  return { titles, pages: registryEntries.flatMap(({ id, path }) => (ids.has(id) ? [path] : [])) };
}

/** Lists the addresses of pages with a document whose own file was set, replaced or removed. */
function listPagesOfFiles(before: SiteModules, after: SiteModules): string[] {
  const [previous, current] = [
    getModule(before, "src/content/documents/own-documents.ts").ownDocuments,
    getModule(after, "src/content/documents/own-documents.ts").ownDocuments,
  ];
  return [...getModule(after, "src/content/documents/replaceable-documents.ts").replaceableDocuments].flatMap(
    ([address, { id }]) =>
      JSON.stringify(previous[id]) === JSON.stringify(current[id]) ? [] : (address.split("#")[0] ?? []),
  );
}

/**
 * Finds the pages and documents of legal texts whose HTML differs. Only drafts can differ, because published versions
 * are frozen.
 */
function findChangedTexts(before: SiteModules, after: SiteModules) {
  const [previous, current] = [
    getModule(before, "src/content/legal/legal-texts.ts").legalTexts,
    getModule(after, "src/content/legal/legal-texts.ts").legalTexts,
  ];
  const { findLegalDocument } = getModule(after, "src/content/documents/own-documents.ts");
  const changedTexts = current.filter((text) => joinHtml(text) !== joinHtml(previous.find(({ id }) => id === text.id)));
  return {
    pages: changedTexts.flatMap(({ textPath, pdfPagePath }) => [textPath, ...(pdfPagePath ? [pdfPagePath] : [])]),
    documents: changedTexts
      .filter((text) => findLegalDocument(text).kind === "built")
      .map(({ versions: [{ title }] }) => title),
  };
}

const joinHtml = (text: LegalText | undefined) => text?.versions.map(({ html }) => html).join("\n");

function listUpdatedPages(after: SiteModules, addresses: readonly string[]): Impact["pages"] {
  const wantedPaths = new Set(addresses);
  const { sitePages, getNavLabel } = getModule(after, "src/content/site/site-map/site-map.ts");
  return sitePages
    .filter(({ path }) => wantedPaths.has(path))
    .map((page) => ({ label: getNavLabel(page), page: page.path }));
}

/** Describes a change of the header, footer or head as a single entry for all pages. */
function describeFrameChange(
  before: SiteModules,
  after: SiteModules,
  changedNames: ReadonlyMap<string, Set<string>>,
): Impact["pages"] {
  const changedUses = readLayoutImports(after.root).filter((use) => isChangedUse(before, after, { changedNames, use }));
  const files = [...new Set(changedUses.map(({ path }) => basename(path, ".ts")))];
  return files.length > 0 ? [{ label: "Encabezado o pie de todas las páginas", page: "/" }] : [];
}
