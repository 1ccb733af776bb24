/** Extracts the searchable parts of a page, with their text and actions, from the page's built HTML. */
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import type { SearchAction, SearchPlace } from "#domain/search/search-results.ts";
import { listStems } from "#domain/search/search-words.ts";

/** Maximum length of the text stored for a place, in characters; of the remaining text, only stems are stored. */
const shownCharacters = 100;

const maxTitleLength = 100;

/** Elements whose text is not searchable: interactive, repeated or purely visual ones. */
const leftOut =
  "h1, script, noscript, style, template, svg, nav, dialog, form, fieldset, button, search, [aria-hidden=true], [data-tool], [data-old-browser], [data-number], [data-no-search]";

/** Block elements, which end a line. */
const lines = new Set(
  "address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p section summary table tbody td th thead tr ul".split(
    " ",
  ),
);

const headings = /^H[1-6]$/;

/**
 * Elements, besides headings, that are indexed as a part of the page with its own URL, if they have an id and contain a
 * heading without one. Other elements with an id, such as `ul` or a tool, are not.
 */
const boxes = new Set(["SECTION", "ARTICLE", "DETAILS", "LI"]);

type Draft = {
  anchor: string;
  title: string;
  /** Additional search words, which the filter on the page uses too. */
  asked: string;
  lines: string[];
  /** Whether an element started or ended after the last text. If so, the next text starts a new word. */
  isAtEdge?: boolean;
  actions: Offered[];
};

/** An action of a page: a marked element, the main button of a block, or a link in an answer. */
type Offered = SearchAction & {
  by: "mark" | "button" | "answer";
  /** Offset of the element in the HTML. */
  at: number;
};

/** Attribute of a page's main actions. Its value, if any, replaces the element's text as the label. */
const actionMark = "data-first-action";

/** Maximum number of marked actions of a place. */
const maxActions = 2;

/** Values of `data-variant` for main buttons. */
const mainLooks = ["action", "light", "dark"];

/**
 * Extracts the page and each part with an address: a section, question or clause with an id and a heading.
 *
 * @param title - the page's title, as search engines show it.
 * @param description - text that precedes the page's text.
 * @param asked - additional search words for the page.
 * @param isAction - whether a link in an answer is an action rather than a text to read.
 * @returns the page, then its parts; without those that have no text.
 */
export function extractSearchPlaces(
  html: string,
  { path, title, description, asked = "" }: { path: string; title: string; description: string; asked?: string },
  isAction: (href: string) => boolean = () => true,
): SearchPlace[] {
  const main = parse(html).querySelector("main");
  if (!main) throw new Error(`no <main> in the page «${title}»`);
  for (const element of main.querySelectorAll(leftOut)) element.remove();
  const page: Draft = { anchor: "", title, asked, lines: [description], actions: [] };
  const drafts = [page];
  read(main, { part: page }, drafts);
  for (const draft of drafts) draft.actions = draft.actions.filter(({ by, href }) => by !== "answer" || isAction(href));
  // Marked elements anywhere on the page are also actions of the page itself.
  const marked = drafts.flatMap(({ actions }) => actions.filter(({ by }) => by === "mark"));
  page.actions = [...marked.toSorted((a, b) => a.at - b.at), ...page.actions.filter(({ by }) => by !== "mark")];
  return drafts.map((draft) => createPlace(draft, path)).filter(({ text }) => text !== "");
}

/**
 * Adds an element's text to the open part. A heading with an address opens a new part until the end of the enclosing
 * box.
 */
function read(element: HTMLElement, open: { part: Draft }, drafts: Draft[]): void {
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      addText(open.part, child.text);
      continue;
    }
    const part = createPart(child);
    if (part) {
      drafts.push(part);
      if (headings.test(child.tagName)) open.part = part;
      else read(child, { part }, drafts);
      continue;
    }
    const action = createAction(child, open.part);
    if (action) open.part.actions.push(action);
    around(child, open.part, () => read(child, open, drafts));
  }
}

/** Reads an element. A block starts and ends a line; another element starts and ends a word. */
function around({ rawTagName, text }: HTMLElement, part: Draft, readIt: () => void): void {
  const edge = () => {
    if (lines.has(rawTagName)) part.lines.push("");
    // An element without text, such as `wbr`, may be inside a word.
    else if (text !== "") part.isAtEdge = true;
  };
  edge();
  readIt();
  edge();
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Ids that React generates, or that label a list or table (`…-titulo`), are not addresses. */
const isPlain = (id = "") => id !== "" && !id.startsWith("_") && !id.endsWith("-titulo");

/** Whether the element is, or is in, a part with an address inside `whole`. */
const isInPartOf = (element: HTMLElement | null, whole: HTMLElement): boolean =>
  element !== null &&
  element !== whole &&
  ((boxes.has(element.tagName) && isPlain(element.id)) || isInPartOf(element.parentNode, whole));

/** The part that starts with an element, if the element has an address and a heading. */
function createPart(element: HTMLElement): Draft | undefined {
  const { tagName } = element;
  const isOwn = (inside: HTMLElement) => !isInPartOf(inside.parentNode, element);
  const heading = headings.test(tagName)
    ? element
    : (element.querySelectorAll("h2, h3, h4").find(isOwn) ?? element.querySelectorAll("summary").find(isOwn));
  // A disclosure may have its id on the content: a link to that id opens the disclosure.
  const anchor = [element.id, tagName === "DETAILS" ? element.querySelector("summary + [id]")?.id : ""].find(isPlain);
  const isBox = boxes.has(tagName) && heading !== element && !isPlain(heading?.id);
  if (!heading || !anchor || (heading !== element && !isBox)) return undefined;
  const asked = element.closest("[data-link]")?.getAttribute("data-link") ?? "";
  return { anchor, title: readWords(heading), asked, lines: [], actions: [] };
}

/** The action of an element. A marked element that is not a link leads to the part that contains the element. */
function createAction(element: HTMLElement, { anchor }: Draft): Offered | undefined {
  const mark = element.getAttribute(actionMark);
  const href = element.tagName === "A" ? element.getAttribute("href") : mark !== undefined && `#${anchor}`;
  // Excludes mail links, because their messages are completed on the page itself.
  if (!href || href.startsWith("mailto:")) return undefined;
  const look = element.getAttribute("data-variant");
  // Outside of parts, only the main button in the header counts: later buttons repeat it or lead to other pages.
  const isMain =
    look !== undefined && mainLooks.includes(look) && (anchor !== "" || element.closest("header") !== null);
  if (mark === undefined && !isMain && !element.closest("details")) return undefined;
  for (const unread of element.querySelectorAll("[aria-hidden]")) unread.remove();
  const by = mark !== undefined ? "mark" : isMain ? "button" : "answer";
  return { label: mark || readWords(element), href, by, at: element.range[0] };
}

/** A place's marked actions, or else its only main button, or else the first link of its answer. */
function firstActions(offered: readonly Offered[], path: string): SearchAction[] {
  const [marked, buttons, answers] = (["mark", "button", "answer"] as const).map((way) =>
    offered.filter(({ by }) => by === way),
  ) as [Offered[], Offered[], Offered[]];
  const first = marked.length > 0 ? marked.slice(0, maxActions) : buttons.length === 1 ? buttons : answers.slice(0, 1);
  return first.map(({ label, href }) => ({ label, href: href.startsWith("#") ? `${path}${href}` : href }));
}

function readWords(element: HTMLElement): string {
  const part: Draft = { anchor: "", title: "", asked: "", lines: [], actions: [] };
  const readAll = (whole: HTMLElement): void => {
    for (const child of whole.childNodes)
      if (isElement(child)) around(child, part, () => readAll(child));
      else addText(part, child.text);
  };
  readAll(element);
  return part.lines.join(" ").replaceAll(/\s+/g, " ").trim().slice(0, maxTitleLength);
}

/** Appends text to the open line; adds a space between words of different elements. */
function addText(part: Draft, text: string): void {
  const open = part.lines.pop() ?? "";
  const isJoint = part.isAtEdge && /[\p{L}\p{N}.,:;?!…%)»]$/u.test(open) && /^[\p{L}\p{N}¿¡«(]/u.test(text);
  part.lines.push(isJoint ? `${open} ${text}` : open + text);
  part.isAtEdge = false;
}

function createPlace({ anchor, title, asked, lines: own, actions }: Draft, path: string): SearchPlace {
  const sentences = own
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== title);
  const whole = sentences
    .map((line) => (/[.:;?!…]$/.test(line) ? line : `${line} ·`))
    .join(" ")
    .replace(/ ·$/, "");
  const text = cutToShown(whole);
  const isCut = text.length < whole.length;
  const more = otherStems(whole.slice(text.length), `${title} ${text} ${asked}`);
  const first = firstActions(actions, path);
  return {
    anchor,
    title,
    text: isCut ? `${text}…` : text,
    ...(asked && { asked }),
    ...(more && { more }),
    ...(first.length > 0 && { actions: first }),
  };
}

/** Unique stems of `text` that are not stems of `known`. */
function otherStems(text: string, known: string): string {
  const already = new Set(listStems(known));
  return [...new Set(listStems(text))]
    .filter((stem) => !already.has(stem))
    .toSorted()
    .join(" ");
}

/** The beginning of a text, cut after a whole word. */
function cutToShown(text: string): string {
  if (text.length <= shownCharacters) return text;
  return text.slice(0, text.lastIndexOf(" ", shownCharacters)).replace(/[\s,.:;·]+$/, "");
}
