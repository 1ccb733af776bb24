import type { FoundLocality } from "#domain/coverage/places/find-localities.ts";
import { type PackedLocalities, unpackLocalities } from "#domain/coverage/places/localities.ts";
import { findMentionedLocalities } from "#domain/coverage/places/mentioned-locality.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
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
};

/** @returns a function that answers with a link to the coverage map at the place that a message names. */
export async function createPlaceTool({ path, parameter, localitiesPath, ...words }: PlaceToolSettings) {
  const localities = unpackLocalities(await fetchData<PackedLocalities>(localitiesPath));

  return (text: string): ToolAnswer | undefined => {
    const mentionedPlaces = findMentionedLocalities(text, localities);
    const unknown = mentionedPlaces ? undefined : findUnknownName(text);
    if (unknown)
      return {
        title: fillPlaceholders(words.title, { name: unknown }),
        texts: [words.unknown],
        link: { label: words.link.replace(/:? ?\{name\}/, ""), href: path },
        names: [],
      };
    if (!mentionedPlaces) return undefined;
    const [place, ...namesakes] = mentionedPlaces.places.map(formatPlace);
    const isUnique = namesakes.length === 0;
    const name = isUnique ? `${place}` : mentionedPlaces.name;
    return {
      title: fillPlaceholders(words.title, { name }),
      texts: isUnique ? [words.text] : mentionedPlaces.isRoad ? [] : [words.which],
      link: {
        label: fillPlaceholders(words.link, { name }),
        href: `${path}?${parameter}=${encodeURIComponent(name)}`,
      },
      names: isUnique ? [] : mentionedPlaces.places.map(formatPlace),
    };
  };
}

/** Finds a capitalized name at the end of a message: «es San Juan Copala, Oaxaca». */
const findUnknownName = (text: string): string | undefined =>
  /\p{Ll} ((?:\p{Lu}\p{Ll}+,? ?(?:(?:de|del|la|las|los) )*)+)[.?!]*$/u.exec(text)?.[1]?.trim();

const formatPlace = ({ name, state }: FoundLocality) => `${name}, ${state}`;
