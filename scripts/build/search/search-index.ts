/** After the pages are built: writes the index of the site search from the pages' text. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findSearchKind, isSearchable, isTextSearchable, searchIndexPath } from "#content/site/search/search-page.ts";
import { searchSynonyms, technicalTerms } from "#content/site/search/search-synonyms.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { buildBreadcrumbs, getNavLabel, sitePages } from "#content/site/site-map/site-map.ts";
import type { SitePage } from "#content/site/site-map/site-page.ts";
import type { PageSection, SearchPage } from "#domain/search/search-results.ts";
import type { SearchIndex } from "#domain/search/site-search.ts";
import { remember } from "#domain/site/remembered-results.ts";
import type { CachedRun } from "#scripts/build/build-cache.ts";
import { readPageFile } from "#scripts/build/pages/page-files.ts";
import { extractPageSections } from "./extract-page-sections.ts";
import { orderWaysToAsk } from "./order-ways.ts";
import { searchIntents } from "./search-intents.ts";

/**
 * @param clientDir - folder of the built pages, to which the index is written.
 * @param runCached - cache of the results of this code.
 */
export async function writeSearchIndex(clientDir: string, runCached: CachedRun): Promise<void> {
  // The server renders pages that answer a form, so they have no file.
  const builtPages = sitePages.filter((page) => isSearchable(page) && existsSync(buildFilePath(page, clientDir)));
  const pages: SearchPage[] = [];
  for (const page of builtPages) pages.push(await createSearchPage(page, clientDir, runCached));
  const index: SearchIndex = {
    pages: removeCommonStems(pages),
    synonyms: searchSynonyms,
    intents: remember(JSON.stringify(["intents", searchIntents]), () =>
      searchIntents.map((intent) => ({ ...intent, ways: orderWaysToAsk(intent.ways) })),
    ),
    technicalTerms,
  };
  await writeFile(join(clientDir, searchIndexPath), JSON.stringify(index));
}

/** Maximum number of sections that share a stem in `more`; a more frequent stem hardly narrows a search. */
const maxSectionsOfStem = 6;

/**
 * Keeps in `more` only stems that narrow a search, and only for legal texts. {@link searchIntents} covers what people
 * ask of the other pages.
 */
function removeCommonStems(pages: readonly SearchPage[]): SearchPage[] {
  const counts = new Map<string, number>();
  for (const { sections } of pages)
    for (const { more = "" } of sections)
      for (const stem of more.split(" ")) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const isRareStem = (stem: string) => (counts.get(stem) ?? 0) <= maxSectionsOfStem;
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map(({ more, ...section }) => {
      const rareStems = page.kind === "legal" && more?.split(" ").filter(isRareStem).join(" ");
      return { ...section, ...(rareStems && { more: rareStems }) };
    }),
  }));
}

const buildFilePath = ({ path }: SitePage, clientDir: string) => join(clientDir, path, "index.html");

const isLegal = (page: SitePage) => ["legal", "registry"].includes(findSearchKind(page));

const legalPaths: ReadonlySet<string> = new Set(sitePages.filter(isLegal).map(({ path }) => path));

const legalPathsJson = JSON.stringify([...legalPaths]);

/** The sections that answer a known question directly. */
const answerAddresses: ReadonlySet<string | undefined> = new Set(searchIntents.map(({ to: [first] }) => first));

const answersJson = JSON.stringify([...answerAddresses]);

const isOutsideLegalTexts = (href: string) => !legalPaths.has(href.split("#", 1).join());

async function createSearchPage(page: SitePage, clientDir: string, runCached: CachedRun): Promise<SearchPage> {
  const html = readPageFile(buildFilePath(page, clientDir));
  const sectionsJson = await runCached(
    [html, JSON.stringify(page), legalPathsJson, answersJson, JSON.stringify(configuredUrls)],
    async () =>
      Buffer.from(
        JSON.stringify(extractPageSections(html, page, isOutsideLegalTexts, (address) => answerAddresses.has(address))),
      ),
  );
  const sections = (JSON.parse(String(sectionsJson)) as PageSection[]).map(({ actions, ...section }) =>
    actions && !isLegal(page) ? { ...section, actions } : section,
  );
  return {
    path: page.path,
    kind: findSearchKind(page),
    name: getNavLabel(page),
    above: buildBreadcrumbs(page.path).slice(1, -1).map(getNavLabel),
    sections: isTextSearchable(page) ? sections : [{ anchor: "", title: page.title, text: page.description }],
  };
}
