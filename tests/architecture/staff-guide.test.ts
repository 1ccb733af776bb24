import { basename } from "node:path";
import type { Element, RootContent } from "hast";
import { expect, test } from "vitest";
import { type FormSchema, toFormSchema } from "#content/forms/check/path-label.ts";
import { editableLists } from "#content/forms/editable-lists.ts";
import { findLongSentences, listStyleViolationMessages } from "#domain/text/wording.ts";
import { readGuidePage } from "#editor/guide/read-guide-page.ts";
import { codeFiles, isTestPath, listFiles, readSource } from "./source.ts";

const folder = "editor/guide";
const pages = listFiles(`${folder}/*.md`).map((path) => ({ path, ...readGuidePage(basename(path), readSource(path)) }));

const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.flatMap((node) => (node.type === "element" ? [node, ...elementsIn(node.children)] : []));
const getText = (node: RootContent): string =>
  node.type === "text" ? node.value : node.type === "element" ? node.children.map(getText).join("") : "";
const inPages = (tag: string) =>
  pages.flatMap(({ path, tree }) =>
    elementsIn(tree.children)
      .filter(({ tagName }) => tagName === tag)
      .map((element) => ({ path, element })),
  );

/** Ids of the guide pages about forms that are not lists. */
const otherForms = ["archivos", "pagina", "textos-legales"];

test("every form has one page of the guide, and all forms for page copy share one", () => {
  const forms = [...editableLists.filter(({ isPageCopy }) => !isPageCopy).map(({ id }) => id), ...otherForms];
  expect(pages.flatMap(({ about }) => about).toSorted()).toEqual(forms.toSorted());
});

test("links of the guide lead to its pages", () => {
  const known = pages.flatMap(({ id, about }) => [id, ...about]).map((id) => `#ayuda/${id}`);
  const broken = inPages("a").filter(({ element }) => !known.includes(String(element.properties.href)));
  expect(broken.map(({ path, element }) => `${path} links to ${element.properties.href}, which is not there`)).toEqual(
    [],
  );
});

/** The editor's texts: whole ones, and template texts as the pieces between their gaps. */
const editorTexts = await wordsOfEditor();

test("the guide calls buttons and fields what the editor calls them", () => {
  const labels = inPages("strong")
    .map(({ path, element }) => ({ path, label: getText(element) }))
    .filter(({ label }) => label.startsWith("«"))
    .map(({ path, label }) => ({ path, label: label.slice(1, -1) }));
  const unknown = labels.filter(({ label }) => !isSaid(label));
  expect(labels.length).toBeGreaterThan(100);
  expect(unknown.map(({ path, label }) => `${path}: nothing in the editor says «${label}»`)).toEqual([]);
});

test("the guide follows the wording rules of the site", () => {
  const blocks = [...inPages("p"), ...inPages("li"), ...inPages("h2")].map(({ path, element }) => ({
    path,
    text: element.children
      .filter((node) => node.type !== "element" || !["ol", "ul", "p"].includes(node.tagName))
      .map(getText)
      .join(""),
  }));
  const errors = blocks.flatMap(({ path, text }) =>
    [...listStyleViolationMessages(text), ...findLongSentences(text).map((sentence) => `too long: ${sentence}`)].map(
      (error) => `${path}: ${error}`,
    ),
  );
  expect(blocks.length).toBeGreaterThan(100);
  expect(errors).toEqual([]);
});

async function wordsOfEditor() {
  const forms = await Promise.all(editableLists.map(async ({ form }) => (await form()).schema));
  const words = [
    ...editableLists.map(({ label }) => label),
    ...forms.flatMap((schema) => titlesIn(toFormSchema(schema))),
  ];
  const gaps: string[][] = [];
  const sources = codeFiles.filter(({ path }) => /^editor\/(?!guide|testing)/.test(path) && !isTestPath(path));
  for (const { type, value, quasis } of sources.flatMap(({ nodes }) => nodes)) {
    if ((type === "Literal" || type === "JSXText") && typeof value === "string") words.push(value);
    if (type === "TemplateLiteral")
      gaps.push((quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => even(cooked)));
  }
  return { words: new Set(words.map((word) => even(word).trim())), gaps: gaps.filter(({ length }) => length > 1) };
}

/** Lists the labels of fields, variants and options. */
function titlesIn(schema: FormSchema): string[] {
  const { title, kindTitle, either, options, properties, items, oneOf = [], anyOf = [] } = schema;
  const inside = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...oneOf, ...anyOf];
  return [
    ...(title ? [title] : []),
    ...(kindTitle ? [kindTitle] : []),
    ...(either ? [either.title, either.none, ...Object.values(either.fields)] : []),
    ...Object.values(options ?? {}),
    ...inside.flatMap(titlesIn),
  ];
}

function even(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** Whether the editor has this text. A template's gap may contain a number, «…», or another text of the editor. */
function isSaid(text: string, isInGap = false): boolean {
  const word = even(text).trim();
  const isKnown = (each: string) => editorTexts.words.has(each);
  if (isKnown(word) || (isInGap && isKnown(word.charAt(0).toUpperCase() + word.slice(1)))) return true;
  return editorTexts.gaps.some((pieces) => {
    const pattern = pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("(.+)");
    const [, ...filled] = new RegExp(`^${pattern}$`).exec(word) ?? [];
    const others = filled.filter((gap) => !/^(?:…|[\d.,]+)$/.test(gap));
    const hasWords = /\p{L}{2}/u.test(pieces.join(""));
    if (filled.length === 0 || others.length > (hasWords ? 2 : 1) || (!hasWords && others.length === filled.length))
      return false;
    return others.every((gap) => isSaid(gap, true));
  });
}
