/** Searches everything that can be edited, with the same engine as the site's search. */
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SearchSynonym } from "#domain/search/search-query.ts";
import type { SearchPage } from "#domain/search/search-results.ts";
import { listStems, splitSearchWords } from "#domain/search/search-words.ts";
import { createSiteSearch } from "#domain/search/site-search.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import type { DeveloperText, EditorSearchResult, EditorSearchResults, Menu } from "#editor/api/api.ts";
import { openText } from "#editor/server/legal/source/open-text.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listSearchPlaces, type SearchablePlace } from "./search-places.ts";

type Synonyms = { searchSynonyms: readonly SearchSynonym[] };
type Find = (words: string, isAll: boolean) => EditorSearchResults;

export type EditorSearch = (words: string, isAll?: boolean) => Promise<EditorSearchResults>;

/** Maximum number of results shown at first. */
const maxPlaces = 12;
/** Minimum length of a word for which typos are corrected: «logo» must not find Togo. */
const minMended = 5;
/** Page kind of each kind of place, for the rank. Lists rank first, because some clause contains almost any word. */
const searchKinds = { entry: "question", part: "question", clause: "page", last: "registry" } as const;
/** Maximum length of a result's excerpt, in characters. */
const shownLetters = 90;

export function openEditorSearch(
  workspace: ContentWorkspace,
  lists: ListService,
  { menu, developerTexts }: { menu: () => Promise<Menu>; developerTexts: () => readonly DeveloperText[] },
): EditorSearch {
  let index: { state: string; find: Promise<Find> } | undefined;
  return async (words, isAll = false) => {
    const state = computeContentState(workspace.root);
    if (index?.state !== state) {
      // Concurrent searches share this index; after a failure, the next search builds it again.
      const find = menu().then((entries) => buildIndex(workspace, { lists, developerTexts }, entries));
      index = { state, find };
      find.catch(() => {
        if (index?.find === find) index = undefined;
      });
    }
    return (await index.find)(words, isAll);
  };
}

/** A key that changes whenever an editable file is written. */
export function computeContentState(root: string): string {
  const files = globSync(["src/content/data/**/*.ts", "src/content/legal/*/*.{md,json}"], { cwd: root }).toSorted();
  return files.map((file) => `${file} ${statSync(join(root, file)).mtimeMs}`).join();
}

/** Values by id; without values that cannot be read, because their forms report the error. */
async function byId<Value>(entries: readonly { id: string }[], read: (id: string) => Promise<Value>) {
  const found = await Promise.all(entries.map(async ({ id }) => [id, await read(id).catch(() => undefined)] as const));
  return new Map(found.flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const])));
}

type Sources = { lists: ListService; developerTexts: () => readonly DeveloperText[] };

async function buildIndex(workspace: ContentWorkspace, { lists, developerTexts }: Sources, menu: Menu): Promise<Find> {
  const [data, texts, { searchSynonyms: synonyms }] = await Promise.all([
    byId(menu.lists, lists.readListData),
    byId(menu.texts, (id) => openText(workspace, id)),
    workspace
      .load<Synonyms>("/src/content/site/search/search-synonyms.ts")
      .catch((): Synonyms => ({ searchSynonyms: [] })),
  ]);
  const places = listSearchPlaces({ menu, data, texts });
  const pages = places.map(
    ({ name, within, parts, aliases = "", labels = "", kind }, at): SearchPage => ({
      path: `${at}`,
      kind: searchKinds[kind],
      name: aliases,
      above: within,
      places: [{ anchor: "", title: name, text: joinWords(parts), more: listStems(labels).join(" ") }],
    }),
  );
  const search = await createSiteSearch({ pages, synonyms, minTypoLetters: minMended });
  const choices = places.map((place) => new Set(place.choices?.map(foldSpelling)));
  const folded = places.map(({ parts }) => parts.map(({ own }) => ` ${foldSpelling(own)} `));
  const coded = developerTexts().map((each) => ({ ...each, folded: ` ${foldSpelling(each.text)} ` }));
  const names = places.map(({ name, aliases = "" }) => splitSearchWords(`${name} ${aliases}`));
  return (written, isAll) => {
    const words = quoted.exec(written)?.[1] ?? written;
    const isExact = isAll || words !== written;
    const typed = { words: splitSearchWords(words), stems: new Set(listStems(words)), phrase: foldSpelling(words) };
    if (typed.phrase === "") return { places: [], count: 0 };
    const sought = ` ${typed.phrase}${words !== written ? " " : ""}`;
    const saying = places.flatMap((place, at) => createPartResults(place, folded[at] ?? [], sought, typed.stems));
    const isTicked = (at: number) => choices[at]?.has(typed.phrase) ?? false;
    const ticked = places.flatMap((place, at) => (isTicked(at) ? createPlaceResult(place, typed.stems) : []));
    const said = [...ticked, ...saying];
    const ofDevelopers = coded.flatMap(({ folded, file, text }) => (folded.includes(sought) ? { file, text } : []));
    const known = { count: said.length, ...(ofDevelopers.length > 0 && { developerTexts: ofDevelopers }) };
    if (isExact) return { ...known, places: said.slice(0, isAll ? undefined : maxPlaces) };
    // Order of results: matches by name, matches by content, similar places.
    const called = places.flatMap(({ kind }, at) =>
      kind === "entry" && typed.words.every((word) => names[at]?.some((name) => name.startsWith(word))) ? at : [],
    );
    const { results, legalResults } = search(words);
    const isSaid = (at: number) => isTicked(at) || (folded[at] ?? []).some((text) => text.includes(sought));
    const like = [...results, ...legalResults].filter(
      ({ href }) => !called.includes(Number(href)) && !isSaid(Number(href)),
    );
    const shown = [
      ...called.flatMap((at) => createResultsAt(at, typed.stems, "name")),
      ...said,
      ...like.flatMap(({ href, stems }) => createResultsAt(Number(href), stems, "likeness")),
    ];
    return { ...known, places: shown.slice(0, maxPlaces) };
  };
  function createResultsAt(
    at: number,
    stems: ReadonlySet<string>,
    by: NonNullable<EditorSearchResult["by"]>,
  ): EditorSearchResult[] {
    const place = places[at];
    return place ? [{ ...createPlaceResult(place, stems), by }] : [];
  }
}

/** A query in quotation marks, which is searched literally. */
const quoted = /^\s*["«“](.+)["»”]\s*$/u;

/** A result for each part with the searched words. A part equal to the place's name links to the place itself. */
function createPartResults(
  { place, name, within, parts }: SearchablePlace,
  folded: readonly string[],
  sought: string,
  stems: ReadonlySet<string>,
): EditorSearchResult[] {
  return parts.flatMap(({ at, words, own }, index) => {
    if (!folded[index]?.includes(sought)) return [];
    const isName = foldSpelling(own) === foldSpelling(name);
    return [{ place: isName ? place : at, name, within, words: isName ? "" : around(words, stems) }];
  });
}

const joinWords = (parts: SearchablePlace["parts"]) => parts.map(({ words }) => words).join(" ");

/** A result for a place. Shows and links to the part with the most searched words, unless the name has as many. */
function createPlaceResult(
  { place, name, within, parts }: SearchablePlace,
  sought: ReadonlySet<string>,
): EditorSearchResult {
  const countIn = (words: string) => new Set(listStems(words).filter((stem) => sought.has(stem))).size;
  const inName = countIn(name);
  const [best] = parts
    .map((part) => ({ ...part, count: countIn(part.words) }))
    .filter(({ count }) => count > inName)
    .sort((a, b) => b.count - a.count);
  return { place: best?.at ?? place, name, within, words: best ? around(best.words, sought) : "" };
}

/** An excerpt that starts shortly before the first match. */
function around(words: string, sought: ReadonlySet<string>): string {
  const each = words.replaceAll(/\s+/g, " ").trim().split(" ");
  const first = each.findIndex((word) => listStems(word).some((stem) => sought.has(stem)));
  const from = each.length < 12 ? 0 : Math.max(0, first - 3);
  const shown = each.slice(from).join(" ");
  const cut = shown.length > shownLetters ? `${shown.slice(0, shownLetters).replace(/\s\S*$/, "")}…` : shown;
  return from > 0 ? `…${cut}` : cut;
}
