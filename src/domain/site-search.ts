/** Finds the places on the site that match a query. The same at build time, in tests and in the browser. */
import MiniSearch from "minisearch";
import { isSmallWord } from "./match/small-words.ts";
import { conceptsOf, type SearchConcept, type SearchSynonym } from "./search-query.ts";
import { plainWords, stemOf } from "./search-words.ts";

export type SearchKind = "help" | "guide" | "question" | "legal" | "registry" | "page";

/** A page, or a part of one with its own URL. */
export type SearchPlace = {
  /** Anchor within the page; empty if the place is the page itself. */
  anchor: string;
  title: string;
  /** The beginning of its text, as visitors read it. */
  text: string;
  /** Stems of the rest of its text, separated by spaces. */
  more?: string;
};

export type SearchPage = {
  path: string;
  kind: SearchKind;
  /** Its name in lists of links; shown above the titles of its parts. */
  name: string;
  /** The pages above it, from the top, without the home page. */
  above: readonly string[];
  /** The first is the page itself. */
  places: readonly SearchPlace[];
};

export type SearchIndex = { pages: readonly SearchPage[]; synonyms: readonly SearchSynonym[] };

export type SearchResult = {
  href: string;
  title: string;
  kind: SearchKind;
  /** The pages it belongs to, outermost first. */
  trail: readonly string[];
  text: string;
  /** Stems that matched. */
  stems: ReadonlySet<string>;
};

export type SiteSearch = (written: string) => SearchResult[];

/** Characters of a query that are read. */
export const longestQuery = 80;

/** The most results to return, and the least share of the first one's score that a result needs. */
const [most, leastShare] = [12, 0.2];

/** How much a match counts in each field, compared with the text. */
const fieldBoosts = { title: 3, page: 1.6, text: 1, more: 0.7 };

/** Registrations are found by their number; in other searches they would rank above the pages that explain. */
const kindBoosts: Record<SearchKind, number> = {
  help: 1.15,
  guide: 1,
  question: 1.1,
  legal: 0.75,
  registry: 0.35,
  page: 1,
};

const pageBoost = 1.3;

/** How much the other matches on a page add to its best one. */
const siblingShare = 0.12;

type Found = { place: Place; score: number; stems: Set<string> };
type Place = { id: number; page: SearchPage; place: SearchPlace };

/** Places indexed in one go: between two batches the browser can react to typing. */
const atOnce = 40;

/** @throws {TypeError} if what was loaded is not an index. */
export async function createSiteSearch({ pages, synonyms }: SearchIndex): Promise<SiteSearch> {
  const places = pages
    .flatMap((page) => page.places.map((place) => ({ page, place })))
    .map((each, id): Place => ({ id, ...each }));
  /** Every word that the index holds in full, folded, with its stem. */
  const vocabulary = new Map<string, string>();
  const engine = new MiniSearch<Place>({
    fields: Object.keys(fieldBoosts),
    extractField: ({ id, page, place }, field) => {
      if (field === "id") return id;
      if (field === "title") return place.title;
      if (field === "page") return place.anchor === "" ? page.above.join(" ") : `${page.name} ${page.places[0]?.title}`;
      return (field === "more" ? place.more : place.text) ?? "";
    },
    tokenize: (text, field) => (field === "more" ? text.split(" ") : plainWords(text)),
    processTerm: (word, field) => {
      if (word === "") return null;
      if (field === "more") return word;
      if (isSmallWord(word)) return null;
      const stem = stemOf(word);
      vocabulary.set(word, stem);
      return stem;
    },
    searchOptions: { boost: fieldBoosts, tokenize: (stem) => [stem], processTerm: (stem) => stem },
  });
  await engine.addAllAsync(places, { chunkSize: atOnce });

  return (written) => {
    const concepts = conceptsOf(written.slice(0, longestQuery), synonyms, vocabulary);
    const found = grouped(ranked(concepts, engine, places));
    const least = (found[0]?.score ?? 0) * leastShare;
    return found
      .slice(0, most)
      .filter(({ score }) => score >= least)
      .map(resultOf);
  };
}

/** Every place that matches a concept; a match for all of them ranks above many matches for one. */
function ranked(concepts: readonly SearchConcept[], engine: MiniSearch<Place>, places: readonly Place[]): Found[] {
  const found = new Map<number, Found & { answered: number }>();
  let asked = 0;
  for (const { words } of concepts) {
    const best = new Map<number, number>();
    for (const { stem, weight } of words) {
      for (const { id, score } of engine.search(stem)) {
        const place = places[id];
        if (!place) continue;
        const entry = found.get(id) ?? { place, score: 0, answered: 0, stems: new Set<string>() };
        entry.stems.add(stem);
        found.set(id, entry);
        best.set(id, Math.max(best.get(id) ?? 0, weight * score));
      }
    }
    // A concept that few places mention weighs more; one that none mentions weighs nothing.
    const rarity = best.size > 0 ? Math.log(1 + places.length / best.size) : 0;
    asked += rarity;
    for (const [id, score] of best) {
      const entry = found.get(id);
      if (!entry) continue;
      entry.score += score;
      entry.answered += rarity;
    }
  }
  return [...found.values()]
    .map(({ answered, ...entry }) => ({ ...entry, score: entry.score * (answered / asked) * boostOf(entry.place) }))
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id);
}

const boostOf = ({ page, place }: Place) => kindBoosts[page.kind] * (place.anchor === "" ? pageBoost : 1);

/** One result per page: its best place. Each question is a result of its own. */
function grouped(found: readonly Found[]): Found[] {
  const groups = new Map<string, Found[]>();
  for (const each of found) {
    const { id, page } = each.place;
    const key = page.kind === "question" ? `${id}` : page.path;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const total = (group: readonly Found[]) =>
    group.slice(0, 3).reduce((sum, { score }, rank) => sum + (rank === 0 ? score : score * siblingShare), 0);
  return [...groups.values()].sort((a, b) => total(b) - total(a)).flatMap(([best]) => best ?? []);
}

function resultOf({ place: { page, place }, stems }: Found): SearchResult {
  return {
    href: place.anchor === "" ? page.path : `${page.path}#${place.anchor}`,
    title: place.title,
    kind: page.kind,
    trail: place.anchor === "" ? page.above : [...page.above, page.name],
    text: place.text,
    stems,
  };
}
