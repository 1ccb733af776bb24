import { extractQueryWords, matchRows, splitWords } from "#domain/match/match-rows.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { keepTypedValue } from "#platform/device/keep-typed-value.ts";

type LibraryFilterTexts = {
  /** Shown while no filter is active; with `{all}` and `{groups}`. */
  all: string;
  /** Shown if rows match; with `{shown}` and `{all}`. */
  some: string;
  none: string;
  /** Number of matching links in a group, with `{shown}` and `{all}`; absent if groups have no count. */
  countOf?: string;
  /** The title has `{text}`. */
  empty: { title: string };
};

/** Milliseconds from the last keystroke to the count, so that its announcement does not interrupt the typing. */
const pauseMs = 400;

/**
 * Adds behaviour to the filter of a library of links or questions. While the field has text, only matching rows are
 * shown, in open groups; clearing the field restores the previous state.
 *
 * @param root - contains the field, the groups, and any list of links to the groups. If the field is in a form and no
 *   row matches, the form submits the text to the site's search.
 */
export function enhanceLibraryFilter(root: HTMLElement, words: LibraryFilterTexts): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [status, clear, empty, emptyTitle] = [part("status"), part("clear"), part("empty"), part("empty-title")];
  const field = part("field") as HTMLInputElement;
  const groups = [...root.querySelectorAll<HTMLElement>("[data-group]")].map((element) => readGroup(element, root));
  const all = groups.flatMap(({ links }) => links);
  /** Whether each group was open before the filter became active; undefined without an active filter. */
  let before: boolean[] | undefined;
  let pause: ReturnType<typeof setTimeout>;

  function apply(): void {
    const asked = extractQueryWords(field.value);
    const isFiltered = asked.length > 0;
    const found = new Set(isFiltered ? matchRows(asked, all, ({ words }) => words).rows : all);
    if (isFiltered) before ??= groups.map(({ details }) => details?.open ?? false);
    let shown = 0;
    for (const [place, { element, details, count, links, lists, ways }] of groups.entries()) {
      const kept = links.filter((link) => {
        link.row.hidden = !found.has(link);
        return !link.row.hidden;
      }).length;
      shown += kept;
      for (const part of [element, ...ways]) part.hidden = kept === 0;
      for (const list of lists) list.hidden = !list.querySelector("[data-link]:not([hidden])");
      if (count.element && words.countOf) {
        count.element.textContent = isFiltered
          ? fillPlaceholders(words.countOf, { shown: `${kept}`, all: count.text })
          : count.text;
      }
      if (details && before) details.open = isFiltered ? kept > 0 : before[place] === true;
    }
    if (!isFiltered) before = undefined;
    clear.hidden = field.value === "";
    empty.hidden = shown > 0;
    emptyTitle.textContent = fillPlaceholders(words.empty.title, { text: field.value.trim() });
    clearTimeout(pause);
    pause = setTimeout(() => {
      const counts = { shown: `${shown}`, all: `${all.length}`, groups: `${groups.length}` };
      status.textContent = fillPlaceholders(isFiltered ? (shown > 0 ? words.some : words.none) : words.all, counts);
    }, pauseMs);
  }

  function restore(): void {
    field.value = "";
    apply();
    field.focus();
  }

  field.addEventListener("input", apply);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || field.value === "") return;
    event.preventDefault();
    restore();
  });
  clear.addEventListener("click", restore);
  field.form?.addEventListener("submit", (event) => {
    const first = all.find(({ row }) => !row.hidden);
    if (!first) return;
    event.preventDefault();
    first.row.closest("[data-group]")?.scrollIntoView();
    first.row.querySelector("summary")?.focus({ preventScroll: true });
  });
  // A click in an answer may lead to a row that the filter hides: clear the filter to show the row.
  addEventListener("hashchange", () => {
    const named = document.getElementById(location.hash.slice(1));
    if (!named?.closest("[data-link][hidden], [data-group][hidden]") || !root.contains(named)) return;
    field.value = "";
    apply();
    named.scrollIntoView();
  });
  keepTypedValue(field);
  // Apply text that was typed before the script ran, or that the browser restored.
  if (field.value) apply();
}

function readGroup(element: HTMLElement, root: HTMLElement) {
  const count = element.querySelector<HTMLElement>("[data-count]");
  const details = element.querySelector<HTMLDetailsElement>(":scope > details");
  const id = element.id || details?.id;
  return {
    element,
    /** The `details` of the group, not of one of its rows. */
    details,
    /** Items elsewhere in the page that link to this group. */
    ways: [...root.querySelectorAll<HTMLElement>("nav li")].filter(
      (way) => id && way.querySelector(`a[href="#${id}"]`),
    ),
    count: { element: count, text: count?.textContent ?? "" },
    lists: [...element.querySelectorAll<HTMLElement>("[data-list]")],
    links: [...element.querySelectorAll<HTMLElement>("[data-link]")].map((row) => {
      const list = row.closest<HTMLElement>("[data-list]")?.dataset.list;
      return {
        row,
        words: splitWords([element.dataset.group, list, readText(row), row.dataset.link, row.dataset.said].join(" ")),
      };
    }),
  };
}

/** A row's text, without its buttons' labels. */
function readText(row: HTMLElement): string {
  const copy = row.cloneNode(true) as HTMLElement;
  for (const button of copy.querySelectorAll("button")) button.remove();
  return copy.textContent;
}
