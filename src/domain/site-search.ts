/** Finds the places on the site that match a query. The same at build time, in tests and in the browser. */
import MiniSearch from "minisearch";
import { conceptsOf, type SearchConcept, type SearchSynonym } from "./search-query.ts";
import { isTooCommon, plainWords, stemOf } from "./search-words.ts";

export type SearchKind = "help" | "guide" | "question" | "legal" | "registry" | "page";

/** Something to do at once: a link in the words of its page. */
export type SearchAction = { label: string; href: string };

/** A page, or a part of one with its own URL. */
export type SearchPlace = {
  /** Anchor within the page; empty if the place is the page itself. */
  anchor: string;
  title: string;
  /** The beginning of its text, as visitors read it. */
  text: string;
  /** Other words that people look for it by. */
  asked?: string;
  /** Stems of the rest of its text, separated by spaces. */
  more?: string;
  /** What people do first there; if left out, what they do first on its page. */
  actions?: readonly SearchAction[];
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
  /** What people do first there. */
  actions: readonly SearchAction[];
};

export type SearchAnswer = {
  /** Best first. */
  results: SearchResult[];
  /** Legal texts and registrations that match too, unless they are what is asked for by name. */
  legal: SearchResult[];
};

export type SiteSearch = (written: string) => SearchAnswer;

/** Characters of a query that are read. */
export const longestQuery = 80;

/** The most results to return, and the least share of the first one's score that a result needs. */
const [most, leastShare] = [12, 0.2];

/** How much a match counts in each field, compared with the text. */
const fieldBoosts = { title: 3, asked: 2.5, page: 1.6, text: 1, more: 0.7 };

/** MiniSearch's own, but for `b`: a long list of words that people say must not count less than a short one. */
const termImportance = { k: 1.2, b: 0.4, d: 0.5 };

/** A guide that solves it, the question about it, the page, the legal text; registrations are found by their number. */
const kindBoosts: Record<SearchKind, number> = {
  help: 1.4,
  guide: 1.2,
  question: 1.4,
  legal: 0.75,
  registry: 0.35,
  page: 1,
};

/** A whole page counts more than a part of one, and less than a question. */
const pageBoost = 1.35;

/** How many times the best other score a legal text needs to be a result like others. */
const farBetter = 1.75;

/** How much the other matches on a page add to its best one. */
const siblingShare = 0.12;

type Found = {
  place: Place;
  score: number;
  stems: Set<string>;
  /** Whether it is a legal text whose title has all that is asked. */
  isNamed: boolean;
};
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
      return (field === "asked" || field === "more" ? place[field] : place.text) ?? "";
    },
    tokenize: (text, field) => (field === "more" ? text.split(" ") : plainWords(text)),
    processTerm: (word, field) => {
      if (word === "") return null;
      if (field === "more") return word;
      if (isTooCommon(word)) return null;
      const stem = stemOf(word);
      vocabulary.set(word, stem);
      return stem;
    },
    searchOptions: {
      bm25: termImportance,
      boost: fieldBoosts,
      tokenize: (stem) => [stem],
      processTerm: (stem) => stem,
    },
  });
  await engine.addAllAsync(places, { chunkSize: atOnce });

  return (written) => {
    const concepts = conceptsOf(written.slice(0, longestQuery), synonyms, vocabulary);
    return answerOf(grouped(ranked(concepts, engine, places)));
  };
}

/** Every place that matches a concept; a match for all of them ranks above many matches for one. */
function ranked(concepts: readonly SearchConcept[], engine: MiniSearch<Place>, places: readonly Place[]): Found[] {
  const found = new Map<number, Omit<Found, "isNamed"> & { answered: number; named: number }>();
  let asked = 0;
  for (const { words } of concepts) {
    const best = new Map<number, number>();
    const named = new Set<number>();
    for (const { stem, weight } of words) {
      for (const { id, score, match } of engine.search(stem)) {
        const place = places[id];
        if (!place) continue;
        const entry = found.get(id) ?? { place, score: 0, answered: 0, named: 0, stems: new Set<string>() };
        entry.stems.add(stem);
        found.set(id, entry);
        best.set(id, Math.max(best.get(id) ?? 0, weight * score));
        if (weight === 1 && match[stem]?.includes("title")) named.add(id);
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
      if (named.has(id)) entry.named += rarity;
    }
  }
  return [...found.values()]
    .map(({ place, score, stems, answered, named }) => {
      const isNamed = place.page.kind === "legal" && place.place.anchor === "" && named === asked;
      return { place, stems, score: score * (answered / asked) * boostOf(place, isNamed), isNamed };
    })
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id);
}

const boostOf = ({ page, place }: Place, isNamed: boolean) =>
  kindBoosts[isNamed ? "page" : page.kind] * (place.anchor === "" ? pageBoost : 1);

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

/** Legal texts and registrations are apart, except a text that is asked for by its name or that answers far better. */
function answerOf(found: readonly Found[]): SearchAnswer {
  const isApart = ({ place: { page } }: Found) => page.kind === "legal" || page.kind === "registry";
  const best = Math.max(0, ...found.filter((each) => !isApart(each)).map(({ score }) => score));
  const isLegal = (each: Found) => isApart(each) && !each.isNamed && (best === 0 || each.score < farBetter * best);
  const shown = (own: readonly Found[]) => {
    const least = Math.max(0, ...own.map(({ score }) => score)) * leastShare;
    return own
      .slice(0, most)
      .filter(({ score }) => score >= least)
      .map(resultOf);
  };
  return { results: shown(found.filter((each) => !isLegal(each))), legal: shown(found.filter(isLegal)) };
}

function resultOf({ place: { page, place }, stems }: Found): SearchResult {
  const href = place.anchor === "" ? page.path : `${page.path}#${place.anchor}`;
  const elsewhere = (actions: readonly SearchAction[] = []) => actions.filter((action) => action.href !== href);
  const own = elsewhere(place.actions);
  return {
    href,
    title: place.title,
    kind: page.kind,
    trail: place.anchor === "" ? page.above : [...page.above, page.name],
    text: place.text,
    stems,
    actions: own.length > 0 ? own : elsewhere(page.kind === "question" ? [] : page.places[0]?.actions),
  };
}
