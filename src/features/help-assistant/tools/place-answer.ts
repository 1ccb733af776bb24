import { type FoundLocality, findLocalities } from "#domain/coverage/places/find-localities.ts";
import { type Localities, type PackedLocalities, unpackLocalities } from "#domain/coverage/places/localities.ts";
import { findMentionedLocalities } from "#domain/coverage/places/mentioned-locality.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { computePrefixEditDistances } from "#domain/text/prefix-edit-distances.ts";
import { formatPlaceName, type PlaceNameTexts } from "#features/coverage-map/places/place-texts.ts";
import type { ToolAnswer } from "#features/help-assistant/assistant-turn.ts";
import { fetchData } from "#features/help-assistant/fetch-data.ts";

export type PlaceToolSettings = {
  path: string;
  parameter: string;
  /** Address of the list of localities. */
  localitiesPath: string;
  /** Has the placeholder `{name}`. */
  title: string;
  text: string;
  which: string;
  /** Shown if the message names a place that is not in the list. */
  unknown: string;
  link: string;
  /** The map's own texts. */
  map: PlaceNameTexts & { suggestions: string; codeOfState: string; like: string };
};

/** Maximum number of proposals for a name with a typo, and minimum number of its letters. */
const [maxProposals, minTypoLetters] = [4, 5];

/** @returns a function that answers with a link to the coverage map at the place that a message names. */
export async function createPlaceTool({ path, parameter, localitiesPath, ...words }: PlaceToolSettings) {
  const localities = unpackLocalities(await fetchData<PackedLocalities>(localitiesPath));

  const formatPlace = (place: FoundLocality) => formatPlaceName(words.map, place).replace(/^(Ciudad .+), \1$/, "$1");
  const buildLink = (name?: string) => ({
    label: name ? fillPlaceholders(words.link, { name }) : words.link.replace(/:? ?\{name\}/, ""),
    href: name ? `${path}?${parameter}=${encodeURIComponent(name)}` : path,
  });

  /** @param offersSimilar - whether to offer the places whose names differ from the text by a typo. */
  return (text: string, offersSimilar = false): ToolAnswer | undefined => {
    if (offersSimilar) {
      const similar = findSimilarPlaces(text, localities);
      if (similar.length === 0) return undefined;
      return {
        title: fillPlaceholders(words.map.like, { text }),
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
          title: fillPlaceholders(words.title, { name: code }),
          texts: [fillPlaceholders(words.map.codeOfState, codeState)],
          link: buildLink(code),
          names: [],
        };
      const unknown = findUnknownName(text);
      if (!unknown) return undefined;
      return {
        title: fillPlaceholders(words.title, { name: unknown }),
        texts: [words.unknown],
        isUnsure: true,
        link: buildLink(),
        names: [],
      };
    }
    const { name, places, isRoad, isState, isUnsure } = mentionedPlaces;
    const [place = "", ...namesakes] = places.map(formatPlace);
    const isUnique = namesakes.length === 0;
    return {
      title: fillPlaceholders(words.title, { name: isUnique ? place : name }),
      texts: isUnique ? [words.text] : isRoad ? [] : [isState ? `${words.map.suggestions}.` : words.which],
      isUnsure: isUnsure === true,
      link: { ...buildLink(name), label: fillPlaceholders(words.link, { name: isUnique ? place : name }) },
      names: isUnique ? [] : [place, ...namesakes],
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
