import type { MarkedPart } from "#domain/text/marked-text.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import type { DisplayedResult, DisplayedResults } from "./search-engine.ts";
import type { SiteSearchTexts } from "./site-search-texts.ts";

/**
 * Renders the results from the template, always as text, never as markup. Legal texts are in a disclosure, which is
 * open only if nothing else was found.
 *
 * @param root - contains the markup of `SiteSearchResults`.
 */
export function showResults(
  root: HTMLElement,
  { isUnanswered, results, legal }: DisplayedResults,
  { kinds }: SiteSearchTexts,
): void {
  const [list, legalList] = [partOf(root, "results"), partOf(root, "legal-results")];
  const template = list.querySelector("template") as HTMLTemplateElement;
  const itemOf = ({ href, kind, trail, title, text, actions }: DisplayedResult) => {
    const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    const part = (name: string) => partOf(item, name);
    part("link").setAttribute("href", href);
    replaceAllChildren(part("title"), ...marked(title));
    part("kind").textContent = kinds[kind];
    // Leave out a trail that is the same as the kind, as on help pages.
    part("trail").textContent = trail === kinds[kind] ? "" : trail;
    replaceAllChildren(part("text"), ...marked(text));
    const button = part("action");
    replaceAllChildren(
      part("actions"),
      ...actions.map((action) => {
        const link = button.cloneNode(true) as HTMLElement;
        link.setAttribute("href", action.href);
        partOf(link, "label").textContent = action.label;
        return link;
      }),
    );
    part("actions").hidden = actions.length === 0;
    return item;
  };
  replaceAllChildren(list, template, ...results.map(itemOf));
  list.hidden = results.length === 0;
  list.toggleAttribute("data-nearest", isUnanswered);
  replaceAllChildren(legalList, ...legal.map(itemOf));
  partOf(root, "legal-count").textContent = `(${legal.length})`;
  const fold = partOf(root, "legal");
  fold.hidden = legal.length === 0;
  (fold.querySelector("details") as HTMLDetailsElement).open = results.length === 0;
}

const partOf = (root: HTMLElement, name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;

function marked(parts: readonly MarkedPart[]): (Node | string)[] {
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
