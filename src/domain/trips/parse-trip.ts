/** Finds the places that a traveller's text names. */

import { splitWords } from "#domain/match/match-rows.ts";
import { isStopWord } from "#domain/match/stop-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { narrowRegion, type PendingPlace, preferHome, together } from "./pending-place.ts";
import {
  airlinePattern,
  isAboutPeople,
  isAroundWord,
  isArticle,
  isAvoided,
  isBeforeOrdinary,
  isHomeBefore,
  isLink,
  isNationality,
  isPersonBefore,
  isPlaceKind,
  isVerbOrSubject,
} from "./travel-words.ts";
import type { Gazetteer, NamedStop } from "./trip-stop.ts";

export type ParsedTrip = {
  /** The places that are certain, in the order written. */
  certain: readonly NamedStop[];
  /** The first uncertain part, or else the last part; undefined for an empty text. */
  pending?: PendingPlace;
  /** Other uncertain parts, as written. */
  rest: readonly string[];
};

/** Separators, which are never part of a name. */
const between = /[,;/+|→>\n]+|\s[-–—]+\s/u;

/** Maximum number of characters that are read; the others are part of {@link ParsedTrip.rest}. */
const longestText = 300;

export function parseTrip(text: string, gazetteer: Gazetteer): ParsedTrip {
  const [read, unread] = cut(text.replace(airlinePattern, " "));
  const whole = pendingOf(read, gazetteer);
  const [word = "", ...others] = splitWords(read);
  const isOneWord = others.length === 0 && !isAroundWord(word) && word !== "";
  // A known text stays whole: «Trinidad y» may be the beginning of «Trinidad y Tobago».
  const parts =
    isKnown(whole) || isOneWord
      ? [whole]
      : narrowRegion(read, (text) => together(text.split(between).flatMap((part) => partsOf(part, gazetteer))));
  const doubtful = parts.filter(({ kind }) => kind !== "named");
  const pending = doubtful[0] ?? parts[parts.length - 1];
  const sure = parts.flatMap(({ kind, options: [first] }, place) =>
    kind === "named" && first && parts[place] !== pending ? [first] : [],
  );
  return {
    certain: sure,
    ...(pending && { pending }),
    rest: [...doubtful.slice(1).map((part) => part.text), ...unread],
  };
}

/** Cuts a long text after the last whole word within `longestText`. */
function cut(text: string): [read: string, unread: string[]] {
  if (text.length <= longestText) return [text, []];
  const end = text.lastIndexOf(" ", longestText);
  const at = end > 0 ? end : longestText;
  return [text.slice(0, at), [text.slice(at).trim()].filter(Boolean)];
}

const isKnown = ({ kind }: PendingPlace) => kind !== "unknown" && kind !== "like";

/** Reads a text as one place. */
function pendingOf(text: string, { index, cities }: Gazetteer): PendingPlace {
  const written = splitWords(text).join(" ");
  const called = calledSo(written, { index, cities });
  const begun = putUncoveredLast([...index.findByBeginning(written), ...cities.findByBeginning(written)]);
  const options = distinct([...called, ...begun]);
  if (called.length > 0) return { text: text.trim(), kind: isOneStop(called) ? "named" : "which", options };
  // Prefers a similar name in `index` to a city with a longer name: «Franca» means Francia.
  const known = index.findByBeginning(written).length > 0 ? [] : index.findSimilar(written);
  if (begun.length > 0 && known.length === 0) return { text: text.trim(), kind: "begun", options };
  const like = known.length > 0 ? known : cities.findSimilar(written);
  return { text: text.trim(), kind: like.length > 0 ? "like" : "unknown", options: distinct([...like, ...begun]) };
}

/** Many more people travel to covered countries: «tok» means Tokio more often than Tokelau. */
function putUncoveredLast(named: readonly NamedStop[]): NamedStop[] {
  const isUncovered = ({ stop }: NamedStop) =>
    stop.destinations.length > 0 && stop.destinations.every(({ zone }) => zone === "outside");
  return [...named.filter((each) => !isUncovered(each)), ...named.filter(isUncovered)];
}

type Names = Pick<Gazetteer, "index" | "cities">;

function calledSo(written: string, { index, cities }: Names): readonly NamedStop[] {
  const known = index.findExact(written);
  return (known.length > 0 ? known : cities.findExact(written)).filter((each) => !isJoinedByChance(each, written));
}

/** Whether a name is only found because names are compared without spaces: Medan in «me dan». */
function isJoinedByChance({ stop, place }: NamedStop, written: string): boolean {
  const name = foldSpelling(place ?? stop.name);
  const words = foldSpelling(written).split(" ");
  return name !== words.join(" ") && name === words.join("") && words.some(isStopWord);
}

const isOneStop = (options: readonly NamedStop[]) => new Set(options.map(({ stop }) => stop)).size === 1;

function distinct(options: readonly NamedStop[]): NamedStop[] {
  const seen = new Set<string>();
  return options.filter(({ stop, place }) => {
    const key = `${stop.code} ${place ?? ""}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Removes repeated stops; each stop keeps the first of its names. */
export const dedupeStops = (named: readonly NamedStop[]): NamedStop[] =>
  named.filter(({ stop }, at) => named.findIndex((other) => other.stop === stop) === at);

/** The places of a part without separators: the longest known names, and the words between them as further places. */
function partsOf(part: string, gazetteer: Gazetteer): PendingPlace[] {
  const words = part.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => foldSpelling(word) !== "");
  const parts: PendingPlace[] = [];
  let left: string[] = [];
  const close = () => {
    parts.push(...leftOver(left, gazetteer));
    left = [];
  };
  for (let from = 0; from < words.length; ) {
    const length = longestName(words, from, gazetteer);
    if (length === 0 || isCutShort(words, from, length, gazetteer)) {
      left.push(words[from++] ?? "");
      continue;
    }
    const name = words.slice(from, from + length).join(" ");
    const before = left.join(" ");
    from += length;
    if (isAvoided(foldSpelling(before))) {
      parts.push({ text: `${before} ${name}`, kind: "avoided", options: [] });
      left = [];
      continue;
    }
    close();
    if (isPersonBefore(foldSpelling(before))) continue;
    const part = pendingOf(name, gazetteer);
    parts.push(isHomeBefore(foldSpelling(before)) ? preferHome(part) : part);
  }
  close();
  return parts;
}

/** Number of words of the longest known name at a position; 0 if there is none. A single common word is no name. */
function longestName(written: readonly string[], from: number, gazetteer: Gazetteer): number {
  const words = written.map(foldSpelling);
  const most = Math.min(words.length - from, Math.max(gazetteer.index.maxWords, gazetteer.cities.maxWords));
  for (let length = most; length > 0; length--) {
    const name = words.slice(from, from + length);
    const [first = ""] = name;
    const isName =
      length > 1
        ? isArticle(first) || !name.every(isAroundWord)
        : (!isAroundWord(first) || isCode(written, from)) && !isNationality(first, words[from - 1] ?? "");
    if (isName && calledSo(name.join(" "), gazetteer).length > 0) return length;
  }
  return 0;
}

/** Whether a name ends inside a longer one that begins after its common words: «el mar» in «el mar Muerto». */
function isCutShort(words: readonly string[], from: number, length: number, gazetteer: Gazetteer): boolean {
  for (let at = 1; at < length && isAroundWord(foldSpelling(words[from + at - 1] ?? "")); at++)
    if (at + longestName(words, from + at, gazetteer) > length) return true;
  return false;
}

/** Whether a word is in capitals among others that are not, such as «LA», or all words are codes: «MEX-SEA». */
function isCode(words: readonly string[], at: number): boolean {
  const isInCapitals = (word: string) => /^\p{Lu}{2,3}$/u.test(word);
  const hasSmall = words.some((word) => /\p{Ll}/u.test(word));
  return isInCapitals(words[at] ?? "") && (hasSmall || words.every(isInCapitals));
}

/** Reads words without a known name as one place; if that is unknown, as one place per run of significant words. */
function leftOver(words: readonly string[], gazetteer: Gazetteer): PendingPlace[] {
  const isSaid = words.map((word, at) => isSkipped(word) || isOrdinary(words, at));
  if (isSaid.every(Boolean)) return [];
  const whole = leftPart(words, gazetteer);
  if (whole.kind !== "unknown") return [whole];
  const runs: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const run = runs[runs.length - 1] ?? [];
    const folded = foldSpelling(word);
    if (!isSaid[at] || isPlaceKind(folded) || (run.length > 0 && isLink(folded))) run.push(word);
    else runs.push([]);
  }
  return runs.flatMap((run, at) => {
    while (run.length > 0 && isLink(foldSpelling(run[run.length - 1] ?? ""))) run.pop();
    if (run.every(isSkipped)) return [];
    const part = run.length === words.length ? whole : leftPart(run, gazetteer);
    // Only the last words of a text may be unfinished.
    return part.kind === "begun" && at < runs.length - 1 ? { ...part, kind: "like" } : part;
  });
}

/** Reads words of a longer text as one place. Words in the middle of a name only resemble it: «chocolate». */
function leftPart(words: readonly string[], gazetteer: Gazetteer): PendingPlace {
  const text = words.join(" ");
  const part = pendingOf(text, gazetteer);
  if (part.kind !== "begun") return part;
  const isBeginning = gazetteer.index.hasBeginning(text) || gazetteer.cities.hasBeginning(text);
  return isBeginning ? part : { ...part, kind: "like" };
}

/** Whether a word without a known name says nothing about where the trip goes. */
function isSkipped(word: string): boolean {
  const folded = foldSpelling(word);
  return (
    isAroundWord(folded) ||
    isAboutPeople(folded) ||
    isVerbOrSubject(folded) ||
    numberPattern.test(folded) ||
    futurePattern.test(word)
  );
}

/** Whether the previous word rules out that a word is a place: «mi mejor»; a capital among small letters overrides. */
function isOrdinary(words: readonly string[], at: number): boolean {
  const isName = /^\p{Lu}/u.test(words[at] ?? "") && words.some((word) => /^\p{Ll}/u.test(word));
  return !isName && isBeforeOrdinary(foldSpelling(words[at - 1] ?? ""));
}

/** Verbs such as «visitaré»; only with the accent, because «Nazare» is a place. */
const futurePattern = /[aeidl]ré$/u;

/** «3», «3h» or «T4»: a number, perhaps with its unit or kind. */
const numberPattern = /^\p{L}?\d+\p{L}{0,3}$/u;
