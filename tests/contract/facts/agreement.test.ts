/** Tests that all pages, documents and files for programs agree on each fact that they state: see claim-table.ts. */
import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { findLegalDocument } from "#content/documents/own-documents.ts";
import { type LegalText, legalTexts } from "#content/legal/legal-texts.ts";
import { namedPromotions, numberedPromotions } from "#content/registry/registry.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { findVersionInForce } from "#domain/legal/version-in-force.ts";
import { builtPages, findBuiltPage, readBuiltText } from "../support/built-site.ts";
import { claims } from "../support/claim-table.ts";
import { findContradictions, statesClaim } from "../support/claims.ts";
import { readStructuredData } from "../support/page-data.ts";
import { runOnEachDocument } from "../support/poppler.ts";

/**
 * Pages whose statements stay as of their day: notices, registered promotions, and published versions of legal texts.
 */
const kept = new Set([
  "/avisos",
  ...[...namedPromotions, ...numberedPromotions].flatMap(({ id, path }) => [path, `/documentos/${id}.pdf`]),
  ...legalTexts.flatMap((text) => [
    ...(findVersionInForce(text.versions, buildDay).published ? [text.textPath] : []),
    ...text.versions.flatMap(({ version, published }) => (published ? listDocuments(text, version) : [])),
  ]),
]);

function listDocuments(text: LegalText, version: string): string[] {
  const document = findLegalDocument(text, version);
  return document.kind === "built" ? [document.path] : [];
}

/** Reads the words of an element, one block per line. */
function listWords(element: HTMLElement | null): string {
  const copy = parse(element?.outerHTML ?? "");
  for (const part of copy.querySelectorAll("script, style, template, svg")) part.remove();
  return copy.structuredText;
}

/** Lists all texts of JSON data, one per line. */
function textsIn(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(textsIn).join("\n") : "";
}

/** Reads the site's texts by address; a page's description and its structured data are separate texts. */
async function readTexts(): Promise<Map<string, string>> {
  const pages = builtPages.flatMap(({ address, root }): [string, string][] => [
    [address, listWords(root.querySelector("main"))],
    [`${address} (description)`, root.querySelector("meta[name=description]")?.getAttribute("content") ?? ""],
    [`${address} (data)`, textsIn(readStructuredData(root))],
  ]);
  const { pages: found }: { pages: { path: string }[] } = JSON.parse(readBuiltText("/busqueda.json"));
  const documents = await runOnEachDocument('pdftotext "$file" -');
  const files: [string, string][] = [
    ["footer", listWords(findBuiltPage("/").root.querySelector("footer"))],
    ["/llms.txt", readBuiltText("/llms.txt")],
    ["/busqueda.json", textsIn(found.filter(({ path }) => !kept.has(path)))],
    // Line breaks in a document depend only on the width of the paper.
    ...documents.map(({ file, output }): [string, string] => [file, output.replaceAll(/\s+/g, " ")]),
  ];
  return new Map([...pages, ...files].filter(([place]) => !kept.has(place.replace(/ \(.*/, ""))));
}

const texts = await readTexts();

/** The built documents of the version in force, by their legal text's page; they must state what the page states. */
const documentsByPage = new Map(
  legalTexts.map((text) => [
    text.textPath as string,
    listDocuments(text, findVersionInForce(text.versions, buildDay).version),
  ]),
);

test.each(claims)("$title: no page, document or file states another value", (claim) => {
  const violations = [...texts].flatMap(([place, text]) =>
    findContradictions(claim, text).map((excerpt) => `${place}: ${excerpt}`),
  );
  expect(violations, `by the content: ${claim.agreed.join(", ") || "nothing"}`).toEqual([]);
});

test.each(claims)("$title: every place that must state it does so", (claim) => {
  const places = claim.places.flatMap((place) => [place, ...(documentsByPage.get(place) ?? [])]);
  const missing = places.filter((place) => !kept.has(place) && !statesClaim(claim, texts.get(place) ?? ""));
  expect(missing).toEqual([]);
});
