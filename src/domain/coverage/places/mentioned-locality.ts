import { isStopWord } from "#domain/match/stop-words.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { listWordRuns } from "#domain/text/word-runs.ts";
import { type FoundLocality, findLocalities } from "./find-localities.ts";
import type { Localities } from "./localities.ts";

/** Maximum number of words of a name with its state, and of localities of one name. */
const [mostWords, mostNamesakes] = [5, 4];

/** Maximum number of words of a text that may be nothing but a name. */
const mostBareWords = 3;

const prepositions = "en|a|al|por|de|para|hasta|desde|hacia|rumbo a|cerca de|in|near|to|at";
const article = /^(el|la|los|las)$/;

export type MentionedLocalities = {
  /** The name as written. */
  name: string;
  /** The only locality of that name, or those whose names contain it, the largest first. */
  places: readonly FoundLocality[];
};

/**
 * Finds the locality that a sentence names: after a preposition, in capitals, or alone in a short text.
 *
 * @returns undefined if the sentence names none.
 */
export function findMentionedLocalities(text: string, localities: Localities): MentionedLocalities | undefined {
  const folded = ` ${foldSpelling(text)} `;
  const isBare = folded.trim().split(" ").length <= mostBareWords;
  for (const run of listWordRuns(text, mostWords)) {
    const name = foldSpelling(run);
    const [first = ""] = name.split(" ");
    if (name.length < 3 || (isStopWord(first) && !(article.test(first) && name.includes(" ")))) continue;
    const isCapital = /^\p{Lu}/u.test(run) && !text.trimStart().startsWith(run, /^[¿¡]/.test(text.trimStart()) ? 1 : 0);
    const follows = new RegExp(` (?:${prepositions}) ${name} `).test(folded);
    if (!isBare && !isCapital && !follows) continue;
    const { uniqueMatch, places, isExact } = findLocalities(localities, run, mostNamesakes);
    if (uniqueMatch) return { name: run, places: [uniqueMatch] };
    const namesakes = places.filter((place) => isExact && ` ${foldSpelling(place.name)} `.includes(` ${name} `));
    if (namesakes.length > 0) return { name: run, places: namesakes };
  }
  return undefined;
}
