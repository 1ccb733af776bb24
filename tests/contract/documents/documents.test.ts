import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { connectionManual, connectionManualFile } from "#content/apn/apn-manual.ts";
import { findLegalDocument } from "#content/documents/own-documents.ts";
import { arcoRequestForm, quoteArcoTerms } from "#content/legal/arco-form.ts";
import { type LegalText, legalTexts } from "#content/legal/legal-texts.ts";
import { legalFeed } from "#content/legal/library/legal-feed-copy.ts";
import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { formatVersionLabel, formatVersionWithDate } from "#content/legal/versions/legal-version.ts";
import {
  findRegistryDocument,
  registryFactSheets,
  registryIndexDocuments,
} from "#content/registry/documents/registry-documents.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { findBuiltPage, getDiskPath, measureTransferBytes, readBuiltText } from "../support/built-site.ts";
import { builtPdfs, runOnEachDocument, runPopplerTool } from "../support/poppler.ts";

const built = legalTexts.flatMap((text: LegalText) => {
  const document = findLegalDocument(text);
  return document.kind === "built"
    ? [{ path: document.path, textPath: text.textPath, current: findVersionInForce(text.versions, buildDay) }]
    : [];
});

test("there is a document for every text, registration, index page, form and manual, and no other", () => {
  const sheets = [...registryFactSheets, ...registryIndexDocuments].map(findRegistryDocument);
  const versions = legalTexts.flatMap((text: LegalText) =>
    text.versions.map(({ version }) => findLegalDocument(text, version)),
  );
  const namedPaths = [...sheets, ...versions].flatMap((document) => (document.kind === "built" ? [document.path] : []));
  const others = [`/documentos/${arcoRequestForm.id}.pdf`, connectionManualFile.path];
  expect(builtPdfs.toSorted()).toEqual([...namedPaths, ...others].toSorted());
});

test("every document opens, and is tagged, titled, in Mexican Spanish and declared as PDF/UA-1", async () => {
  const documents = await runOnEachDocument('pdfinfo "$file" && pdfinfo -meta "$file"');
  const violations = documents.flatMap(({ file, output: info }) => {
    const found = {
      "is not tagged": /^Tagged: +yes$/m.test(info),
      "has no title": /^Title: +\S/m.test(info),
      "has no author": /^Author: +\S/m.test(info),
      "is not in es-MX": /<rdf:li>es-MX<\/rdf:li>/.test(info),
      "is not PDF/UA-1": /<pdfuaid:part>1<\/pdfuaid:part>/.test(info),
      "runs script": /^JavaScript: +no$/m.test(info),
    };
    return Object.entries(found).flatMap(([problem, isRight]) => (isRight ? [] : [`${file} ${problem}`]));
  });
  expect(violations).toEqual([]);
});

test("in every document, each part is a block, because text outside a paragraph would run into its neighbours", async () => {
  const violations = (await runOnEachDocument('pdfinfo -struct "$file" 2>/dev/null')).flatMap(({ file, output }) => {
    const parts = output.match(/^ {2}[A-Z].*/gm) ?? [`${file} has no tags (inline)`];
    return parts.filter((part) => part.includes("(inline)")).map((part) => `${file}: ${part.trim()}`);
  });
  expect(violations).toEqual([]);
});

test("every document embeds its fonts, and these are the brand's", async () => {
  const violations = (await runOnEachDocument('pdffonts "$file"')).flatMap(({ file, output }) => {
    const [, , ...rows] = output.trimEnd().split("\n");
    const isRight = (row: string) => /^[A-Z]{6}\+wim(Figtree|Bricolage)-/.test(row) && / yes yes yes /.test(row);
    return rows.length > 0 ? rows.filter((row) => !isRight(row)).map((row) => `${file}: ${row}`) : [`${file}: no text`];
  });
  expect(violations).toEqual([]);
});

/** Command arguments for the text area of a page, in points, without header and footer. */
const body = ["-r", "72", "-x", "0", "-y", "80", "-W", "612", "-H", "645"];

/** Reads the words in file order. */
const listWords = async (path: string) =>
  withoutSpaces(await runPopplerTool("pdftotext", "-raw", ...body, getDiskPath(path), "-"));

/** Reads the words in tag order, as a screen reader does. Poppler takes seconds for this. */
async function readTaggedWords(path: string): Promise<string> {
  const lines = (await runPopplerTool("pdfinfo", "-struct-text", getDiskPath(path))).split("\n");
  return withoutSpaces(lines.map((line) => /^ *"(.*)"$/.exec(line)?.[1] ?? "").join(""));
}

/** Reads the tags of headings, list items and tables after the table of contents. */
async function listTags(path: string): Promise<string[]> {
  const tags: string[] | null = (await runPopplerTool("pdfinfo", "-struct", getDiskPath(path))).match(
    /(?<=^ *)[A-Z][A-Za-z0-9]*/gm,
  );
  return (tags ?? []).slice(tags?.lastIndexOf("TOCI")).filter((tag) => ["H2", "H3", "LI", "Table"].includes(tag));
}

async function listBookmarks(path: string): Promise<string[]> {
  const xml = await runPopplerTool("pdftohtml", "-xml", "-i", "-stdout", getDiskPath(path));
  return parse(xml)
    .querySelectorAll("outline item")
    .map(({ text }) => withoutSpaces(text));
}

const withoutSpaces = (text: string) => text.replace(/[\s\u00a0]+/g, "");

/**
 * Finds the first difference between the texts of a document and a page, each with context; undefined if they are
 * equal.
 */
function difference(document: string, page: string): string | undefined {
  if (document === page) return undefined;
  const at = document.split("").findIndex((_, index) => document[index] !== page[index]);
  const from = at < 0 ? document.length : at;
  const around = (text: string) => text.slice(Math.max(0, from - 40), from + 60);
  return `the document says …${around(document)}… and the page …${around(page)}…`;
}

/** Reads a legal text on its page: its words, its tags, its clause headings and its table headers. */
function textOn(textPath: string) {
  const clauses = findBuiltPage(textPath)
    .root.querySelectorAll("h2[id], h3[id]")
    .filter((heading) => heading.querySelector("[data-number]"));
  // Goes two levels up, because the first clause's heading shares a wrapper with its button.
  const element = clauses[0]?.parentNode?.parentNode;
  if (!element) throw new Error(`${textPath} has no clauses`);
  // Removes the table's caption, which only the page has, and which repeats its clause's title.
  const asPrinted = parse(element.outerHTML);
  for (const caption of asPrinted.querySelectorAll("caption")) caption.remove();
  const parts = element.querySelectorAll("h2, h3, li, table").map(({ rawTagName }) => rawTagName.toLowerCase());
  return {
    words: withoutSpaces(asPrinted.text),
    parts,
    headings: clauses.map(({ text }) => withoutSpaces(text)),
    columns: element.querySelectorAll("thead").map(({ text }) => text),
  };
}

test.each(built)("$path has the text of $textPath, in the same order", async ({ path, textPath, current }) => {
  const { words, parts, headings, columns } = textOn(textPath);
  // Column names are repeated on every page of a table.
  const once = (text: string) => columns.map(withoutSpaces).reduce((rest, names) => rest.replaceAll(names, ""), text);
  const document = await listWords(path);
  expect(difference(once(document).slice(-once(words).length), once(words))).toBeUndefined();
  for (const sentence of current.summary) expect(document).toContain(withoutSpaces(sentence));
  expect(document).toContain(withoutSpaces(formatVersionWithDate(current)));
  const page = withoutSpaces(findBuiltPage(textPath).root.querySelector("main")?.text ?? "");
  const { name, since } = formatVersionLabel(current);
  expect(page).toContain(withoutSpaces(name + since));
  for (const notice of [legalPageCopy.draft, legalPageCopy.incomplete].flatMap(Object.values).map(withoutSpaces))
    expect([notice, document.includes(notice)]).toEqual([notice, page.includes(notice)]);
  expect((await listTags(path)).map((tag) => tag.toLowerCase())).toEqual(parts);
  expect(await listBookmarks(path)).toEqual(headings);
});

test("the order of a document's tags is the order of its words", { timeout: 60_000 }, async () => {
  const [shortest] = built.toSorted((a, b) => measureTransferBytes(a.path) - measureTransferBytes(b.path));
  if (!shortest) throw new Error("no document is built from a text");
  const { words } = textOn(shortest.textPath);
  expect(difference((await readTaggedWords(shortest.path)).slice(-words.length), words)).toBeUndefined();
});

test("the feed is Atom", () => {
  expect(readBuiltText(legalFeed.path)).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
});

test("the form states the terms and costs of its page, and the manual has the instructions of its page", async () => {
  const { values, checks, guides } = connectionManual;
  const steps = guides.flatMap((guide) =>
    guide.steps.flatMap(({ heading, path = [], text = [] }) => [heading, ...path, ...text]),
  );
  const sharedTexts = {
    [`/documentos/${arcoRequestForm.id}.pdf`]: ["/derechos-arco", quoteArcoTerms()],
    [connectionManualFile.path]: [
      "/manual-de-conexion-apn",
      [...values.rows.map(({ value }) => value), ...checks.items.map(({ text }) => text), ...steps],
    ],
  } as const;
  for (const [path, [page, texts]] of Object.entries(sharedTexts)) {
    const document = await listWords(path);
    const read = withoutSpaces(findBuiltPage(page).root.querySelector("main")?.text ?? "");
    expect(texts.length).toBeGreaterThan(8);
    for (const text of texts.map(withoutSpaces))
      expect([text, document.includes(text), read.includes(text)]).toEqual([text, true, true]);
  }
  // The form states no terms besides those that it quotes.
  const [intro, ...parts] = [
    arcoRequestForm.intro,
    ...arcoRequestForm.parts.flatMap(({ fields }) => fields.map(({ hint = "" }) => hint)),
  ];
  expect([intro, ...parts].filter((words) => /d[ií]as? h[áa]bil|ampli/.test(words ?? ""))).toEqual([]);
});

const builtTables = registryIndexDocuments.filter((document) => findRegistryDocument(document).kind === "built");

test.each(builtTables)("the document of /$id contains all its rows, and so does its page", async ({ id, tables }) => {
  const document = await listWords(`/documentos/${id}.pdf`);
  const page = withoutSpaces(findBuiltPage(`/${id}`).root.querySelector("main")?.text ?? "");
  for (const cell of tables.flatMap(({ rows }) => rows.flat())) {
    expect(document).toContain(withoutSpaces(cell));
    for (const part of cell.split(", ")) expect(page).toContain(withoutSpaces(part));
  }
});
