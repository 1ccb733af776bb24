import { extractQueryWords, matchRows, splitWords } from "#domain/match/match-rows.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { keepTypedValue } from "#platform/device/keep-typed-value.ts";
import { revealAnswer } from "#platform/device/reveal-answer.ts";

type LibraryFilterCopy = {
  /** Shown while no filter is active; with `{all}` and `{groups}`. */
  totalCount: string;
  /** Shown if rows match; with `{shown}` and `{all}`. */
  matchCount: string;
  noMatches: string;
  /** Number of matching links in a group, with `{shown}` and `{all}`; absent if groups have no count. */
  groupCount?: string;
  /** The title has `{text}`. */
  empty: { title: string };
};

/** Milliseconds from the last keystroke to the count, so that its announcement does not interrupt the typing. */
const statusDelayMs = 400;

/**
 * Adds behaviour to the filter of a library of links or questions. While the field has text, only matching rows are
 * shown, in open groups; clearing the field restores the previous state.
 *
 * @param root - contains the field, the groups, and any list of links to the groups. If the field is in a form and no
 *   row matches, the form submits the text to the site's search.
 */
export function enhanceLibraryFilter(root: HTMLElement, copy: LibraryFilterCopy): void {
  const findPart = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [status, clear, empty, emptyTitle] = [
    findPart("status"),
    findPart("clear"),
    findPart("empty"),
    findPart("empty-title"),
  ];
  const field = findPart("field") as HTMLInputElement;
  const groups = [...root.querySelectorAll<HTMLElement>("[data-group]")].map((element) => readGroup(element, root));
  const all = groups.flatMap(({ links }) => links);
  /** Whether each group was open before the filter became active; undefined without an active filter. */
  let openBefore: boolean[] | undefined;
  let statusTimer: ReturnType<typeof setTimeout>;

  function applyFilter(): void {
    const queryWords = extractQueryWords(field.value);
    const isFiltered = queryWords.length > 0;
    const matchingRows = new Set(isFiltered ? matchRows(queryWords, all, ({ words }) => words).rows : all);
    if (isFiltered) openBefore ??= groups.map(({ details }) => details?.open ?? false);
    let shownCount = 0;
    for (const [place, { element, details, count, links, lists, groupLinks }] of groups.entries()) {
      const keptCount = links.filter((link) => {
        link.row.hidden = !matchingRows.has(link);
        return !link.row.hidden;
      }).length;
      shownCount += keptCount;
      for (const part of [element, ...groupLinks]) part.hidden = keptCount === 0;
      for (const list of lists) list.hidden = !list.querySelector("[data-link]:not([hidden])");
      if (count.element && copy.groupCount) {
        count.element.textContent = isFiltered
          ? fillPlaceholders(copy.groupCount, { shown: `${keptCount}`, all: count.text })
          : count.text;
      }
      if (details && openBefore) details.open = isFiltered ? keptCount > 0 : openBefore[place] === true;
    }
    if (!isFiltered) openBefore = undefined;
    clear.hidden = field.value === "";
    empty.hidden = shownCount > 0;
    emptyTitle.textContent = fillPlaceholders(copy.empty.title, { text: field.value.trim() });
    if (isFiltered) revealAnswer(field, shownCount > 0 ? status : empty);
    clearTimeout(statusTimer);
    statusTimer = setTimeout(() => {
      const counts = { shown: `${shownCount}`, all: `${all.length}`, groups: `${groups.length}` };
      status.textContent = fillPlaceholders(
        isFiltered ? (shownCount > 0 ? copy.matchCount : copy.noMatches) : copy.totalCount,
        counts,
      );
    }, statusDelayMs);
  }

  function clearFilter(): void {
    field.value = "";
    applyFilter();
    field.focus();
  }

  field.addEventListener("input", applyFilter);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || field.value === "") return;
    event.preventDefault();
    clearFilter();
  });
  clear.addEventListener("click", clearFilter);
  field.form?.addEventListener("submit", (event) => {
    const firstMatch = all.find(({ row }) => !row.hidden);
    if (!firstMatch) return;
    event.preventDefault();
    firstMatch.row.closest("[data-group]")?.scrollIntoView();
    firstMatch.row.querySelector("summary")?.focus({ preventScroll: true });
  });
  // A click in an answer may lead to a row that the filter hides: clear the filter to show the row.
  addEventListener("hashchange", () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.closest("[data-link][hidden], [data-group][hidden]") || !root.contains(target)) return;
    field.value = "";
    applyFilter();
    target.scrollIntoView();
  });
  keepTypedValue(field);
  // Chromium does not restore a field without completion after Back.
  if (!field.value) field.value = history.state?.filter ?? "";
  addEventListener("pagehide", () => history.replaceState({ ...history.state, filter: field.value }, ""));
  // Apply text that was typed before the script ran, or that was restored.
  if (field.value) applyFilter();
}

function readGroup(element: HTMLElement, root: HTMLElement) {
  const count = element.querySelector<HTMLElement>("[data-count]");
  const details = element.querySelector<HTMLDetailsElement>(":scope > details");
  const id = element.id || details?.id;
  return {
    element,
    /** This is the `details` element of the group, not of one of its rows. */
    details,
    /** Items elsewhere in the page that link to this group. */
    groupLinks: [...root.querySelectorAll<HTMLElement>("nav li")].filter(
      (way) => id && way.querySelector(`a[href="#${id}"]`),
    ),
    count: { element: count, text: count?.textContent ?? "" },
    lists: [...element.querySelectorAll<HTMLElement>("[data-list]")],
    links: [...element.querySelectorAll<HTMLElement>("[data-link]")].map((row) => {
      const list = row.closest<HTMLElement>("[data-list]")?.dataset.list;
      return {
        row,
        words: splitWords(
          [element.dataset.group, list, readText(row), row.dataset.link, row.dataset.synonyms].join(" "),
        ),
      };
    }),
  };
}

/** Reads a row's text without the labels of its buttons. */
function readText(row: HTMLElement): string {
  const copy = row.cloneNode(true) as HTMLElement;
  for (const button of copy.querySelectorAll("button")) button.remove();
  return copy.textContent;
}
