import type { MarkedPart } from "#domain/text/marked-text.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import type { DisplayedResult, DisplayedResults } from "./search-engine.ts";
import type { SiteSearchCopy } from "./site-search-copy.ts";

/**
 * Renders the results from the template, always as text, never as markup. Legal texts are in a disclosure, which is
 * open only if nothing else was found.
 *
 * @param root - contains the markup of `SiteSearchResults`.
 * @param isBelowAnswer - whether a tool's answer, above the results, is the best.
 */
export function showResults(
  root: HTMLElement,
  { isUnanswered, results, legalResults }: Omit<DisplayedResults, "tools">,
  { kinds }: SiteSearchCopy,
  isBelowAnswer = false,
): void {
  const [list, legalList] = [findPart(root, "results"), findPart(root, "legal-results")];
  const template = list.querySelector("template") as HTMLTemplateElement;
  const createItem = ({ href, kind, trail, title, text, actions }: DisplayedResult) => {
    const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    const findItemPart = (name: string) => findPart(item, name);
    findItemPart("link").setAttribute("href", href);
    replaceAllChildren(findItemPart("title"), ...renderMarkedParts(title));
    findItemPart("kind").textContent = kinds[kind];
    // Leave out a trail that is the same as the kind, as on help pages.
    findItemPart("trail").textContent = trail === kinds[kind] ? "" : trail;
    replaceAllChildren(findItemPart("text"), ...renderMarkedParts(text));
    const button = findItemPart("action");
    replaceAllChildren(
      findItemPart("actions"),
      ...actions.map((action) => {
        const link = button.cloneNode(true) as HTMLElement;
        link.setAttribute("href", action.href);
        findPart(link, "label").textContent = action.label;
        return link;
      }),
    );
    findItemPart("actions").hidden = actions.length === 0;
    return item;
  };
  replaceAllChildren(list, template, ...results.map(createItem));
  list.hidden = results.length === 0;
  list.toggleAttribute("data-nearest", isUnanswered || isBelowAnswer);
  replaceAllChildren(legalList, ...legalResults.map(createItem));
  findPart(root, "legal-count").textContent = `(${legalResults.length})`;
  const legalDisclosure = findPart(root, "legal");
  legalDisclosure.hidden = legalResults.length === 0;
  (legalDisclosure.querySelector("details") as HTMLDetailsElement).open = results.length === 0;
}

/** Maximum number of results below the answer of a tool. */
const maxBelowAnswer = 3;

/** Picks the results that are worth showing below the answer of a tool: the first that have a word of the query. */
export function pickBestResults<Found extends Pick<DisplayedResults, "results">>(found: Found): Found {
  const hasWord = ({ title, text }: DisplayedResult) => [...title, ...text].some(({ isMarked }) => isMarked);
  return { ...found, results: found.results.filter(hasWord).slice(0, maxBelowAnswer) };
}

const findPart = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;

function renderMarkedParts(parts: readonly MarkedPart[]): (Node | string)[] {
  return parts.map(({ text, isMarked }) => {
    if (!isMarked) return text;
    const mark = document.createElement("mark");
    // Without this role, screen readers would read the mark's beginning and end, and a heading that is only a mark
    // would have no name.
    mark.setAttribute("role", "presentation");
    mark.textContent = text;
    return mark;
  });
}
