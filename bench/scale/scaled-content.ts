/** The sources of an enlarged copy of today's site: copies of real content, with realistic costs. */
import { formatDataModule, parseDataModule } from "../../src/content/forms/data-module.ts";
import { planIds } from "../../src/domain/plans/plan.ts";

export type SourceFile = { path: string; text: string };

export type Scale = {
  /** Total number of registry documents, each with its page; at least today's number. */
  documentCount: number;
  /** Factor by which today's legal texts, pages and questions are multiplied. */
  textCount: number;
};

/** Pages that are not copied, such as lists, which grow anyway, and the form, which the server renders. */
const uncopiedFolders = [
  "_componentes",
  "_error",
  "buscar",
  "formulario",
  "legal",
  "mapa-del-sitio",
  "preguntas-frecuentes",
  "registro-membresias",
  "registro-promociones",
  "registro-tarifas-vigentes",
  "regular-test",
];

const formatCopySuffix = (copy: number) => `-copia-${copy}`;
const createRange = (length: number, from = 0) => Array.from({ length }, (_, index) => from + index);

/**
 * Replaces a passage that occurs once.
 *
 * @throws {Error} if the passage does not occur exactly once: the content was rewritten, so this code must be adapted.
 */
function replaceOnce({ path, text }: SourceFile, place: string, replacement: string): SourceFile {
  const [before = "", after, ...more] = text.split(place);
  if (after === undefined || more.length > 0)
    throw new Error(`${path} has «${place}» ${after === undefined ? "nowhere" : "more than once"}: see bench/scale`);
  return { path, text: `${before}${replacement}${after}` };
}

/**
 * Extends the registry to this total number of documents. The shares of memberships, promotions with a number and
 * promotions with a name stay those of today.
 */
export function scaleRegistry(
  registry: SourceFile,
  promotions: { count: number; reader: SourceFile },
  documents: number,
): SourceFile[] {
  const rows = parseDataModule(registry.text) as { memberships: object[]; promotions: object[] };
  const currentCounts = {
    memberships: rows.memberships.length,
    numbered: rows.promotions.length,
    named: promotions.count,
  };
  const factor = documents / (currentCounts.memberships + currentCounts.numbered + currentCounts.named);
  const memberships = createRange(
    Math.round(currentCounts.memberships * factor) - currentCounts.memberships,
    3_000_000,
  );
  const rowNumbers = createRange(Math.round(currentCounts.numbered * factor) - currentCounts.numbered, 4_000_000);
  const namedPromotionCount =
    documents - Math.round(currentCounts.memberships * factor) - Math.round(currentCounts.numbered * factor);
  const scaledFiles = {
    ...rows,
    memberships: [
      ...memberships.map((number) => ({ number, plan: planIds[number % planIds.length] })),
      ...rows.memberships,
    ],
    promotions: [...rowNumbers.map((number) => ({ number })), ...rows.promotions],
  };
  const copies = `Array.from({ length: ${Math.ceil(namedPromotionCount / currentCounts.named)} }, (_, copy) =>
  promotionRows.map((row) => copy === 0 ? row : { ...row, slug: \`\${row.slug}-copia-\${copy}\`, name: \`\${row.name}, \${copy}\` }),
).flat().slice(0, ${namedPromotionCount})`;
  return [
    { ...registry, text: formatDataModule(scaledFiles) },
    replaceOnce(promotions.reader, "= promotionRows.map(buildPromotion)", `= ${copies}.map(buildPromotion)`),
  ];
}

/** Repeats every question; each copy has its own address. */
export function scaleQuestions(faq: SourceFile, times: number): SourceFile {
  const renamedFile = replaceOnce(
    faq,
    "export const faqGroups: readonly FaqGroup[] =",
    "const ownGroups: readonly FaqGroup[] =",
  );
  const text = `${renamedFile.text}
export const faqGroups: readonly FaqGroup[] = Array.from({ length: ${times} }, (_, copy) =>
  ownGroups.map((group) => copy === 0 ? group : {
    ...group,
    id: \`\${group.id}-copia-\${copy}\`,
    questions: group.questions.map((question) => ({ ...question, id: \`\${question.id}-copia-\${copy}\` })),
  }),
).flat();
`;
  return { ...renamedFile, text };
}

/** Repeats the files of every legal text, and their rows in the table of legal texts. */
export function scaleLegalTexts(table: SourceFile, texts: readonly SourceFile[], times: number): SourceFile[] {
  const rows = [...table.text.matchAll(/^ {2}\{\n {4}id: "[\s\S]*?^ {2}\},\n/gm)].map(([row]) => row);
  if (rows.length === 0) throw new Error(`${table.path} has no rows that could be copied: see bench/scale`);
  const copies = createRange(times - 1, 1).map((copy) => ({
    files: texts.map(({ path, text }) => ({ path: path.replace(/(\/[^/]+)$/, `${formatCopySuffix(copy)}$1`), text })),
    rows: rows.map((row) => row.replaceAll(/((?:id|textPath|pdfPagePath): "[^"]+)"/g, `$1${formatCopySuffix(copy)}"`)),
  }));
  const tableStart = "export const legalTextRows = [\n";
  const scaledTable = replaceOnce(table, tableStart, tableStart + copies.flatMap((copy) => copy.rows).join(""));
  return [scaledTable, ...copies.flatMap(({ files }) => files)];
}

/** Gets the name of a page's folder in `src/pages`; empty if the page is not copied. */
const getPageFolder = ({ path }: SourceFile) => {
  const [, folder = ""] = /^src\/pages\/([^/@]+)\/[^/]+$/.exec(path) ?? [];
  return uncopiedFolders.includes(folder) ? "" : folder;
};

/** Repeats every copied page at a new address, and adds the copies to the site map. */
export function scalePages(
  siteMap: SourceFile,
  pages: readonly SourceFile[],
  legalIds: readonly string[],
  times: number,
): SourceFile[] {
  const copiedPages = pages.filter((file) => getPageFolder(file) !== "");
  const folders = new Set(copiedPages.map(getPageFolder));
  const files = createRange(times - 1, 1).flatMap((copy) =>
    copiedPages.map((file) => ({
      path: file.path.replace(
        `src/pages/${getPageFolder(file)}/`,
        `src/pages/${getPageFolder(file)}${formatCopySuffix(copy)}/`,
      ),
      // The parts of a page are not copied, because a copy uses the original's parts.
      text: legalIds.reduce(
        (text, id) => text.replaceAll(`id="${id}"`, `id="${id}${formatCopySuffix(copy)}"`),
        file.text.replaceAll(/ from "\.\//g, ` from "#pages/${getPageFolder(file)}/`),
      ),
    })),
  );
  const ownPages = replaceOnce(
    siteMap,
    "export const sitePages: readonly SitePage[] =",
    "const ownPages: readonly SitePage[] =",
  );
  const indexStart = "const pagesByPath = ";
  const copyCode = `const copiedFolders: readonly string[] = ${JSON.stringify([...folders])};
export const sitePages: readonly SitePage[] = [
  ...ownPages,
  ...Array.from({ length: ${times - 1} }, (_, index) =>
    ownPages
      .filter(({ path }) => copiedFolders.includes(path === "/" ? "index" : path.slice(1)))
      .map((page): SitePage => ({
        ...page,
        path: \`\${page.path === "/" ? "/index" : page.path}-copia-\${index + 1}\`,
        title: \`\${page.title} \${index + 1}\`,
        lists: page.lists.filter((list) => list === "main" || list === "legal"),
      })),
  ).flat(),
];

`;
  return [replaceOnce(ownPages, indexStart, copyCode + indexStart), ...files];
}
