/** Searches everything that can be edited, with the engine of the site's search. */
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SearchPage } from "#domain/search/search-results.ts";
import { listStems, splitSearchWords } from "#domain/search/search-words.ts";
import { createSiteSearch } from "#domain/search/site-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { Menu } from "#editor/api/api.ts";
import type { DeveloperText, EditorSearchResult, EditorSearchResults } from "#editor/api/requests/search-api.ts";
import { openLegalText } from "#editor/server/legal/source/open-legal-text.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { cacheLast } from "#editor/server/workspace/cache-last.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listSearchLocations, type SearchableLocation } from "./search-locations.ts";

type SearchFunction = (query: string, isAll: boolean) => EditorSearchResults;

export type EditorSearch = (query: string, isAll?: boolean) => Promise<EditorSearchResults>;

/** Maximum number of results shown at first. */
const maxLocations = 12;
/** Minimum length of a word to correct its typos, in letters: «logo» must not find Togo. */
const minLengthForTypos = 5;
/** Page kind of each kind of location, for ranking. Lists rank first, because some clause contains almost any word. */
const searchKinds = { entry: "question", part: "question", clause: "page", last: "registry" } as const;
const maxExcerptLength = 90;

export function openEditorSearch(
  workspace: ContentWorkspace,
  lists: ListService,
  { menu, developerTexts }: { menu: () => Promise<Menu>; developerTexts: () => readonly DeveloperText[] },
): EditorSearch {
  // Concurrent searches share this index; after a failure, the next search builds it again.
  const openIndex = cacheLast(() =>
    menu().then((entries) => buildIndex(workspace, { lists, developerTexts }, entries)),
  );
  return async (query, isAll = false) =>
    (await openIndex(computeContentState(workspace.root), undefined))(query, isAll);
}

/** Computes a key that changes whenever an editable file is written. */
export function computeContentState(root: string): string {
  const files = globSync(["src/content/data/**/*.ts", "src/content/legal/*/*.{md,json}"], { cwd: root }).toSorted();
  return files.map((file) => `${file} ${statSync(join(root, file)).mtimeMs}`).join();
}

/** Reads values by id; leaves out unreadable values, because their forms report the error. */
async function readById<Value>(entries: readonly { id: string }[], read: (id: string) => Promise<Value>) {
  const entriesWithValues = await Promise.all(
    entries.map(async ({ id }) => [id, await read(id).catch(() => undefined)] as const),
  );
  return new Map(entriesWithValues.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])));
}

type IndexSources = { lists: ListService; developerTexts: () => readonly DeveloperText[] };

async function buildIndex(
  workspace: ContentWorkspace,
  { lists, developerTexts }: IndexSources,
  menu: Menu,
): Promise<SearchFunction> {
  const [data, texts, { searchSynonyms: synonyms }] = await Promise.all([
    readById(menu.lists, lists.readListData),
    readById(menu.legalTexts, (id) => openLegalText(workspace, id)),
    workspace.load("/src/content/site/search/search-synonyms.ts").catch(() => ({ searchSynonyms: [] })),
  ]);
  const locations = listSearchLocations({ menu, data, texts });
  const pages = locations.map(
    ({ name, containingParts, parts, aliases = "", labels = "", kind }, index): SearchPage => ({
      path: `${index}`,
      kind: searchKinds[kind],
      name: aliases,
      above: containingParts,
      sections: [{ anchor: "", title: name, text: joinWords(parts), more: listStems(labels).join(" ") }],
    }),
  );
  const search = await createSiteSearch({ pages, synonyms, minLengthForTypos });
  const choicesByLocation = locations.map((location) => new Set(location.choices?.map(foldSpelling)));
  const foldedParts = locations.map(({ parts }) => parts.map(({ ownText }) => ` ${foldSpelling(ownText)} `));
  const foldedDeveloperTexts = developerTexts().map((each) => ({ ...each, folded: ` ${foldSpelling(each.text)} ` }));
  const titledLocations = locations.flatMap(listTitledLocations);
  const wordsOfNames = locations.map(({ name, aliases = "" }) => splitSearchWords(`${name} ${aliases}`));
  return (searchText, isAll) => {
    const unquotedText = quotedPattern.exec(searchText)?.[1] ?? searchText;
    const isLiteral = isAll || unquotedText !== searchText;
    const typedQuery = {
      words: splitSearchWords(unquotedText),
      stems: new Set(listStems(unquotedText)),
      phrase: foldSpelling(unquotedText),
    };
    if (typedQuery.phrase === "") return { locations: [], count: 0 };
    const searchedPhrase = ` ${typedQuery.phrase}${unquotedText !== searchText ? " " : ""}`;
    const partResults = locations.flatMap((location, index) =>
      createPartResults(location, foldedParts[index] ?? [], searchedPhrase, typedQuery.stems),
    );
    const hasChoice = (index: number) => choicesByLocation[index]?.has(typedQuery.phrase) ?? false;
    const choiceResults = locations.flatMap((location, index) =>
      hasChoice(index) ? createLocationResult(location, typedQuery.stems) : [],
    );
    const contentResults = [...choiceResults, ...partResults];
    const matchingDeveloperTexts = foldedDeveloperTexts.flatMap(({ folded, file, text }) =>
      folded.includes(searchedPhrase) ? { file, text } : [],
    );
    const counts = {
      count: contentResults.length,
      ...(matchingDeveloperTexts.length > 0 && { developerTexts: matchingDeveloperTexts }),
    };
    if (isLiteral) return { ...counts, locations: contentResults.slice(0, isAll ? undefined : maxLocations) };
    // Order of results: titles of entries and fields, first those that begin with the word; aliases of entries; matches
    // by content; similar locations.
    const [firstWord = ""] = typedQuery.words;
    const titleMatches = titledLocations
      .filter(({ words }) => startWithAll(words, typedQuery.words))
      .toSorted(
        ({ words: [one = ""] }, { words: [other = ""] }) =>
          Number(other.startsWith(firstWord)) - Number(one.startsWith(firstWord)),
      );
    const aliasMatches = locations.flatMap((location, index) =>
      location.kind === "entry" && startWithAll(wordsOfNames[index] ?? [], typedQuery.words) ? location : [],
    );
    const { results, legalResults } = search(unquotedText);
    const isContentMatch = (index: number) =>
      hasChoice(index) || (foldedParts[index] ?? []).some((text) => text.includes(searchedPhrase));
    const similarResults = [...results, ...legalResults].flatMap(({ href, stems }): EditorSearchResult[] => {
      const location = locations[Number(href)];
      if (!location || aliasMatches.includes(location) || isContentMatch(Number(href))) return [];
      return [{ ...createLocationResult(location, stems), matchedBy: "likeness" }];
    });
    const shownResults = [
      ...titleMatches.map(({ result }) => result),
      ...aliasMatches.map((location) => ({
        ...createLocationResult(location, typedQuery.stems),
        matchedBy: "name" as const,
      })),
      ...contentResults,
      ...similarResults,
    ];
    const isFirst = ({ location }: EditorSearchResult, index: number) =>
      shownResults.findIndex((each) => each.location === location) === index;
    return { ...counts, locations: shownResults.filter(isFirst).slice(0, maxLocations) };
  };
}

const noStems: ReadonlySet<string> = new Set();

type TitledLocation = { words: readonly string[]; result: EditorSearchResult };

/** Lists what a search by title can find: an entry, the parts of a form, and its fields. */
function listTitledLocations({ location, name, containingParts, parts, kind }: SearchableLocation): TitledLocation[] {
  const isFormPart = kind === "part" && location.includes("//");
  const own = kind === "entry" || isFormPart ? [{ location, name, containingParts, excerpt: "" }] : [];
  const fields = parts.flatMap(({ title, ownText, ...part }) =>
    title
      ? {
          location: part.location,
          name: title,
          containingParts: [...containingParts, name],
          excerpt: extractExcerpt(ownText, noStems),
        }
      : [],
  );
  return [...own, ...fields].map((result) => ({
    words: splitSearchWords(result.name),
    result: { ...result, matchedBy: "name" },
  }));
}

/** Whether each typed word begins one of these words. */
const startWithAll = (words: readonly string[], typedWords: readonly string[]) =>
  typedWords.every((typed) => words.some((word) => word.startsWith(typed)));

const quotedPattern = /^\s*["«“](.+)["»”]\s*$/u;

/** Creates a result for each part with the searched words. A part equal to the location's name links to it. */
function createPartResults(
  { location, name, containingParts, parts }: SearchableLocation,
  foldedWords: readonly string[],
  searchedPhrase: string,
  stems: ReadonlySet<string>,
): EditorSearchResult[] {
  return parts.flatMap(({ location: partLocation, text, ownText }, index) => {
    if (!foldedWords[index]?.includes(searchedPhrase)) return [];
    const isName = foldSpelling(ownText) === foldSpelling(name);
    return [
      {
        location: isName ? location : partLocation,
        name,
        containingParts,
        excerpt: isName ? "" : extractExcerpt(text, stems),
      },
    ];
  });
}

const joinWords = (parts: SearchableLocation["parts"]) => parts.map(({ text }) => text).join(" ");

/** Creates a result for a location. It links to the part with the most searched words, unless the name has as many. */
function createLocationResult(
  { location, name, containingParts, parts }: SearchableLocation,
  searchedStems: ReadonlySet<string>,
): EditorSearchResult {
  const countMatches = (text: string) => new Set(listStems(text).filter((stem) => searchedStems.has(stem))).size;
  const nameMatchCount = countMatches(name);
  const [best] = parts
    .map((part) => ({ ...part, count: countMatches(part.text) }))
    .filter(({ count }) => count > nameMatchCount)
    .sort((a, b) => b.count - a.count);
  return {
    location: best?.location ?? location,
    name,
    containingParts,
    excerpt: best ? extractExcerpt(best.text, searchedStems) : "",
  };
}

function extractExcerpt(text: string, searchedStems: ReadonlySet<string>): string {
  const allWords = text.replaceAll(/\s+/g, " ").trim().split(" ");
  const firstMatch = allWords.findIndex((word) => listStems(word).some((stem) => searchedStems.has(stem)));
  const from = allWords.length < 12 ? 0 : Math.max(0, firstMatch - 3);
  const excerptStart = allWords.slice(from).join(" ");
  const excerpt =
    excerptStart.length > maxExcerptLength
      ? `${excerptStart.slice(0, maxExcerptLength).replace(/\s\S*$/, "")}…`
      : excerptStart;
  return from > 0 ? `…${excerpt}` : excerpt;
}
