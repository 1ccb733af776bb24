import { loadPage } from "#platform/page/load-page.ts";
import type { AssistantLink, AssistantParagraph, PlaceText } from "./assistant-turn.ts";
import { itemMark } from "./pick-paragraphs.ts";

/** Parts of a page that are no running text: tools, figures, and what only some browsers show. */
const leftOut = [
  "[data-tool], [data-old-browser], [data-island], dialog, form, template, noscript, figure, table, nav, summary, dl",
  "[hidden], [aria-hidden=true], [data-no-search]",
].join();

const headings = "h3, h4, h5, h6";

/**
 * Reads what a place on the site says: the paragraphs and lists of a question or of a part of a page, or a page's
 * description.
 *
 * @param href - a path, with an anchor or not.
 * @returns undefined if there is no such text.
 * @throws {Error} if the page does not load.
 */
export async function readPlace(href: string): Promise<PlaceText | undefined> {
  const [path = "", anchor = ""] = href.split("#");
  return readPlaceText(await loadPage(path), path, anchor);
}

export function readPlaceText(page: Document, path: string, anchor: string): PlaceText | undefined {
  if (anchor === "") {
    const text = page.querySelector("meta[name=description]")?.getAttribute("content");
    return text ? { paragraphs: [[text]], links: [], isWhole: true } : undefined;
  }
  const place = page.getElementById(anchor);
  if (!place) return undefined;
  const box = /^H\d$/.test(place.tagName) ? (place.closest("section, article, li") ?? place) : place;
  const isQuestion = place.closest("details") !== null;
  const all = [...box.querySelectorAll("p, li")].filter(
    (each) => !isLeftOut(each, place, box) && isText(each, box) && isOfHeading(each, place, box),
  );
  const paragraphs = all
    .filter((each) => !isLinkRow(each) && (isQuestion || isSentence(each)))
    .flatMap((each) => readText(each, path))
    .filter((parts) => parts.some((part) => typeof part === "string" && /\p{L}/u.test(part)));
  const links = isQuestion ? all.filter(isLinkRow).flatMap((row) => listLinks(row, path)) : [];
  const title = (/^H\d$/.test(place.tagName) ? place : place.querySelector("h2, h3"))?.textContent?.trim();
  return paragraphs.length === 0 ? undefined : { ...(title && { title }), paragraphs, links, isWhole: isQuestion };
}

/** Whether an element of a box with several parts is in the part of a heading. */
function isOfHeading(element: Element, place: Element, box: Element): boolean {
  const parts = [...box.querySelectorAll(place.tagName)].filter(({ id }) => id !== "");
  if (place === box || parts.length < 2) return true;
  const isAfter = (part: Element) => (part.compareDocumentPosition(element) & 4) !== 0;
  return parts.filter(isAfter).slice(-1)[0] === place;
}

/** Whether a part of the place that is no running text contains an element, but not the place itself. */
function isLeftOut(element: Element, place: Element, box: Element): boolean {
  const part = element.closest(leftOut);
  return part !== null && part !== box && box.contains(part) && !part.contains(place);
}

/** Whether an element is a paragraph outside the place's lists, a step, or an item without a list in it. */
function isText(element: Element, box: Element): boolean {
  const item = element.closest("li");
  const step = element.parentElement?.closest("li");
  // Of a step with a heading, its menus are left out.
  if (step && box.contains(step) && step.querySelector(headings)) return false;
  const isWhole = !element.querySelector("li") || element.querySelector(headings) !== null;
  return element === item ? isWhole : !item || item.contains(box);
}

/** Whether an element's text is a sentence, or an item of one, and not the label of a figure. */
const isSentence = (element: Element) =>
  /[.:;?!…](\s[yeou])?\s*$/.test(element.textContent ?? "") || element.querySelector(`a, ${headings}`) !== null;

/** A paragraph or item, after its heading; the heading of a list is a paragraph of its own. */
function readText(element: Element, path: string): AssistantParagraph[] {
  const isItem = element.nodeName === "LI";
  const above = isItem ? element.parentElement : element;
  const own = isItem ? element.querySelector(headings) : undefined;
  const isFirst = !isItem || above?.firstElementChild === element;
  const heading = own ?? (isFirst ? above?.previousElementSibling?.closest(headings) : undefined);
  const apart = `div, p, li, dt, button, ${headings}`;
  const blocks = [...element.querySelectorAll("p, div")].filter((block) => !block.querySelector(apart));
  const [body = own ? undefined : element] = isItem ? blocks : [element];
  const title = heading?.textContent?.trim() ?? "";
  const number = [...(above?.children ?? [])].indexOf(element) + 1;
  // A clause has its own number.
  const isItemMarked = isItem && !/^\s*\d+\.\d/.test(element.textContent ?? "");
  const mark = isItemMarked ? (above?.nodeName === "OL" ? `${number}. ` : itemMark) : "";
  const announced = title.replace(/[^.:?!]$/, body ? "$&:" : "$&.");
  const text = body ? readParagraph(body, path) : [];
  if (isItem && !own && title) return [[announced], [mark, ...text]];
  const before = `${mark}${announced}${title && body ? " " : ""}`;
  return [[...(before ? [before] : []), ...text]];
}

/** Whether a paragraph only offers links and buttons. */
function isLinkRow(paragraph: Element): boolean {
  const controls = [...paragraph.querySelectorAll("a, button")].map(({ textContent }) => textContent ?? "").join("");
  return controls !== "" && withoutSpaces(controls) === withoutSpaces(paragraph.textContent ?? "");
}

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

const listLinks = (row: Element, path: string) =>
  [...row.querySelectorAll("a")].flatMap((link) => toLink(link, path) ?? []);

/** The texts and links of a paragraph; other elements are read as text. */
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
