/** Finds the sections on the site that match a query; the same at build time, in tests and in the browser. */
import MiniSearch from "minisearch";
import { foldSpelling } from "#domain/text/fold.ts";
import { type Intent, type IntentGuess, spellBySound, trainIntentModel, waySeparator } from "./intent-model.ts";
import { type IntentSections, listMeanings, pickMeantSections } from "./search-meanings.ts";
import { createConceptParser, type SearchConcept, type SearchSynonym } from "./search-query.ts";
import {
  buildSearchAnswer,
  getSectionAddress,
  groupMatchesByPage,
  type IndexedSection,
  type ScoredSection,
  type SearchAnswer,
  type SearchPage,
  type SearchPageKind,
} from "./search-results.ts";
import { getStem, isCommonWord, splitSearchWords } from "./search-words.ts";

export type SearchIndex = {
  pages: readonly SearchPage[];
  synonyms: readonly SearchSynonym[];
  /** The intents of people; without them, sections are found only by their words. */
  intents?: readonly Intent[];
  /** Minimum number of letters of a word that may have a typo; see {@link createConceptParser}. */
  minLengthForTypos?: number;
  technicalTerms?: readonly string[];
};

export type SiteSearch = (query: string) => SearchAnswer;

/** Maximum number of characters that are read from a query. */
export const maxQueryLength = 160;

/** Weight of a match in each field, relative to a match in `text`. */
const fieldWeights = { title: 3, name: 3, asked: 3.5, page: 1.6, text: 1, more: 0.7 };

/** MiniSearch's defaults, except for a lower `b`, so that a match in a long field (`asked`) loses less weight. */
const bm25Parameters = { k: 1.2, b: 0.4, d: 0.5 };

/** Weight of each kind of page; least for registrations, which are mostly found by number. */
const kindWeights: Record<SearchPageKind, number> = {
  help: 1.4,
  guide: 1.2,
  question: 1.4,
  legal: 0.75,
  registry: 0.35,
  page: 1,
};

/** Factor for a whole page: it counts more than a part of a page, but less than a question. */
const wholePageWeight = 1.35;

/** Minimum total probability of the guesses without a section for the answer to say that the site has none. */
const minUnansweredProbability = 0.015;

/** Minimum probability of a topic without a page for the conversation to use its own sentence about it. */
const minAbsenceProbability = 0.3;

/** Minimum probability of the best guess to precede a page whose title matches a query of several words. */
const minSureProbability = 0.6;

/** Batch size of indexing: between two batches the browser can react to typing. */
const indexBatchSize = 40;

/** @throws {TypeError} if the argument is not an index. */
export async function createSiteSearch({
  pages,
  synonyms,
  intents = [],
  minLengthForTypos,
  technicalTerms,
}: SearchIndex): Promise<SiteSearch> {
  const sections = pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .map((each, id): IndexedSection => ({ id, ...each }));
  /** Every full word in the index, folded, with its stem. */
  const vocabulary = new Map<string, string>();
  const engine = new MiniSearch<IndexedSection>({
    fields: Object.keys(fieldWeights),
    extractField: ({ id, page, section }, field) => {
      if (field === "id") return id;
      if (field === "title") return section.title;
      if (field === "name") return section.anchor ? "" : page.name;
      if (field === "page") return section.anchor ? `${page.name} ${page.sections[0]?.title}` : page.above.join(" ");
      return (field === "asked" || field === "more" ? section[field] : section.text) ?? "";
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
      bm25: bm25Parameters,
      boost: fieldWeights,
      tokenize: (stem) => [stem],
      processTerm: (stem) => stem,
    },
  });
  await engine.addAllAsync(sections, { chunkSize: indexBatchSize });
  const parseConcepts = createConceptParser({ synonyms, vocabulary, minLengthForTypos, technicalTerms });
  const byAddress = new Map(sections.map((section) => [getSectionAddress(section), section]));
  const byName = groupByName(sections);
  const byIntent: IntentSections = new Map(
    intents.map((intent) => [intent, intent.to.flatMap((address) => byAddress.get(address) ?? [])]),
  );
  const repliesByWay = new Map(
    intents.flatMap(({ reply, ways }) => (reply ? ways.split(waySeparator).map((way) => [way, reply] as const) : [])),
  );
  const training = trainIntentModel(intents, (intent) => (byIntent.get(intent) ?? []).flatMap(listTitles));
  let step = training.next();
  while (!step.done) {
    await new Promise((resolve) => setTimeout(resolve));
    step = training.next();
  }
  const guessIntents = step.value;

  const knownWords = [...vocabulary.keys(), ...synonyms.flatMap(({ said }) => said.flatMap(splitSearchWords))];
  const isKnownWord = (word: string) =>
    isCommonWord(word) || knownWords.some((candidate) => candidate.startsWith(word));

  return (text) => {
    const query = text.slice(0, maxQueryLength);
    const matches = groupMatchesByPage(rankSections(parseConcepts(query), engine, sections));
    const guesses = guessIntents(query);
    const namesakes = byName.get(foldSpelling(query));
    const leadingMatch =
      matches.find((each) => namesakes?.includes(each.section)) ?? matches.slice(0, 1).find(isLeading(query, guesses));
    const guessedReply = leadingMatch || !isSure(guesses[0]) ? undefined : guesses[0]?.intent.reply;
    const reply = repliesByWay.get(spellBySound(query)) ?? guessedReply;
    const unansweredGuesses = guesses.filter(({ intent }) => !byIntent.get(intent)?.length && (reply || !intent.reply));
    const unansweredProbability = unansweredGuesses.reduce((sum, { probability }) => sum + probability, 0);
    const absence = guesses.find(({ probability }) => probability >= minAbsenceProbability)?.intent.absence;
    const isUnknownTerm = (word: string) => !!technicalTerms?.includes(word) && !vocabulary.has(word);
    const isUnanswered =
      !leadingMatch &&
      (unansweredProbability >= minUnansweredProbability || splitSearchWords(query).some(isUnknownTerm));
    const firstSections = new Set([
      ...(leadingMatch ? [leadingMatch.section] : []),
      ...pickMeantSections(guesses, byIntent, isUnanswered),
    ]);
    return {
      ...buildSearchAnswer(matches, [...firstSections], isUnanswered),
      ...(reply && { reply }),
      ...(absence && { absence }),
      ...(!splitSearchWords(query).every(isKnownWord) && { hasUnknownWord: true }),
      meanings: listMeanings(guesses, byIntent),
    };
  };
}

const listNames = ({ page, section }: IndexedSection) => [
  ...new Set([section.title, section.anchor === "" ? page.name : section.title]),
];

function groupByName(sections: readonly IndexedSection[]): ReadonlyMap<string, readonly IndexedSection[]> {
  const byName = new Map<string, IndexedSection[]>();
  for (const section of sections)
    for (const name of listNames(section).map(foldSpelling)) byName.set(name, [...(byName.get(name) ?? []), section]);
  return byName;
}

/**
 * Lists the names of a section, which train the model as ways to ask; those of an intent's first section count twice.
 */
function listTitles(section: IndexedSection, rank: number): string[] {
  const names = listNames(section);
  const { asked } = section.section;
  return [...names, ...(rank === 0 ? names : []), ...(asked ? [asked] : [])].map(spellBySound);
}

const isSure = (guess: IntentGuess | undefined) => guess !== undefined && guess.probability >= minSureProbability;

/** Whether the best match of the query's words precedes the sections chosen by its meaning. */
const isLeading =
  (query: string, [bestGuess]: readonly IntentGuess[]) =>
  ({ section: { page }, isTitleMatched }: ScoredSection) =>
    isTitleMatched &&
    page.kind !== "legal" &&
    page.kind !== "registry" &&
    (splitSearchWords(query).length === 1 || !isSure(bestGuess));

/**
 * Lists every section that matches a concept, best first; matching all concepts counts more than many matches for one.
 */
function rankSections(
  concepts: readonly SearchConcept[],
  engine: MiniSearch<IndexedSection>,
  sections: readonly IndexedSection[],
): ScoredSection[] {
  const entriesById = new Map<number, Omit<ScoredSection, "isLegalTitleMatched" | "isTitleMatched">>();
  let totalWeight = 0;
  let areAllKnown = true;
  for (const { words } of concepts) {
    const best = new Map<number, number>();
    const [exactTitleIds, titleIds] = [new Set<number>(), new Set<number>()];
    for (const { stem, weight } of words) {
      for (const { id, score, match } of engine.search(stem)) {
        const section = sections[id];
        if (!section) continue;
        const entry = entriesById.get(id) ?? {
          section,
          score: 0,
          matchedWeight: 0,
          exactTitleWeight: 0,
          titleWeight: 0,
          stems: new Set(),
        };
        entry.stems.add(stem);
        entriesById.set(id, entry);
        best.set(id, Math.max(best.get(id) ?? 0, weight * score));
        if (!match[stem]?.includes("title")) continue;
        titleIds.add(id);
        if (weight === 1) exactTitleIds.add(id);
      }
    }
    // A concept that few sections mention weighs more; one that none mentions weighs nothing.
    const rarity = best.size > 0 ? Math.log(1 + sections.length / best.size) : 0;
    totalWeight += rarity;
    areAllKnown &&= best.size > 0;
    for (const [id, score] of best) {
      const entry = entriesById.get(id);
      if (!entry) continue;
      entry.score += score;
      entry.matchedWeight += rarity;
      if (exactTitleIds.has(id)) entry.exactTitleWeight += rarity;
      if (titleIds.has(id)) entry.titleWeight += rarity;
    }
  }
  return [...entriesById.values()]
    .map(({ score, ...entry }) => {
      const { section, matchedWeight, exactTitleWeight, titleWeight } = entry;
      const isNamed =
        section.page.kind === "legal" && section.section.anchor === "" && exactTitleWeight === totalWeight;
      const isTitled = areAllKnown && titleWeight === totalWeight;
      return {
        ...entry,
        score: score * (matchedWeight / totalWeight) * getBoost(section, isNamed),
        isLegalTitleMatched: isNamed,
        isTitleMatched: isTitled,
      };
    })
    .sort((a, b) => b.score - a.score || a.section.id - b.section.id);
}

const getBoost = ({ page, section }: IndexedSection, isNamed: boolean) =>
  kindWeights[isNamed ? "page" : page.kind] * (section.anchor === "" ? wholePageWeight : 1);
