import { isStopWord } from "#domain/match/stop-words.ts";
import { listWordRuns } from "#domain/match/word-runs.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { type FoundLocality, findLocalities } from "./find-localities.ts";
import type { Localities } from "./localities.ts";

/** Maximum words of a name with its state, within a sentence and as the whole text; maximum localities of one name. */
const [maxNameWords, maxWholeWords, maxNamesakes] = [5, 8, 4];

/** Maximum number of words of a text that may be nothing but a name. */
const maxBareWords = 3;

const prepositions = "en|a|al|por|de|para|hasta|desde|hacia|rumbo a|cerca de|in|near|to|at";
const article = /^(el|la|los|las)$/;
/** Matches the kind of a place before its name; alone, it names none: «la colonia». */
const kindPattern = /^(?:(?:el|la|mi|tu) )?(?:colonia|col|barrio|fraccionamiento|ejido|municipio)(?: de)?(?: |$)/;

/** Words with which people ask for the coverage of a place, in addition to stop words. */
const coverageWords =
  /^(?:senal|cobertura|[345]g|lte|hay|llega|internet|red|datos|mapa|jala|sirve|funciona|agarra|tienen?|vivo|wim|cp|codigo|postal)$/;

/** Minimum population for a name alone to mean a place: «luz», «paz» and «esperanza» are towns too. */
const minBareInhabitants = 20_000;

export type MentionedLocalities = {
  /** The name as written. */
  name: string;
  /** The only locality of that name, or those whose names contain it, the largest first. */
  places: readonly FoundLocality[];
  /** Whether the places are the ends of a road. */
  isRoad?: true;
  /** Whether the name is a state's; `places` are its largest cities. */
  isState?: true;
  /** Whether the text may be about something else: it has other words, or its only word is also an ordinary one. */
  isUnsure?: true;
};

/**
 * Finds the locality that a sentence names: after a preposition, in capitals, or alone in a short text; or the two ends
 * of a road. A name counts only as a whole: «San Juan» is not found in «San Juan Copala».
 */
export function findMentionedLocalities(text: string, localities: Localities): MentionedLocalities | undefined {
  const road = findRoadEnds(text, localities);
  if (road) return road;
  const foldedText = ` ${foldSpelling(text)} `;
  const isBare = foldedText.trim().split(" ").length <= maxBareWords;
  for (const run of listWordRuns(text, maxWholeWords)) {
    const name = foldSpelling(run);
    const isWhole = name === foldedText.trim();
    if (!isWhole && name.split(" ").length > maxNameWords) continue;
    const nameWithoutKind = name.replace(kindPattern, "");
    if (nameWithoutKind === "") continue;
    const [first = ""] = name.split(" ");
    if (name.length < 3 || (isStopWord(first) && !(article.test(first) && name.includes(" ")))) continue;
    const isCapital = /^\p{Lu}/u.test(run) && !text.trimStart().startsWith(run, /^[¿¡]/.test(text.trimStart()) ? 1 : 0);
    const followsPreposition = new RegExp(` (?:${prepositions}) ${name} `).test(foldedText);
    if ((!isBare && !isWhole && !isCapital && !followsPreposition) || isPartOfName(run, text)) continue;
    const hasOtherWords = !foldedText
      .replace(` ${name} `, " ")
      .split(" ")
      .every((word) => word === "" || isStopWord(word) || coverageWords.test(word));
    // A name without a preposition may be an ordinary word or a place abroad: «luz», «Puerto Rico».
    const isAlone = !followsPreposition && nameWithoutKind === name && !/\d/.test(name);
    const isOneWord = !name.includes(" ");
    const isLikely = (place: FoundLocality) => !isAlone || isSizeable(localities, place, name);
    const isNamedWhole = ({ name: placeName }: FoundLocality) => !isOneWord && name.startsWith(foldSpelling(placeName));
    const { uniqueMatch, places, isExact } = findLocalities(localities, run, maxNamesakes);
    const stateCities = listStateCities(localities, name);
    // «Colima» more likely means the city.
    if (stateCities.length > 0 && foldSpelling(uniqueMatch?.name ?? "") !== name)
      return {
        name: stateCities[0]?.state ?? run,
        places: stateCities,
        isState: true,
        ...(hasOtherWords && { isUnsure: true }),
      };
    // In a whole text, the words before the municipality need not be an address: «soporte, Tijuana».
    if (uniqueMatch && !(isWhole && uniqueMatch.hasAddress))
      return {
        name: run,
        places: [uniqueMatch],
        ...((hasOtherWords || !(isLikely(uniqueMatch) || isNamedWhole(uniqueMatch))) && { isUnsure: true }),
      };
    const namesakes = places.filter(
      (place) => isExact && ` ${foldSpelling(place.queriedName ?? place.name)} `.includes(` ${nameWithoutKind} `),
    );
    if (namesakes.length > 0)
      return {
        name: run,
        places: namesakes,
        ...((hasOtherWords || (isAlone && isOneWord) || !namesakes.some(isLikely)) && { isUnsure: true }),
      };
  }
  return undefined;
}

/** Lists the largest cities of the state with a folded name; empty if there is none, or if the state is a city. */
function listStateCities(localities: Localities, name: string): FoundLocality[] {
  const state = localities.municipalities.find(({ stateKey }) => stateKey === name)?.state;
  if (!state || name.startsWith("ciudad ")) return [];
  return localities.entries
    .filter((entry) => entry.state === state && entry.kind === "locality")
    .sort((a, b) => b.population - a.population)
    .slice(0, maxNamesakes)
    .map((entry) => ({ name: entry.name, state, position: entry.position }));
}

/** Whether a name alone means a place: a colonia, or a large or well-known place that is written with its article. */
const isSizeable = ({ entries }: Localities, { name, state, queriedName }: FoundLocality, writtenName: string) =>
  queriedName !== undefined ||
  ((!article.test(foldSpelling(name).split(" ")[0] ?? "") || article.test(writtenName.split(" ")[0] ?? "")) &&
    entries.some(
      (entry) =>
        entry.name === name && entry.state === state && (entry.isKnown || entry.population >= minBareInhabitants),
    ));

const roadPattern = /\b(?:carretera|autopista|tramo|entre)\s+(?:de\s+)?(.+)$/i;

/** Maximum number of words of the name of a road's end. */
const maxRoadEndWords = 3;

/** The two places that name a road: «la carretera Durango Mazatlán». */
function findRoadEnds(text: string, localities: Localities): MentionedLocalities | undefined {
  let unreadText = roadPattern.exec(text)?.[1] ?? "";
  const ends: FoundLocality[] = [];
  while (unreadText !== "" && ends.length < 2) {
    const runs = listWordRuns(unreadText, maxRoadEndWords).filter((run) => unreadText.startsWith(run));
    const foundPlaces = runs
      .map((run) => ({ run, place: findLocalities(localities, run, 1).uniqueMatch }))
      .find(({ run, place }) => place && !isStopWord(foldSpelling(run)));
    if (!foundPlaces?.place) return undefined;
    ends.push(foundPlaces.place);
    unreadText = unreadText.slice(foundPlaces.run.length).replace(/^[\s,–-]*(?:(?:y|a|hasta)\s+)?/, "");
  }
  const [from, to] = ends;
  return from && to ? { name: `${from.name} y ${to.name}`, places: ends, isRoad: true } : undefined;
}

/** Whether a word in capitals is next to a run in capitals, in a sentence that is not all in capitals. */
function isPartOfName(run: string, text: string): boolean {
  if (!/^\p{Lu}/u.test(run) || !/\p{Ll}/u.test(text)) return false;
  const runIndex = text.indexOf(run);
  const precedingWords = text.slice(0, runIndex).trim().split(/\s+/).slice(1);
  const isCapital = (word: string | undefined) =>
    word !== undefined && /^\p{Lu}/u.test(word) && !isStopWord(foldSpelling(word));
  const nextWord = /^ (\p{L}+)/u.exec(text.slice(runIndex + run.length))?.[1];
  return isCapital(precedingWords.slice(-1)[0]?.match(/^\p{L}+$/u)?.[0]) || isCapital(nextWord);
}
