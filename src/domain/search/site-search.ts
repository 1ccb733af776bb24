/** Finds the places on the site that match a query; the same at build time, in tests and in the browser. */
import MiniSearch from "minisearch";
import { parseConcepts, type SearchConcept, type SearchSynonym } from "./search-query.ts";
import {
  buildSearchAnswer,
  groupMatchesByPage,
  type IndexedSection,
  type ScoredPlace,
  type SearchAnswer,
  type SearchPage,
  type SearchPageKind,
} from "./search-results.ts";
import { getStem, isCommonWord, splitSearchWords } from "./search-words.ts";

export type SearchIndex = {
  pages: readonly SearchPage[];
  synonyms: readonly SearchSynonym[];
  /** `leastMended` and `trade` of {@link parseConcepts}. */
  minTypoLetters?: number;
  technicalTerms?: readonly string[];
};

export type SiteSearch = (written: string) => SearchAnswer;

export const maxQueryLength = 80;

/** Weight of a match in each field, relative to a match in `text`. */
const fieldBoosts = { title: 3, name: 3, asked: 3.5, page: 1.6, text: 1, more: 0.7 };

/** MiniSearch's defaults, except for a lower `b`, so that a match in a long field (`asked`) loses less weight. */
const termImportance = { k: 1.2, b: 0.4, d: 0.5 };

/** Weight of each kind of page; least for registrations, which are mostly found by number. */
const kindBoosts: Record<SearchPageKind, number> = {
  help: 1.4,
  guide: 1.2,
  question: 1.4,
  legal: 0.75,
  registry: 0.35,
  page: 1,
};

/** Factor for a whole page: it counts more than a part of a page, but less than a question. */
const pageBoost = 1.35;

/** Batch size of indexing: between two batches the browser can react to typing. */
const atOnce = 40;

/** @throws {TypeError} if the argument is not an index. */
export async function createSiteSearch({
  pages,
  synonyms,
  minTypoLetters,
  technicalTerms,
}: SearchIndex): Promise<SiteSearch> {
  const places = pages
    .flatMap((page) => page.places.map((place) => ({ page, place })))
    .map((each, id): IndexedSection => ({ id, ...each }));
  /** Every full word in the index, folded, with its stem. */
  const vocabulary = new Map<string, string>();
  const engine = new MiniSearch<IndexedSection>({
    fields: Object.keys(fieldBoosts),
    extractField: ({ id, page, place }, field) => {
      if (field === "id") return id;
      if (field === "title") return place.title;
      if (field === "name") return place.anchor === "" ? page.name : "";
      if (field === "page") return place.anchor === "" ? page.above.join(" ") : `${page.name} ${page.places[0]?.title}`;
      return (field === "asked" || field === "more" ? place[field] : place.text) ?? "";
    },
    tokenize: (text, field) => (field === "more" ? text.split(" ") : splitSearchWords(text)),
    processTerm: (word, field) => {
      if (word === "") return null;
      if (field === "more") return word;
      if (isCommonWord(word)) return null;
      const stem = getStem(word);
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
    const concepts = parseConcepts(
      written.slice(0, maxQueryLength),
      synonyms,
      vocabulary,
      minTypoLetters,
      technicalTerms,
    );
    return buildSearchAnswer(groupMatchesByPage(ranked(concepts, engine, places)));
  };
}

/** Every place that matches a concept, best first; matching all concepts counts more than many matches for one. */
function ranked(
  concepts: readonly SearchConcept[],
  engine: MiniSearch<IndexedSection>,
  places: readonly IndexedSection[],
): ScoredPlace[] {
  const found = new Map<number, Omit<ScoredPlace, "isNamed">>();
  let asked = 0;
  for (const { words } of concepts) {
    const best = new Map<number, number>();
    const [named, titled] = [new Set<number>(), new Set<number>()];
    for (const { stem, weight } of words) {
      for (const { id, score, match } of engine.search(stem)) {
        const place = places[id];
        if (!place) continue;
        const entry = found.get(id) ?? { place, score: 0, answered: 0, named: 0, titled: 0, stems: new Set() };
        entry.stems.add(stem);
        found.set(id, entry);
        best.set(id, Math.max(best.get(id) ?? 0, weight * score));
        if (!match[stem]?.includes("title")) continue;
        titled.add(id);
        if (weight === 1) named.add(id);
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
      if (titled.has(id)) entry.titled += rarity;
    }
  }
  return [...found.values()]
    .map(({ score, ...entry }) => {
      const { place, answered, named } = entry;
      const isNamed = place.page.kind === "legal" && place.place.anchor === "" && named === asked;
      return { ...entry, score: score * (answered / asked) * boostOf(place, isNamed), isNamed };
    })
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id);
}

const boostOf = ({ page, place }: IndexedSection, isNamed: boolean) =>
  kindBoosts[isNamed ? "page" : page.kind] * (place.anchor === "" ? pageBoost : 1);
