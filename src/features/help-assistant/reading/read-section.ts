import type { AssistantLink, AssistantParagraph, SectionText } from "#features/help-assistant/turns/assistant-turn.ts";
import { loadPage } from "#platform/page/load-page.ts";
import { itemMark } from "./pick-paragraphs.ts";

/** Selects the parts of a page that are not running text: tools, figures, and parts that only some browsers show. */
const excludedSelector = [
  "[data-tool], [data-old-browser], [data-island], dialog, form, template, noscript, figure, table, nav, summary, dl",
  "[hidden], [aria-hidden=true], [data-no-search]",
].join();

const headingSelector = "h3, h4, h5, h6";

/**
 * Reads the text of a section on the site: the paragraphs and lists of a question or of a part of a page, or the
 * description of a page.
 *
 * @param href - a path, with or without an anchor.
 * @returns undefined if there is no such text.
 * @throws {Error} if the page does not load.
 */
export async function readSection(href: string): Promise<SectionText | undefined> {
  const [path = "", anchor = ""] = href.split("#");
  return readSectionText(await loadPage(path), path, anchor);
}

export function readSectionText(page: Document, path: string, anchor: string): SectionText | undefined {
  if (anchor === "") {
    const text = page.querySelector("meta[name=description]")?.getAttribute("content");
    return text ? { paragraphs: [[text]], links: [], isWholeAnswer: true } : undefined;
  }
  const section = page.getElementById(anchor);
  if (!section) return undefined;
  const container = /^H\d$/.test(section.tagName) ? (section.closest("section, article, li") ?? section) : section;
  const isQuestion = section.closest("details") !== null;
  const textElements = [...container.querySelectorAll("p, li")].filter(
    (each) =>
      !isExcluded(each, section, container) &&
      isRunningText(each, container) &&
      belongsToHeading(each, section, container),
  );
  const paragraphs = textElements
    .filter((each) => !isLinkRow(each) && (isQuestion || isSentence(each)))
    .flatMap((each) => readText(each, path))
    .filter((parts) => parts.some((part) => typeof part === "string" && /\p{L}/u.test(part)));
  const links = isQuestion ? textElements.filter(isLinkRow).flatMap((row) => listLinks(row, path)) : [];
  const title = (/^H\d$/.test(section.tagName) ? section : section.querySelector("h2, h3"))?.textContent?.trim();
  return paragraphs.length === 0
    ? undefined
    : { ...(title && { title }), paragraphs, links, isWholeAnswer: isQuestion };
}

/** Whether the section is the last heading before an element, in a container with several headings. */
function belongsToHeading(element: Element, section: Element, box: Element): boolean {
  const parts = [...box.querySelectorAll(section.tagName)].filter(({ id }) => id !== "");
  if (section === box || parts.length < 2) return true;
  const precedesElement = (part: Element) => (part.compareDocumentPosition(element) & 4) !== 0;
  return parts.filter(precedesElement).slice(-1)[0] === section;
}

/** Whether an element is in an excluded part that does not contain the section itself. */
function isExcluded(element: Element, section: Element, box: Element): boolean {
  const part = element.closest(excludedSelector);
  return part !== null && part !== box && box.contains(part) && !part.contains(section);
}

/** Whether an element is a paragraph outside lists, a step, or an item that contains no list. */
function isRunningText(element: Element, box: Element): boolean {
  const item = element.closest("li");
  const step = element.parentElement?.closest("li");
  // The menu paths of a step with a heading are excluded.
  if (step && box.contains(step) && step.querySelector(headingSelector)) return false;
  const isUndivided = !element.querySelector("li") || element.querySelector(headingSelector) !== null;
  return element === item ? isUndivided : !item || item.contains(box);
}

/** Whether an element's text is a sentence or a part of one, and not the label of a figure. */
const isSentence = (element: Element) =>
  /[.:;?!…](\s[yeou])?\s*$/.test(element.textContent ?? "") || element.querySelector(`a, ${headingSelector}`) !== null;

/** Reads a paragraph or item together with its heading; the heading of a list becomes a paragraph of its own. */
function readText(element: Element, path: string): AssistantParagraph[] {
  const isItem = element.nodeName === "LI";
  const outerElement = isItem ? element.parentElement : element;
  const ownHeading = isItem ? element.querySelector(headingSelector) : undefined;
  const isFirst = !isItem || outerElement?.firstElementChild === element;
  const heading = ownHeading ?? (isFirst ? outerElement?.previousElementSibling?.closest(headingSelector) : undefined);
  const blockSelector = `div, p, li, dt, button, ${headingSelector}`;
  const blocks = [...element.querySelectorAll("p, div")].filter((block) => !block.querySelector(blockSelector));
  const [body = ownHeading ? undefined : element] = isItem ? blocks : [element];
  const title = heading?.textContent?.trim() ?? "";
  const number = [...(outerElement?.children ?? [])].indexOf(element) + 1;
  // A clause already has a number.
  const needsMark = isItem && !/^\s*\d+\.\d/.test(element.textContent ?? "");
  const mark = needsMark ? (outerElement?.nodeName === "OL" ? `${number}. ` : itemMark) : "";
  const titleText = title.replace(/[^.:?!]$/, body ? "$&:" : "$&.");
  const text = body ? readParagraph(body, path) : [];
  if (isItem && !ownHeading && title) return [[titleText], [mark, ...text]];
  const prefix = `${mark}${titleText}${title && body ? " " : ""}`;
  return [[...(prefix ? [prefix] : []), ...text]];
}

/** Whether a paragraph only offers links and buttons. */
function isLinkRow(paragraph: Element): boolean {
  const controls = [...paragraph.querySelectorAll("a, button")].map(({ textContent }) => textContent ?? "").join("");
  return controls !== "" && removeSpaces(controls) === removeSpaces(paragraph.textContent ?? "");
}

const removeSpaces = (text: string) => text.replace(/\s/g, "");

const listLinks = (row: Element, path: string) =>
  [...row.querySelectorAll("a")].flatMap((link) => toLink(link, path) ?? []);

/** Reads the texts and links of a paragraph; other elements are read as text. */
function readParagraph(paragraph: Element, path: string): AssistantParagraph {
  return [...paragraph.childNodes].flatMap((node) => {
    const link = node.nodeName === "A" ? toLink(node as Element, path) : undefined;
    return link ?? node.textContent ?? [];
  });
}

function toLink(link: Element, path: string): AssistantLink | undefined {
  const href = link.getAttribute("href") ?? "";
  const label = (link.textContent ?? "").trim();
  if (label === "" || !/^(\/(?!\/)|#|https:|tel:|mailto:)/.test(href)) return undefined;
  return { label, href: href.startsWith("#") ? `${path}${href}` : href };
}
