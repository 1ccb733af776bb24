/** What the site search knows about a page, read from its built HTML. */
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import type { SearchAction, SearchPlace } from "#domain/search/search-results.ts";
import { stemsOf } from "#domain/search/search-words.ts";

/** Characters of a place's text that are sent verbatim, for a result to show. The rest is sent as stems. */
const shownCharacters = 160;

/** Characters. */
const longestTitle = 100;

/** Elements that are operated, repeated, only looked at, or not read. */
const leftOut =
  "h1, script, noscript, style, template, svg, nav, dialog, form, fieldset, button, search, [aria-hidden=true], [data-tool], [data-old-browser], [data-number], [data-no-search]";

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
  /** Whether an element begins or ends here. */
  isAtEdge?: boolean;
  actions: Offered[];
};

/** What a page offers to do: by a mark, as the main button of a block, or by a link in an answer. */
type Offered = SearchAction & {
  by: "mark" | "button" | "answer";
  /** Where it is in the page. */
  at: number;
};

/** Marks what people do first on a page; its value, if it has one, says so where the text does not. */
const actionMark = "data-first-action";

/** The most actions that a place has. */
const mostActions = 2;

/** The looks of a block's main button. */
const mainLooks = ["action", "light", "dark"];

/**
 * The page and every part of it that has an address: a section, question or clause with an id and a heading.
 *
 * @param title - of the page, as search engines show it.
 * @param description - precedes the page's own text.
 * @param asked - other words that people look for the page by.
 * @param isAction - whether a link in an answer is something to do, not to read.
 * @returns the page first; parts without text are left out.
 */
export function placesOf(
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
  // What is marked anywhere on a page is what people do first on it.
  const marked = drafts.flatMap(({ actions }) => actions.filter(({ by }) => by === "mark"));
  page.actions = [...marked.toSorted((a, b) => a.at - b.at), ...page.actions.filter(({ by }) => by !== "mark")];
  return drafts.map((draft) => placeOf(draft, path)).filter(({ text }) => text !== "");
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
    const action = actionOf(child, open.part);
    if (action) open.part.actions.push(action);
    around(child, open.part, () => read(child, open, drafts));
  }
}

/** Reads an element's text with what its edges do: a block's end a line, others keep two words apart. */
function around({ rawTagName, text }: HTMLElement, part: Draft, readIt: () => void): void {
  const edge = () => {
    if (lines.has(rawTagName)) part.lines.push("");
    // One without text, as `wbr`, stands within a word.
    else if (text !== "") part.isAtEdge = true;
  };
  edge();
  readIt();
  edge();
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Ids that React generates, and those that label a list or a table, are not addresses. */
const isPlain = (id = "") => id !== "" && !id.startsWith("_") && !id.endsWith("-titulo");

/** Whether a part of `whole` with an address of its own has the element. */
const isInPartOf = (element: HTMLElement | null, whole: HTMLElement): boolean =>
  element !== null &&
  element !== whole &&
  ((boxes.has(element.tagName) && isPlain(element.id)) || isInPartOf(element.parentNode, whole));

/** The part that an element begins, if it has an address and a heading. */
function partOf(element: HTMLElement): Draft | undefined {
  const { tagName } = element;
  const isOwn = (inside: HTMLElement) => !isInPartOf(inside.parentNode, element);
  const heading = headings.test(tagName)
    ? element
    : (element.querySelectorAll("h2, h3, h4").find(isOwn) ?? element.querySelectorAll("summary").find(isOwn));
  // A disclosure may have its address inside: a link to it opens the disclosure.
  const anchor = [element.id, tagName === "DETAILS" ? element.querySelector("summary + [id]")?.id : ""].find(isPlain);
  const isBox = boxes.has(tagName) && heading !== element && !isPlain(heading?.id);
  if (!heading || !anchor || (heading !== element && !isBox)) return undefined;
  const asked = element.closest("[data-link]")?.getAttribute("data-link") ?? "";
  return { anchor, title: wordsOf(heading), asked, lines: [], actions: [] };
}

/** A marked element that is not a link stands for its part's address. */
function actionOf(element: HTMLElement, { anchor }: Draft): Offered | undefined {
  const mark = element.getAttribute(actionMark);
  const href = element.tagName === "A" ? element.getAttribute("href") : mark !== undefined && `#${anchor}`;
  // A message is completed on its page.
  if (!href || href.startsWith("mailto:")) return undefined;
  const look = element.getAttribute("data-variant");
  // A page's own button is in its opening: those after it only repeat or lead on.
  const isMain =
    look !== undefined && mainLooks.includes(look) && (anchor !== "" || element.closest("header") !== null);
  if (mark === undefined && !isMain && !element.closest("details")) return undefined;
  for (const unread of element.querySelectorAll("[aria-hidden]")) unread.remove();
  const by = mark !== undefined ? "mark" : isMain ? "button" : "answer";
  return { label: mark || wordsOf(element), href, by, at: element.range[0] };
}

/** What is marked in a place, or its main button if it has only one, or the first link of its answer. */
function firstActions(offered: readonly Offered[], path: string): SearchAction[] {
  const [marked, buttons, answers] = (["mark", "button", "answer"] as const).map((way) =>
    offered.filter(({ by }) => by === way),
  ) as [Offered[], Offered[], Offered[]];
  const first = marked.length > 0 ? marked.slice(0, mostActions) : buttons.length === 1 ? buttons : answers.slice(0, 1);
  return first.map(({ label, href }) => ({ label, href: href.startsWith("#") ? `${path}${href}` : href }));
}

function wordsOf(element: HTMLElement): string {
  const part: Draft = { anchor: "", title: "", asked: "", lines: [], actions: [] };
  const readAll = (whole: HTMLElement): void => {
    for (const child of whole.childNodes)
      if (isElement(child)) around(child, part, () => readAll(child));
      else addText(part, child.text);
  };
  readAll(element);
  return part.lines.join(" ").replaceAll(/\s+/g, " ").trim().slice(0, longestTitle);
}

/** Text joins the open line, apart from a word that another element ends with. */
function addText(part: Draft, text: string): void {
  const open = part.lines.pop() ?? "";
  const isJoint = part.isAtEdge && /[\p{L}\p{N}.,:;?!…%)»]$/u.test(open) && /^[\p{L}\p{N}¿¡«(]/u.test(text);
  part.lines.push(isJoint ? `${open} ${text}` : open + text);
  part.isAtEdge = false;
}

function placeOf({ anchor, title, asked, lines: own, actions }: Draft, path: string): SearchPlace {
  const sentences = own
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== title);
  const whole = sentences
    .map((line) => (/[.:;?!…]$/.test(line) ? line : `${line} ·`))
    .join(" ")
    .replace(/ ·$/, "");
  const text = beginningOf(whole);
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

/** The stems of a text that a known text does not have, each once. */
function otherStems(text: string, known: string): string {
  const already = new Set(stemsOf(known));
  return [...new Set(stemsOf(text))]
    .filter((stem) => !already.has(stem))
    .toSorted()
    .join(" ");
}

/** Ends at a whole word. */
function beginningOf(text: string): string {
  if (text.length <= shownCharacters) return text;
  return text.slice(0, text.lastIndexOf(" ", shownCharacters)).replace(/[\s,.:;·]+$/, "");
}
