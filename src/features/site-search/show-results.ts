import type { MarkedPart } from "#domain/marked-text.ts";
import { fillWith } from "#platform/page/fill-with.ts";
import type { ShownResult } from "./search-engine.ts";
import type { SiteSearchWords } from "./site-search-words.ts";

/** Writes the results as copies of the list's template: text only, whatever a page or a visitor wrote. */
export function showResults(list: HTMLElement, results: readonly ShownResult[], { kinds }: SiteSearchWords): void {
  const template = list.querySelector("template") as HTMLTemplateElement;
  const items = results.map(({ href, kind, trail, title, text }) => {
    const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    const part = (name: string) => item.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
    part("link").setAttribute("href", href);
    fillWith(part("title"), ...marked(title));
    part("kind").textContent = kinds[kind];
    // A help page is in help: saying so once is enough.
    part("trail").textContent = trail === kinds[kind] ? "" : trail;
    fillWith(part("text"), ...marked(text));
    return item;
  });
  fillWith(list, template, ...items);
  list.hidden = results.length === 0;
}

function marked(parts: readonly MarkedPart[]): (Node | string)[] {
  return parts.map(({ text, isMarked }) => {
    if (!isMarked) return text;
    const mark = document.createElement("mark");
    mark.textContent = text;
    return mark;
  });
}
