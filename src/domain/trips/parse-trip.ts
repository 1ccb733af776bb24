/** Finds the places that a traveller's text names. */

import { splitWords } from "#domain/match/match-rows.ts";
import { isStopWord } from "#domain/match/stop-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { narrowRegion, type PendingPlace, resolveByAdjacentParts, resolveToMexicanPlace } from "./pending-place.ts";
import {
  airlinePattern,
  endsInAvoidingPhrase,
  isAboutPeople,
  isArticle,
  isNameConnector,
  isNationality,
  isPlaceKind,
  isVerbOrSubject,
  mayAccompanyName,
  precedesHomePlace,
  precedesOrdinaryWord,
  precedesPersonName,
} from "./travel-words.ts";
import type { Gazetteer, NamedStop } from "./trip-stop.ts";

export type ParsedTrip = {
  /** The places that are certain, in the order written. */
  certainStops: readonly NamedStop[];
  /** The first uncertain part of the text or, without one, the last part; undefined for an empty text. */
  pending?: PendingPlace;
  /** Other uncertain parts, as written. */
  remainingParts: readonly string[];
};

/** Separators, which are never part of a name. */
const separatorPattern = /[,;/+|→>\n]+|\s[-–—]+\s/u;

/** Maximum number of characters that are read; the others are part of {@link ParsedTrip.remainingParts}. */
const maxTextLength = 300;

export function parseTrip(text: string, gazetteer: Gazetteer): ParsedTrip {
  const [textToRead, unreadTexts] = cutText(text.replace(airlinePattern, " "));
  const wholePlace = parsePlace(textToRead, gazetteer);
  const [word = "", ...others] = splitWords(textToRead);
  const isOneWord = others.length === 0 && !mayAccompanyName(word) && word !== "";
  // A known text stays whole: «Trinidad y» may be the beginning of «Trinidad y Tobago».
  const parts =
    isKnownPlace(wholePlace) || isOneWord
      ? [wholePlace]
      : narrowRegion(textToRead, (text) =>
          resolveByAdjacentParts(text.split(separatorPattern).flatMap((part) => parsePart(part, gazetteer))),
        );
  const uncertainParts = parts.filter(({ kind }) => kind !== "named");
  const pending = uncertainParts[0] ?? parts[parts.length - 1];
  const certainStops = parts.flatMap(({ kind, options: [first] }, index) =>
    kind === "named" && first && parts[index] !== pending ? [first] : [],
  );
  return {
    certainStops,
    ...(pending && { pending }),
    remainingParts: [...uncertainParts.slice(1).map((part) => part.text), ...unreadTexts],
  };
}

/** Cuts a long text after the last whole word within `maxTextLength`. */
function cutText(text: string): [read: string, unread: string[]] {
  if (text.length <= maxTextLength) return [text, []];
  const end = text.lastIndexOf(" ", maxTextLength);
  const textEnd = end > 0 ? end : maxTextLength;
  return [text.slice(0, textEnd), [text.slice(textEnd).trim()].filter(Boolean)];
}

const isKnownPlace = ({ kind }: PendingPlace) => kind !== "unknown" && kind !== "like";

/** Reads a text as one place. */
function parsePlace(text: string, { index, cities }: Gazetteer): PendingPlace {
  const foldedText = splitWords(text).join(" ");
  const exactStops = findExactStops(foldedText, { index, cities });
  const beginningStops = putUncoveredLast([
    ...index.findByBeginning(foldedText),
    ...cities.findByBeginning(foldedText),
  ]);
  const options = removeDuplicates([...exactStops, ...beginningStops]);
  if (exactStops.length > 0) return { text: text.trim(), kind: haveOneStop(exactStops) ? "named" : "which", options };
  // Prefers a similar name in `index` to a city with a longer name: «Franca» means Francia.
  const similarNames = index.findByBeginning(foldedText).length > 0 ? [] : index.findSimilar(foldedText);
  if (beginningStops.length > 0 && similarNames.length === 0) return { text: text.trim(), kind: "begun", options };
  const similarStops = similarNames.length > 0 ? similarNames : cities.findSimilar(foldedText);
  return {
    text: text.trim(),
    kind: similarStops.length > 0 ? "like" : "unknown",
    options: removeDuplicates([...similarStops, ...beginningStops]),
  };
}

/** Many more people travel to covered countries: «tok» means Tokio more often than Tokelau. */
function putUncoveredLast(namedStops: readonly NamedStop[]): NamedStop[] {
  const isUncovered = ({ stop }: NamedStop) =>
    stop.destinations.length > 0 && stop.destinations.every(({ zone }) => zone === "outside");
  return [...namedStops.filter((each) => !isUncovered(each)), ...namedStops.filter(isUncovered)];
}

type NameIndexes = Pick<Gazetteer, "index" | "cities">;

function findExactStops(typedName: string, { index, cities }: NameIndexes): readonly NamedStop[] {
  const exactStops = index.findExact(typedName);
  return (exactStops.length > 0 ? exactStops : cities.findExact(typedName)).filter(
    (each) => !isAccidentalJoin(each, typedName),
  );
}

/** Whether a name is only found because names are compared without spaces: Medan in «me dan». */
function isAccidentalJoin({ stop, place }: NamedStop, text: string): boolean {
  const name = foldSpelling(place ?? stop.name);
  const words = foldSpelling(text).split(" ");
  return name !== words.join(" ") && name === words.join("") && words.some(isStopWord);
}

const haveOneStop = (options: readonly NamedStop[]) => new Set(options.map(({ stop }) => stop)).size === 1;

function removeDuplicates(options: readonly NamedStop[]): NamedStop[] {
  const seenKeys = new Set<string>();
  return options.filter(({ stop, place }) => {
    const key = `${stop.code} ${place ?? ""}`;
    const isNew = !seenKeys.has(key);
    seenKeys.add(key);
    return isNew;
  });
}

/** Removes repeated stops; each stop keeps the first of its names. */
export const dedupeStops = (namedStops: readonly NamedStop[]): NamedStop[] =>
  namedStops.filter(({ stop }, index) => namedStops.findIndex((other) => other.stop === stop) === index);

/** Parses a part without separators: the longest known names, and the words between them as further places. */
function parsePart(part: string, gazetteer: Gazetteer): PendingPlace[] {
  const words = part.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => foldSpelling(word) !== "");
  const parts: PendingPlace[] = [];
  let pendingWords: string[] = [];
  const closePending = () => {
    parts.push(...parseUnknownWords(pendingWords, gazetteer));
    pendingWords = [];
  };
  for (let from = 0; from < words.length; ) {
    const length = countNameWords(words, from, gazetteer);
    if (length === 0 || isCutShort(words, from, length, gazetteer)) {
      pendingWords.push(words[from++] ?? "");
      continue;
    }
    const name = words.slice(from, from + length).join(" ");
    const precedingText = pendingWords.join(" ");
    from += length;
    if (endsInAvoidingPhrase(foldSpelling(precedingText))) {
      parts.push({ text: `${precedingText} ${name}`, kind: "avoided", options: [] });
      pendingWords = [];
      continue;
    }
    closePending();
    if (precedesPersonName(foldSpelling(precedingText))) continue;
    const part = parsePlace(name, gazetteer);
    parts.push(precedesHomePlace(foldSpelling(precedingText)) ? resolveToMexicanPlace(part) : part);
  }
  closePending();
  return parts;
}

/** Counts the words of the longest known name at a position; 0 if there is none. A single common word is not a name. */
function countNameWords(allWords: readonly string[], from: number, gazetteer: Gazetteer): number {
  const words = allWords.map(foldSpelling);
  const maxWords = Math.min(words.length - from, Math.max(gazetteer.index.maxWords, gazetteer.cities.maxWords));
  for (let length = maxWords; length > 0; length--) {
    const name = words.slice(from, from + length);
    const [first = ""] = name;
    const isName =
      length > 1
        ? isArticle(first) || !name.every(mayAccompanyName)
        : (!mayAccompanyName(first) || isCode(allWords, from)) && !isNationality(first, words[from - 1] ?? "");
    if (isName && findExactStops(name.join(" "), gazetteer).length > 0) return length;
  }
  return 0;
}

/** Whether a name ends inside a longer one that begins after its common words: «el mar» in «el mar Muerto». */
function isCutShort(words: readonly string[], from: number, length: number, gazetteer: Gazetteer): boolean {
  for (let index = 1; index < length && mayAccompanyName(foldSpelling(words[from + index - 1] ?? "")); index++)
    if (index + countNameWords(words, from + index, gazetteer) > length) return true;
  return false;
}

/** Whether a word is in capitals among others that are not, such as «LA», or all words are codes: «MEX-SEA». */
function isCode(words: readonly string[], index: number): boolean {
  const isInCapitals = (word: string) => /^\p{Lu}{2,3}$/u.test(word);
  const hasSmall = words.some((word) => /\p{Ll}/u.test(word));
  return isInCapitals(words[index] ?? "") && (hasSmall || words.every(isInCapitals));
}

/** Reads words without a known name as one place; if that is unknown, as one place per run of significant words. */
function parseUnknownWords(words: readonly string[], gazetteer: Gazetteer): PendingPlace[] {
  const isInsignificant = words.map((word, index) => isSkippable(word) || isOrdinaryWord(words, index));
  if (isInsignificant.every(Boolean)) return [];
  const wholePlace = parseUnknownPart(words, gazetteer);
  if (wholePlace.kind !== "unknown") return [wholePlace];
  const runs: string[][] = [[]];
  for (const [index, word] of words.entries()) {
    const run = runs[runs.length - 1] ?? [];
    const foldedWord = foldSpelling(word);
    if (!isInsignificant[index] || isPlaceKind(foldedWord) || (run.length > 0 && isNameConnector(foldedWord)))
      run.push(word);
    else runs.push([]);
  }
  return runs.flatMap((run, index) => {
    while (run.length > 0 && isNameConnector(foldSpelling(run[run.length - 1] ?? ""))) run.pop();
    if (run.every(isSkippable)) return [];
    const part = run.length === words.length ? wholePlace : parseUnknownPart(run, gazetteer);
    // Only the last words of a text may be unfinished.
    return part.kind === "begun" && index < runs.length - 1 ? { ...part, kind: "like" } : part;
  });
}

/** Reads words of a longer text as one place. Words in the middle of a name only resemble it: «chocolate». */
function parseUnknownPart(words: readonly string[], gazetteer: Gazetteer): PendingPlace {
  const text = words.join(" ");
  const part = parsePlace(text, gazetteer);
  if (part.kind !== "begun") return part;
  const isBeginning = gazetteer.index.hasBeginning(text) || gazetteer.cities.hasBeginning(text);
  return isBeginning ? part : { ...part, kind: "like" };
}

/** Whether a word without a known name says nothing about where the trip goes. */
function isSkippable(word: string): boolean {
  const foldedWord = foldSpelling(word);
  return (
    mayAccompanyName(foldedWord) ||
    isAboutPeople(foldedWord) ||
    isVerbOrSubject(foldedWord) ||
    numberPattern.test(foldedWord) ||
    futurePattern.test(word)
  );
}

/** Whether the previous word rules out that a word is a place: «mi mejor»; a capital among small letters overrides. */
function isOrdinaryWord(words: readonly string[], index: number): boolean {
  const isName = /^\p{Lu}/u.test(words[index] ?? "") && words.some((word) => /^\p{Ll}/u.test(word));
  return !isName && precedesOrdinaryWord(foldSpelling(words[index - 1] ?? ""));
}

/** Matches verbs such as «visitaré»; only with the accent, because «Nazare» is a place. */
const futurePattern = /[aeidl]ré$/u;

/** Matches a number, perhaps with its unit or kind: «3», «3h» or «T4». */
const numberPattern = /^\p{L}?\d+\p{L}{0,3}$/u;
