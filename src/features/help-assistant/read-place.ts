import { loadPage } from "#platform/page/load-page.ts";
import type { AssistantLink, AssistantParagraph, PlaceText } from "./assistant-turn.ts";

/** Maximum number of paragraphs of a part of a page; a question's answer is read in full. */
const mostParagraphs = 2;

/** Parts of a page that are no text to quote. */
const leftOut =
  "[data-tool], [data-old-browser], dialog, form, template, [hidden], [aria-hidden=true], [data-no-search]";

/**
 * Reads what a place on the site says: the paragraphs of a question or of a part of a page, or a page's description.
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
    return text ? { paragraphs: [[text]], links: [] } : undefined;
  }
  const place = page.getElementById(anchor);
  if (!place) return undefined;
  const box = /^H\d$/.test(place.tagName) ? (place.closest("section, article, li") ?? place) : place;
  const isQuestion = place.closest("details") !== null;
  const all = [...box.querySelectorAll("p")].filter((paragraph) => !paragraph.closest(leftOut));
  const paragraphs = all
    .filter((paragraph) => !isLinkRow(paragraph))
    .map((paragraph) => readParagraph(paragraph, path))
    .filter((parts) => parts.some((part) => typeof part === "string" && part.trim() !== ""));
  const links = isQuestion ? all.filter(isLinkRow).flatMap((row) => listLinks(row, path)) : [];
  if (paragraphs.length === 0) return undefined;
  return { paragraphs: isQuestion ? paragraphs : paragraphs.slice(0, mostParagraphs), links };
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
