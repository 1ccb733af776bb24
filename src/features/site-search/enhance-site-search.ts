import { maskLongNumbers } from "#domain/search/long-numbers.ts";
import type { SearchIndex } from "#domain/search/site-search.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { keepTypedValue } from "#platform/device/keep-typed-value.ts";
import { revealAnswer } from "#platform/device/reveal-answer.ts";
import type { DirectAnswer } from "./direct-answer.ts";
import type { DisplayedResults, ToolPages } from "./search-engine.ts";
import { pickBestResults, showResults } from "./show-results.ts";
import type { SiteSearchProps } from "./site-search-copy.ts";

const noResults: FoundResults = { isUnanswered: false, results: [], legalResults: [] };

type FoundResults = Omit<DisplayedResults, "tools">;

/** Maximum milliseconds that results wait for a tool's answer, which is above them; a later answer is dropped. */
const maxToolMs = 1_000;

/** Milliseconds from the last keystroke to the search. */
const searchDelayMs = 150;

/** Milliseconds from the last results to the announcement of their number, which must not interrupt typing. */
const announcementDelayMs = 500;

/**
 * Enhances the search: shows results while typing, and keeps the query in the URL, so that Back and Forward move
 * between queries. The engine loads when the field is used, or at once if the URL has a query.
 *
 * @param root - contains the markup of `SiteSearchPage`.
 */
export function enhanceSiteSearch(root: HTMLElement, { copy, indexPath, tools, countsUnfound }: SiteSearchProps): void {
  const findPart = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement;
  const [answer, status, unanswered, failed, direct] = ["answer", "status", "unanswered", "failed", "direct"].map(
    findPart,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const page = findPart("page");
  const field = findPart("field") as HTMLInputElement;
  const title = document.title;
  let engine: Promise<(written: string) => DisplayedResults> | undefined;
  let counter: Promise<((unfound: string) => void) | undefined> | undefined;
  let isEmpty = true;
  /** Whether the URL's query is finished (submitted or restored); if so, the next query becomes a new history entry. */
  let isQueryFinished = false;
  let searchTimer: ReturnType<typeof setTimeout>;
  let announcementTimer: ReturnType<typeof setTimeout>;

  /** Reads the query without personal numbers, because the heading, the title and the URL repeat it. */
  const readQuery = () => maskLongNumbers(field.value.trim());
  const readAddressQuery = () => new URLSearchParams(location.search).get(field.name)?.slice(0, field.maxLength) ?? "";

  /** Loads the engine. A failure is not cached, so the next use tries again. */
  function loadEngine() {
    engine ??= loadSearchEngine(indexPath, tools).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  }

  /** @param reply - status text for an empty query; set if the visitor submitted the form. */
  async function search(reply?: string): Promise<void> {
    const text = readQuery();
    document.title = text ? `${text} · ${title}` : title;
    page.toggleAttribute("data-asked", text !== "");
    countUnfound("");
    if (text === "") {
      // Screen readers announce the same text again only if it was gone.
      status.textContent = "";
      return showFound(noResults, reply ?? "");
    }
    if (isEmpty && unanswered.hidden) {
      status.textContent = copy.loading;
      page.toggleAttribute("data-waiting", true);
    }
    try {
      const foundResults = (await loadEngine())(text);
      // Drop the results, because the text has changed in the meantime.
      if (text !== readQuery()) return;
      const foundCount = foundResults.results.length + foundResults.legalResults.length;
      // With Save-Data, lists load only for a submitted query.
      const isSaved = foundResults.tools.length > 0 && navigator.connection?.saveData && reply === undefined;
      const directAnswer =
        foundResults.tools.length > 0 && !isSaved
          ? await findDirect(text, foundResults.tools, foundResults.isUnanswered, foundCount)
          : undefined;
      if (text !== readQuery()) return;
      const isLate = isSaved || directAnswer === "late";
      const shownAnswer = directAnswer === "late" ? undefined : directAnswer;
      // If the site has no answer, the nearest sections below a tool's answer would only distract.
      const best = foundResults.isUnanswered ? noResults : pickBestResults(foundResults);
      const shown = shownAnswer ? best : foundResults;
      const n = shown.results.length + shown.legalResults.length;
      const isUnfound = (foundResults.isUnanswered || n === 0) && !shownAnswer && !isLate;
      const { noResult, similar, one, other, answered, savesData } = copy;
      const emptyTemplate = shownAnswer ? answered : isSaved ? savesData : noResult;
      const statusTemplate = n === 0 ? emptyTemplate : isUnfound ? similar : n === 1 ? one : other;
      showFound(
        { ...shown, isUnanswered: isUnfound },
        fillPlaceholders(statusTemplate, { n: `${n}`, text }),
        shownAnswer,
        foundResults.isUnanswered,
      );
      countUnfound(isUnfound ? text : "");
    } catch (error) {
      console.warn("The search did not load.", error);
      showFound(noResults, "");
      failed.hidden = false;
    }
  }

  /** Counts a search without an answer, unless the visitor objects to tracking; empty cancels the count. */
  function countUnfound(unfound: string): void {
    if (!countsUnfound || navigator.globalPrivacyControl || navigator.doNotTrack === "1") return;
    if (unfound)
      counter ??= import("./count-unfound.ts").then(
        (module) => module.createUnfoundCounter(),
        () => undefined,
      );
    void counter?.then((note) => note?.(unfound));
  }

  /**
   * Asks the tools that may know what the query names. Results that are only the nearest wait for them without a limit.
   *
   * @param resultCount - number of results, which are shown alone if the answer is late or fails.
   * @throws {Error} if a tool fails and there are no results.
   */
  function findDirect(
    text: string,
    toolNames: DisplayedResults["tools"],
    isUnanswered: boolean,
    resultCount: number,
  ): Promise<DirectAnswer | "late" | undefined> {
    // Hides the earlier answer at once, because hiding it later would be a layout shift.
    direct.hidden = unanswered.hidden = true;
    showResults(answer, noResults, copy);
    const directAnswer = import("./direct-answer.ts").then((module) =>
      module.findDirectAnswer(text, toolNames, tools, isUnanswered),
    );
    if (resultCount === 0 || isUnanswered) status.textContent = copy.loading;
    if (resultCount === 0) return directAnswer;
    const timeLimit = new Promise<"late">((done) => setTimeout(() => done("late"), maxToolMs));
    return Promise.race([directAnswer, ...(isUnanswered ? [] : [timeLimit])]).catch(() => "late" as const);
  }

  /** @param areNearest - whether the results are only the nearest, so that the first is not marked as the answer. */
  function showFound(
    foundResults: FoundResults,
    announcement: string,
    directAnswer?: DirectAnswer,
    areNearest = false,
  ): void {
    isEmpty = !directAnswer && foundResults.results.length + foundResults.legalResults.length === 0;
    failed.hidden = true;
    direct.hidden = !directAnswer;
    directAnswer?.show(direct);
    unanswered.hidden = !foundResults.isUnanswered;
    page.toggleAttribute("data-asked", !isEmpty);
    page.removeAttribute("data-waiting");
    showResults(answer, foundResults, copy, areNearest || !!directAnswer);
    revealAnswer(field, directAnswer ? direct : (answer.querySelector("[data-results] a") ?? unanswered));
    clearTimeout(announcementTimer);
    // The delay also separates the results from the loading text: of two quick changes, screen readers read neither.
    // The text about loading goes at once; its line stays, so that nothing moves.
    if (status.textContent === copy.loading) status.textContent = "\u00a0";
    if (announcement === "") status.textContent = announcement;
    else
      announcementTimer = setTimeout(() => {
        status.textContent = announcement;
        directAnswer?.announce(status);
      }, announcementDelayMs);
  }

  function writeAddress(): void {
    const url = new URL(location.href);
    if (readQuery()) url.searchParams.set(field.name, readQuery());
    else url.searchParams.delete(field.name);
    // The anchor lets CSS hide the topics from the first paint on.
    url.hash = readQuery() && page.id;
    if (url.href === location.href) return;
    if (isQueryFinished) history.pushState(null, "", url);
    else history.replaceState(null, "", url);
    isQueryFinished = false;
  }

  function readAddress(): void {
    clearTimeout(searchTimer);
    field.value = readAddressQuery();
    isQueryFinished = false;
    // Removes a personal number with which the address was opened.
    if (field.value !== readQuery()) writeAddress();
    isQueryFinished = field.value !== "";
    void search();
  }

  field.addEventListener("focus", () => void loadEngine().catch(() => undefined));
  field.addEventListener("input", () => {
    clearTimeout(searchTimer);
    searchTimer = setTimeout(() => {
      writeAddress();
      void search();
    }, searchDelayMs);
  });
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(searchTimer);
    writeAddress();
    isQueryFinished = readQuery() !== "";
    void search(copy.empty).then(() => (readQuery() ? answer : field).focus());
  });
  findPart("retry").addEventListener("click", () => {
    void search();
    field.focus();
  });
  addEventListener("popstate", readAddress);
  keepTypedValue(field);
  // WebKit gives the focus to a field that the address names, but no caret, so that typing would do nothing.
  if (document.activeElement === field) field.setSelectionRange(field.value.length, field.value.length);
  if (readAddressQuery()) readAddress();
  else if (readQuery()) {
    // Search for text that was typed before this script loaded.
    writeAddress();
    void search();
  }
}

/**
 * Loads the search engine and its index together.
 *
 * @returns a function that searches for a text.
 * @throws {Error} if either does not load completely.
 */
async function loadSearchEngine(
  indexPath: string,
  toolPages: ToolPages,
): Promise<(written: string) => DisplayedResults> {
  const [{ createSearchEngine }, index] = await Promise.all([import("./search-engine.ts"), loadIndex(indexPath)]);
  return createSearchEngine(index, toolPages);
}

async function loadIndex(path: string): Promise<SearchIndex> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}
