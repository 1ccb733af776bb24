import { type FoundLocality, findLocalities } from "#domain/coverage/places/find-localities.ts";
import { type Localities, type PackedLocalities, unpackLocalities } from "#domain/coverage/places/localities.ts";
import { findMentionedLocalities } from "#domain/coverage/places/mentioned-locality.ts";
import { findNewestTechnology, type PlaceAnswers } from "#domain/coverage/places/place-coverage.ts";
import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { formatPlaceName, type PlaceNameCopy } from "#features/coverage-map/places/place-copy.ts";
import { fetchData } from "#features/help-assistant/fetch-data.ts";
import type { ToolAnswer } from "#features/help-assistant/turns/assistant-turn.ts";

export type PlaceToolSettings = {
  path: string;
  parameter: string;
  /** Address of the list of localities. */
  localitiesPath: string;
  /**
   * Address of the file with the coverage of the listed places, see `PlaceAnswers`. If it does not load, the answer
   * refers to the map.
   */
  answersPath: string;
  /** Has the placeholder `{name}`. */
  title: string;
  text: string;
  namesakesNote: string;
  /** Shown if the message names a place that is not in the list. */
  unknown: string;
  link: string;
  /** The map's own texts. */
  map: PlaceNameCopy & { suggestions: string; codeOfState: string; similar: string };
};

/** Maximum number of proposals for a name with a typo, and minimum number of its letters. */
const [maxProposals, minTypoLetters] = [4, 5];

/** @returns a function that answers about the place that a message names, with a link to the coverage map there. */
export async function createPlaceTool({ path, parameter, localitiesPath, answersPath, ...copy }: PlaceToolSettings) {
  const [packedLocalities, answers] = await Promise.all([
    fetchData<PackedLocalities>(localitiesPath),
    fetchData<PlaceAnswers>(answersPath).catch(() => undefined),
  ]);
  const localities = unpackLocalities(packedLocalities);

  const formatPlace = (place: FoundLocality) => formatPlaceName(copy.map, place).replace(/^(Ciudad .+), \1$/, "$1");
  const buildLink = (name?: string) => ({
    label: name ? fillPlaceholders(copy.link, { name }) : copy.link.replace(/:? ?\{name\}/, ""),
    href: name ? `${path}?${parameter}=${encodeURIComponent(name)}` : path,
  });

  function answerFor(place: FoundLocality): Pick<ToolAnswer, "title" | "texts" | "sampleNotice"> {
    const technology = answers && findNewestTechnology(localities, answers.newest, place.position);
    const name = formatPlace(place);
    if (!technology) return { title: fillPlaceholders(copy.title, { name }), texts: [copy.text] };
    const verdict = technology === "none" ? answers.no : answers.yes;
    return {
      title: fillPlaceholders(verdict, { technology, place: name }),
      texts: [copy.text, answers.indoors],
      sampleNotice: answers.sampleNotice,
    };
  }

  /** @param suggestsSimilar - whether to suggest the places whose names differ from the text by a typo. */
  return (text: string, suggestsSimilar = false): ToolAnswer | undefined => {
    if (suggestsSimilar) {
      const similar = findSimilarPlaces(text, localities);
      if (similar.length === 0) return undefined;
      return {
        title: fillPlaceholders(copy.map.similar, { text }),
        texts: [],
        link: buildLink(),
        names: similar.map(formatPlace),
      };
    }
    const mentionedPlaces = findMentionedLocalities(text, localities);
    if (!mentionedPlaces) {
      const code = /\b\d{5}\b/.exec(text)?.[0];
      const codeState = code && findLocalities(localities, code, 1).code;
      if (code && codeState && codeState !== "short")
        return {
          title: fillPlaceholders(copy.title, { name: code }),
          texts: [fillPlaceholders(copy.map.codeOfState, codeState)],
          link: buildLink(code),
          names: [],
        };
      const unknown = findUnknownName(text);
      if (!unknown) return undefined;
      return {
        title: fillPlaceholders(copy.title, { name: unknown }),
        texts: [copy.unknown],
        isUnsure: true,
        link: buildLink(),
        names: [],
      };
    }
    const { name, places, isRoad, isState, isUnsure } = mentionedPlaces;
    const [place, ...namesakes] = places;
    const link = buildLink(name);
    if (place && namesakes.length === 0)
      return {
        ...answerFor(place),
        isUnsure: isUnsure === true,
        link: { ...link, label: fillPlaceholders(copy.link, { name: formatPlace(place) }) },
        names: [],
      };
    return {
      title: fillPlaceholders(copy.title, { name }),
      texts: isRoad ? [] : [isState ? `${copy.map.suggestions}.` : copy.namesakesNote],
      isUnsure: isUnsure === true,
      link,
      names: places.map(formatPlace),
    };
  };
}

/** Finds the map's proposals for a name with a typo: «Monterey». */
function findSimilarPlaces(text: string, localities: Localities): FoundLocality[] {
  const foldedText = foldSpelling(text);
  if (foldedText.length < minTypoLetters) return [];
  const isTypo = (name: string) => computePrefixEditDistances(foldedText, name)[name.length] === 1;
  const { places, isExact } = findLocalities(localities, text, maxProposals);
  return isExact ? [] : places.filter((place) => isTypo(foldSpelling(place.queriedName ?? place.name)));
}

/** Finds a capitalized name at the end of a message: «es San Juan Copala, Oaxaca». */
const findUnknownName = (text: string): string | undefined =>
  /\p{Ll} ((?:\p{Lu}\p{Ll}+,? ?(?:(?:de|del|la|las|los) )*)+)[.?!]*$/u.exec(text)?.[1]?.trim();
