/** What the site search knows about a page, read from its built HTML. */
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import { stemsOf } from "#domain/search-words.ts";
import type { SearchPlace } from "#domain/site-search.ts";

/** Characters of a place's text that are sent verbatim, for a result to show. The rest is sent as stems. */
const shownCharacters = 160;

/** Characters. */
const longestTitle = 100;

/** Elements that are operated, repeated or not read. */
const leftOut =
  "h1, script, style, template, svg, nav, dialog, form, button, search, [data-tool], [data-old-browser], [data-number], [data-no-search]";

/** Elements that end a line. */
const lines = new Set(
  "address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p section summary table tbody td th thead tr ul".split(
    " ",
  ),
);

const headings = /^H[1-6]$/;

/** Elements that may be a part with its own address; a list or a tool with an id is not one. */
const boxes = new Set(["SECTION", "ARTICLE", "DETAILS", "LI"]);

type Draft = {
  anchor: string;
  title: string;
  /** Other words that people look for it by, as known to the page's own filter. */
  asked: string;
  lines: string[];
};

/**
 * The page and every part of it that has an address: a section, question or clause with an id and a heading.
 *
 * @param title - of the page, as search engines show it.
 * @param description - precedes the page's own text.
 * @returns the page first; parts without text are left out.
 */
export function placesOf(html: string, { title, description }: { title: string; description: string }): SearchPlace[] {
  const main = parse(html).querySelector("main");
  if (!main) throw new Error(`no <main> in the page «${title}»`);
  for (const element of main.querySelectorAll(leftOut)) element.remove();
  const page: Draft = { anchor: "", title, asked: "", lines: [description] };
  const drafts = [page];
  read(main, { part: page }, drafts);
  return drafts.map(placeOf).filter(({ text }) => text !== "");
}

/** Adds an element's text to the open part; a heading with an address opens another part, until its box ends. */
function read(element: HTMLElement, open: { part: Draft }, drafts: Draft[]): void {
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      addText(open.part, child.text);
      continue;
    }
    const part = partOf(child);
    if (part) {
      drafts.push(part);
      if (headings.test(child.tagName)) open.part = part;
      else read(child, { part }, drafts);
      continue;
    }
    const isLine = lines.has(child.rawTagName);
    if (isLine) open.part.lines.push("");
    read(child, open, drafts);
    if (isLine) open.part.lines.push("");
  }
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Ids that React generates, and those that label a list or a table, are not addresses. */
const isPlain = (id = "") => id !== "" && !id.startsWith("_") && !id.endsWith("-titulo");

/** The part that an element begins, if it has an address and a heading. */
function partOf(element: HTMLElement): Draft | undefined {
  const { tagName } = element;
  const heading = headings.test(tagName)
    ? element
    : (element.querySelector("h2, h3, h4") ?? element.querySelector("summary"));
  // A disclosure may have its address inside: a link to it opens the disclosure.
  const anchor = [element.id, tagName === "DETAILS" ? element.querySelector("summary + [id]")?.id : ""].find(isPlain);
  const isBox = boxes.has(tagName) && heading !== element && !isPlain(heading?.id);
  if (!heading || !anchor || (heading !== element && !isBox)) return undefined;
  const asked = element.closest("[data-link]")?.getAttribute("data-link") ?? "";
  return { anchor, title: wordsOf(heading), asked, lines: [] };
}

const wordsOf = (element: HTMLElement) => element.structuredText.replaceAll(/\s+/g, " ").trim().slice(0, longestTitle);

/** Text joins the open line. */
function addText(part: Draft, text: string): void {
  const last = part.lines.length - 1;
  const open = part.lines[last];
  if (open === undefined) part.lines.push(text);
  else part.lines[last] = open + text;
}

function placeOf({ anchor, title, asked, lines: own }: Draft): SearchPlace {
  const sentences = own
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== title);
  const whole = sentences
    .map((line) => (/[.:;?!…]$/.test(line) ? line : `${line} ·`))
    .join(" ")
    .replace(/ ·$/, "");
  const text = beginningOf(whole);
  const isCut = text.length < whole.length;
  const known = new Set(stemsOf(`${title} ${text}`));
  const more = [...new Set(stemsOf(`${asked} ${whole.slice(text.length)}`))]
    .filter((stem) => !known.has(stem))
    .toSorted();
  return { anchor, title, text: isCut ? `${text}…` : text, ...(more.length > 0 && { more: more.join(" ") }) };
}

/** Ends at a whole word. */
function beginningOf(text: string): string {
  if (text.length <= shownCharacters) return text;
  return text.slice(0, text.lastIndexOf(" ", shownCharacters)).replace(/[\s,:;·]+$/, "");
}
