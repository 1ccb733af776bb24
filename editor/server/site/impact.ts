/** Finds the pages, documents and other files that a change of a list will update, before the change is written. */
import { basename } from "node:path";
import type { LegalText } from "#content/legal/legal-texts.ts";
import type { SitePage } from "#content/site/site-map/site-page.ts";
import type { Impact } from "#editor/api/api.ts";
import { type ImportedName, readLayoutImports, readPageImports } from "./page-imports.ts";
import { digestExports, type SiteModules } from "./site-modules.ts";

const modulePaths = {
  registryDocuments: "src/content/registry/registry-documents.ts",
  registry: "src/content/registry/registry.ts",
  legalTexts: "src/content/legal/legal-texts.ts",
  knownDocuments: "src/content/documents/replaceable-documents.ts",
  ownDocuments: "src/content/documents/own-documents.ts",
  siteMap: "src/content/site/site-map/site-map.ts",
  siteIndex: "src/content/site/site-map/site-index.ts",
  llms: "src/content/site/llms.ts",
  registryData: "src/content/registry/registry-json.ts",
  arcoForm: "src/content/legal/arco-form.ts",
  apnManual: "src/content/apn/apn-manual.ts",
  guides: "src/content/guides/guides.ts",
} as const;

type Modules = {
  registryDocuments: typeof import("#content/registry/registry-documents.ts");
  registry: typeof import("#content/registry/registry.ts");
  legalTexts: typeof import("#content/legal/legal-texts.ts");
  knownDocuments: typeof import("#content/documents/replaceable-documents.ts");
  ownDocuments: typeof import("#content/documents/own-documents.ts");
  siteMap: typeof import("#content/site/site-map/site-map.ts");
  siteIndex: typeof import("#content/site/site-map/site-index.ts");
  llms: typeof import("#content/site/llms.ts");
  registryData: typeof import("#content/registry/registry-json.ts");
  arcoForm: typeof import("#content/legal/arco-form.ts");
  apnManual: typeof import("#content/apn/apn-manual.ts");
  guides: typeof import("#content/guides/guides.ts");
};

const nameExport = <Name extends keyof Modules>(module: Name, name: keyof Modules[Name] & string): ImportedName => ({
  path: modulePaths[module],
  name,
});

/** Files other than the PDFs of legal texts and registrations. `madeOf`: the exports from which the file is made. */
const otherFiles: readonly { label: string; madeOf: readonly ImportedName[] }[] = [
  { label: "Formato de solicitud de derechos ARCO (PDF)", madeOf: [nameExport("arcoForm", "quoteArcoTerms")] },
  { label: "Manual de conexión APN (PDF)", madeOf: [nameExport("apnManual", "connectionManual")] },
  {
    label: "Resumen del sitio para asistentes de IA (llms.txt)",
    madeOf: [
      nameExport("llms", "llmsCopy"),
      nameExport("siteIndex", "listMainPageLinks"),
      nameExport("siteIndex", "listOtherPageGroups"),
    ],
  },
  {
    label: "Registro para programas (registro.json y el JSON de cada membresía que cambia)",
    madeOf: [nameExport("registryData", "buildRegistryJson")],
  },
];

function getModule<Name extends keyof Modules>({ modules }: SiteModules, name: Name): Modules[Name] {
  const module = modules.get(modulePaths[name]);
  if (!module) throw new RangeError(`no module ${modulePaths[name]}`);
  return module as Modules[Name];
}

/** @returns the updated pages in the order of the site map, and the updated documents and other files. */
export function computeImpact(before: SiteModules, after: SiteModules): Omit<Impact, "todos"> {
  const changed = findChangedExports(before, after);
  if (changed.size === 0) return { pages: [], documents: [] };
  const sheets = findChangedSheets(before, after);
  const listed = findChangedRows(getModule(before, "siteMap").sitePages, getModule(after, "siteMap").sitePages, "path");
  const shown = pagesOfFiles(before, after);
  const guides = findChangedRows(guidePages(before), guidePages(after), "path");
  const pages = [...findChangedPages(before, after, changed), ...sheets.pages, ...shown, ...listed, ...guides];
  const legal = findChangedTexts(before, after);
  return {
    pages: [...pageConsequences(after, [...pages, ...legal.pages]), ...frameConsequence(after, changed)],
    documents: [
      ...[...sheets.titles, ...legal.documents].map((title) => `${title} (PDF)`),
      ...findChangedFiles(changed),
    ],
  };
}

/** Names of the exports whose values differ, by the module's path. */
function findChangedExports(before: SiteModules, after: SiteModules): Map<string, Set<string>> {
  const changed = new Map<string, Set<string>>();
  for (const [path, module] of after.modules) {
    const old = before.modules.get(path);
    if (old === module) continue;
    const [was, is] = [digestExports(old), digestExports(module)];
    const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name));
    if (names.length > 0) changed.set(path, new Set(names));
  }
  return changed;
}

/** Addresses of the pages that show a changed value; for `/registro-promociones/@slug`, only those of changed rows. */
function findChangedPages(
  before: SiteModules,
  after: SiteModules,
  changed: ReadonlyMap<string, Set<string>>,
): string[] {
  return readPageImports(after.root).flatMap(({ address, imports }) => {
    const shown = imports.filter(({ path, name }) => changed.get(path)?.has(name));
    if (shown.length === 0) return [];
    if (!address.includes("@")) return [address];
    return shown.flatMap(({ path, name }) =>
      findChangedRows(before.modules.get(path)?.[name], after.modules.get(path)?.[name], "path"),
    );
  });
}

/**
 * Content of all benefit guides, to be compared: `digestExports` skips functions with parameters, such as
 * `buildGuidePage`. Undefined if the content does not load.
 */
function guidePages({ modules }: SiteModules): unknown {
  const module = modules.get(modulePaths.guides) as Modules["guides"] | undefined;
  return module?.guides.map(({ benefitId }) => module.buildGuidePage(benefitId));
}

function findChangedFiles(changed: ReadonlyMap<string, Set<string>>): string[] {
  return otherFiles
    .filter(({ madeOf }) => madeOf.some(({ path, name }) => changed.get(path)?.has(name)))
    .map(({ label }) => label);
}

/** Keys of the new and the changed rows. The key of a row is its value of `field`. */
function findChangedRows(before: unknown, after: unknown, field: string): string[] {
  const old = rowsBy(before, field);
  return [...rowsBy(after, field)].flatMap(([key, text]) => (old.get(key) === text ? [] : [key]));
}

function rowsBy(rows: unknown, field: string): Map<string, string> {
  if (!Array.isArray(rows)) return new Map();
  return new Map(
    rows.flatMap((row) => {
      const key = (row as Record<string, unknown> | null)?.[field];
      return typeof key === "string" ? [[key, JSON.stringify(row)] as const] : [];
    }),
  );
}

/** Pages of the registrations whose fact sheet (PDF) changed, and titles of the changed sheets that the build makes. */
function findChangedSheets(before: SiteModules, after: SiteModules) {
  const [was, is] = [getModule(before, "registryDocuments"), getModule(after, "registryDocuments")];
  const ids = new Set(
    (["registryFactSheets", "registryIndexDocuments"] as const).flatMap((name) =>
      findChangedRows(was[name], is[name], "id"),
    ),
  );
  const titles = [...is.registryFactSheets, ...is.registryIndexDocuments]
    .filter(({ id }) => ids.has(id) && is.findRegistryDocument({ id }).kind === "built")
    .map(({ title }) => title);
  const { registryEntries } = getModule(after, "registry");
  return { titles, pages: registryEntries.flatMap(({ id, path }) => (ids.has(id) ? [path] : [])) };
}

/** Addresses of the pages with a document whose own file was set, replaced or removed. */
function pagesOfFiles(before: SiteModules, after: SiteModules): string[] {
  const [was, is] = [getModule(before, "ownDocuments").ownDocuments, getModule(after, "ownDocuments").ownDocuments];
  return [...getModule(after, "knownDocuments").replaceableDocuments].flatMap(([address, { id }]) =>
    JSON.stringify(was[id]) === JSON.stringify(is[id]) ? [] : (address.split("#")[0] ?? []),
  );
}

/**
 * Pages and documents of the legal texts whose HTML differs. Only drafts can differ, because published versions are
 * frozen.
 */
function findChangedTexts(before: SiteModules, after: SiteModules) {
  const [was, is] = [getModule(before, "legalTexts").legalTexts, getModule(after, "legalTexts").legalTexts];
  const { findLegalDocument } = getModule(after, "ownDocuments");
  const changed = is.filter((text) => joinHtml(text) !== joinHtml(was.find(({ id }) => id === text.id)));
  return {
    pages: changed.flatMap(({ readAt, shownAt }) => [readAt, ...(shownAt ? [shownAt] : [])]),
    documents: changed
      .filter((text) => findLegalDocument(text).kind === "built")
      .map(({ versions: [{ title }] }) => title),
  };
}

const joinHtml = (text: LegalText | undefined) => text?.versions.map(({ html }) => html).join("\n");

function pageConsequences(after: SiteModules, addresses: readonly string[]): Impact["pages"] {
  const wanted = new Set(addresses);
  const { sitePages, getNavLabel } = getModule(after, "siteMap");
  const isShown = ({ path, published }: SitePage) => published && wanted.has(path);
  return sitePages.filter(isShown).map((page) => ({ label: getNavLabel(page), page: page.path }));
}

/** A single entry that represents all pages, if the header, footer or head changes. */
function frameConsequence({ root }: SiteModules, changed: ReadonlyMap<string, Set<string>>): Impact["pages"] {
  const shown = readLayoutImports(root).filter(({ path, name }) => changed.get(path)?.has(name));
  const files = [...new Set(shown.map(({ path }) => basename(path, ".ts")))];
  return files.length > 0 ? [{ label: "Encabezado o pie de todas las páginas", page: "/" }] : [];
}
