/** Extracts the searchable parts of a page, with their text and actions, from the page's built HTML. */
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { PageSection, SearchAction } from "#domain/search/search-results.ts";
import { listStems } from "#domain/search/search-words.ts";
import { cutToStoredLength } from "#scripts/build/offline/cut-to-stored-length.ts";

const maxTitleLength = 100;

/** Elements whose text is not searchable: interactive, repeated or purely visual ones. */
const omittedSelector =
  "h1, script, noscript, style, template, svg, nav, dialog, form, fieldset, button, search, [aria-hidden=true], [data-tool], [data-old-browser], [data-number], [data-no-search]";

/** Block elements, which end a line. */
const lineElements = new Set(
  "address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p section summary table tbody td th thead tr ul".split(
    " ",
  ),
);

const headingTag = /^H[1-6]$/;

/**
 * Elements, besides headings, that are indexed as a part with its own URL. They must have an id, and contain a heading
 * without an id. Other elements with an id, such as `ul` or a tool, are not.
 */
const boxElements = new Set(["SECTION", "ARTICLE", "DETAILS", "LI"]);

type SectionDraft = {
  anchor: string;
  title: string;
  /** Additional search words, also used by the filter on the page. */
  searchWords: string;
  lines: string[];
  /** Whether an element started or ended after the last text, so that the next text starts a new word. */
  isAtEdge?: boolean;
  actions: PageAction[];
};

/** An action of a page: a marked element, the main button of a block, or a link in an answer. */
type PageAction = SearchAction & {
  kind: "mark" | "button" | "answer";
  /** Offset of the element in the HTML. */
  index: number;
};

/** Attribute of a page's main actions. Its value, if any, replaces the element's text as the label. */
const actionAttribute = "data-first-action";

/** Maximum number of actions per section. */
const maxActions = 2;

/** Values of `data-variant` for main buttons. */
const mainVariants = ["action", "light", "dark"];

/**
 * Extracts the page and each part with an address: a section, question or clause with an id and a heading.
 *
 * @param title - the page's title, as search engines show it.
 * @param description - text that precedes the page's text.
 * @param searchWords - additional search words for the page.
 * @param isAction - whether a link in an answer is an action rather than a text to read.
 * @param isAnswer - whether a section answers a known question, so that its first paragraph is stored whole.
 * @returns the page, then its parts; those without text are left out.
 */
export function extractPageSections(
  html: string,
  {
    path,
    title,
    description,
    asked: searchWords = "",
  }: { path: string; title: string; description: string; asked?: string },
  isAction: (href: string) => boolean = () => true,
  isAnswer: (address: string) => boolean = () => false,
): PageSection[] {
  const main = parse(html).querySelector("main");
  if (!main) throw new Error(`no <main> in the page «${title}»`);
  for (const element of main.querySelectorAll(omittedSelector)) element.remove();
  const page: SectionDraft = { anchor: "", title, searchWords, lines: [description], actions: [] };
  const drafts = [page];
  readElement(main, { part: page }, drafts);
  for (const draft of drafts)
    draft.actions = draft.actions.filter(({ kind, href }) => kind !== "answer" || isAction(href));
  // Marked elements in any part are also actions of the page itself.
  const markedActions = drafts.flatMap(({ actions }) => actions.filter(({ kind }) => kind === "mark"));
  page.actions = [
    ...markedActions.toSorted((a, b) => a.index - b.index),
    ...page.actions.filter(({ kind }) => kind !== "mark"),
  ];
  return drafts
    .map((draft) => createSection(draft, path, isAnswer(draft.anchor ? `${path}#${draft.anchor}` : path)))
    .filter(({ text }) => text !== "");
}

/**
 * Adds an element's text to the open part. A heading with an address opens a new part, which lasts until the end of the
 * enclosing box.
 */
function readElement(element: HTMLElement, open: { part: SectionDraft }, drafts: SectionDraft[]): void {
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      addText(open.part, child.text);
      continue;
    }
    const part = createPart(child);
    if (part) {
      drafts.push(part);
      if (headingTag.test(child.tagName)) open.part = part;
      else readElement(child, { part }, drafts);
      continue;
    }
    const action = createAction(child, open.part);
    if (action) open.part.actions.push(action);
    readWithEdges(child, open.part, () => readElement(child, open, drafts));
  }
}

/** Reads an element. A block starts and ends a line; another element starts and ends a word. */
function readWithEdges({ rawTagName, text }: HTMLElement, part: SectionDraft, readContent: () => void): void {
  const markEdge = () => {
    if (lineElements.has(rawTagName)) part.lines.push("");
    // An element without text, such as `wbr`, may be inside a word.
    else if (text !== "") part.isAtEdge = true;
  };
  markEdge();
  readContent();
  markEdge();
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Whether an id is an address. Ids that React generates, or that label a list or table (`…-titulo`), are not. */
const isAddress = (id = "") => id !== "" && !id.startsWith("_") && !id.endsWith("-titulo");

/** Whether the element is, or is inside, a part with an address in `container`. */
const isInPartOf = (element: HTMLElement | null, container: HTMLElement): boolean =>
  element !== null &&
  element !== container &&
  ((boxElements.has(element.tagName) && isAddress(element.id)) || isInPartOf(element.parentNode, container));

/** Creates the part that starts with an element; undefined if the element has no address or no heading. */
function createPart(element: HTMLElement): SectionDraft | undefined {
  const { tagName } = element;
  const isOwn = (inside: HTMLElement) => !isInPartOf(inside.parentNode, element);
  const heading = headingTag.test(tagName)
    ? element
    : (element.querySelectorAll("h2, h3, h4").find(isOwn) ?? element.querySelectorAll("summary").find(isOwn));
  // A disclosure may have its id on the content, because a link to that id opens the disclosure.
  const anchor = [element.id, tagName === "DETAILS" ? element.querySelector("summary + [id]")?.id : ""].find(isAddress);
  const isBox = boxElements.has(tagName) && heading !== element && !isAddress(heading?.id);
  if (!heading || !anchor || (heading !== element && !isBox)) return undefined;
  const searchWords = element.closest("[data-link]")?.getAttribute("data-link") ?? "";
  const title = heading.getAttribute("data-full-title") ?? readWords(heading);
  return { anchor, title, searchWords, lines: [], actions: [] };
}

/** Creates the action of an element. A marked element that is not a link leads to the part that contains it. */
function createAction(element: HTMLElement, { anchor }: SectionDraft): PageAction | undefined {
  const mark = element.getAttribute(actionAttribute);
  const href = element.tagName === "A" ? element.getAttribute("href") : mark !== undefined && `#${anchor}`;
  // Excludes mail links, because the page itself completes their messages.
  if (!href || href.startsWith("mailto:")) return undefined;
  const variant = element.getAttribute("data-variant");
  // Outside of parts, only the main button in the header counts: later buttons repeat it or lead to other pages.
  const isMain =
    variant !== undefined && mainVariants.includes(variant) && (anchor !== "" || element.closest("header") !== null);
  if (mark === undefined && !isMain && !element.closest("details")) return undefined;
  for (const hiddenElement of element.querySelectorAll("[aria-hidden]")) hiddenElement.remove();
  const kind = mark !== undefined ? "mark" : isMain ? "button" : "answer";
  return { label: mark || readWords(element), href, kind, index: element.range[0] };
}

const isStore = ({ href }: PageAction) => href === configuredUrls.playStore || href === configuredUrls.appStore;

/**
 * Selects a section's marked actions; otherwise its only main button or its buttons to the app stores; otherwise the
 * first link of its answer.
 */
function selectFirstActions(actions: readonly PageAction[], path: string): SearchAction[] {
  const [marks, buttons, answers] = (["mark", "button", "answer"] as const).map((wantedKind) =>
    actions.filter(({ kind }) => kind === wantedKind),
  ) as [PageAction[], PageAction[], PageAction[]];
  const mainButtons = buttons.length === 1 || buttons.every(isStore) ? buttons : [];
  const firstActions = [marks, mainButtons, answers.slice(0, 1)].find(({ length }) => length > 0) ?? [];
  return firstActions
    .slice(0, maxActions)
    .map(({ label, href }) => ({ label, href: href.startsWith("#") ? `${path}${href}` : href }));
}

function readWords(element: HTMLElement): string {
  const part: SectionDraft = { anchor: "", title: "", searchWords: "", lines: [], actions: [] };
  const readNodes = (wholeElement: HTMLElement): void => {
    for (const child of wholeElement.childNodes)
      if (isElement(child)) readWithEdges(child, part, () => readNodes(child));
      else addText(part, child.text);
  };
  readNodes(element);
  return part.lines.join(" ").replaceAll(/\s+/g, " ").trim().slice(0, maxTitleLength);
}

/** Appends text to the open line; adds a space between words of different elements. */
function addText(part: SectionDraft, text: string): void {
  const openLine = part.lines.pop() ?? "";
  const needsSpace = part.isAtEdge && /[\p{L}\p{N}.,:;?!…%)»]$/u.test(openLine) && /^[\p{L}\p{N}¿¡«(]/u.test(text);
  part.lines.push(needsSpace ? `${openLine} ${text}` : openLine + text);
  part.isAtEdge = false;
}

function createSection(
  { anchor, title, searchWords, lines, actions }: SectionDraft,
  path: string,
  isAnswer: boolean,
): PageSection {
  const sentences = lines
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "" && line !== title);
  const fullText = sentences
    .map((line) => (/[.:;?!…]$/.test(line) ? line : `${line} ·`))
    .join(" ")
    .replace(/ ·$/, "");
  const text = cutToStoredLength(fullText, isAnswer);
  const moreStems = listNewStems(fullText.slice(text.replace(/…$/, "").length), `${title} ${text} ${searchWords}`);
  const firstActions = selectFirstActions(actions, path);
  return {
    anchor,
    title,
    text,
    ...(searchWords && { asked: searchWords }),
    ...(moreStems && { more: moreStems }),
    ...(firstActions.length > 0 && { actions: firstActions }),
  };
}

/** Lists unique stems of `text` that are not stems of `knownText`. */
function listNewStems(text: string, knownText: string): string {
  const knownStems = new Set(listStems(knownText));
  return [...new Set(listStems(text))]
    .filter((stem) => !knownStems.has(stem))
    .toSorted()
    .join(" ");
}
