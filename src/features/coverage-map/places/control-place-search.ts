import type { FoundLocalities, FoundLocality } from "#domain/coverage/places/find-localities.ts";
import type { Position } from "#domain/coverage/places/place-entries.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { CoverageSource } from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { cloneTemplate, requirePart } from "#features/coverage-map/require-part.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import { announceText } from "#ui/announcement/announce.ts";
import { formatPlaceName, formatPlaceRemark } from "./place-copy.ts";

/** Maximum number of suggestions: as many as fit above a phone's keyboard. */
const maxSuggestions = 6;
/** Minimum letters typed before places are suggested, or reported as not found. */
const minLetters = 2;
/** Milliseconds from the last letter to the announcement of the results. */
const announcementDelayMs = 700;

const noLocalities: FoundLocalities = { places: [], isExact: false };

export type ChosenPlace = {
  /** Text that finds the choice again: its full name, with the colonia, beach or postal code that was asked for. */
  query: string;
  /** Full name of the place that the answer is for, see `formatPlaceName`. */
  fullName: string;
  name: string;
  /** Undefined if no source has the position. */
  position: Position | undefined;
  /** Explains what the answer is for; undefined if it is for the requested place itself. */
  remark: string | undefined;
};

/** Controls a field that suggests matching localities as buttons. The localities load when the field is used. */
export function controlPlaceSearch(
  root: HTMLElement,
  { copy: { point: copy } }: CoverageMapProps,
  { findPlaces }: Pick<CoverageSource, "findPlaces">,
  { onWrite: onTextInput, onChoose }: { onWrite: () => void; onChoose: (place: ChosenPlace) => void },
): { answer(text: string): void; clear(): void } {
  const field = requirePart<HTMLInputElement>(root, "place-name");
  const suggestions = requirePart(root, "suggestions");
  const template = requirePart(suggestions, "suggestion");
  // With suggestions, the remark introduces them; without, some tools show it elsewhere.
  const remarks = [...root.querySelectorAll<HTMLElement>("[data-place-remark]")];
  const liveRegion = requirePart(root, "announced");
  let announcementTimer: ReturnType<typeof setTimeout>;

  function showRemark(text: string): void {
    for (const remark of remarks) {
      remark.textContent = text;
      remark.hidden = text === "";
    }
  }

  /** After a pause in typing, announces the remark about the matches, and the number and names of the places. */
  function announceMatches(places: readonly FoundLocality[]): void {
    clearTimeout(announcementTimer);
    const names = places.map(formatName).join("; ");
    const list = fillPlaceholders(places.length === 1 ? copy.place.one : copy.place.many, {
      count: `${places.length}`,
      names,
    });
    const announcement = [remarks[0]?.textContent, places.length > 0 ? list : ""].filter(Boolean).join(" ");
    if (announcement) announcementTimer = setTimeout(() => announceText(liveRegion, announcement), announcementDelayMs);
  }

  const formatName = (place: FoundLocality) => formatPlaceName(copy.place, place);

  function showSuggestions(foundLocalities: readonly FoundLocality[]): void {
    const items = foundLocalities.map((locality) => {
      const item = cloneTemplate(template);
      const button = requirePart(item, "suggested");
      button.textContent = formatName(locality);
      button.addEventListener("click", () => {
        choosePlace(locality);
        closeTouchKeyboard();
      });
      return item;
    });
    replaceAllChildren(template.parentElement as HTMLElement, template, ...items);
    suggestions.hidden = items.length === 0;
    root.toggleAttribute("data-suggesting", items.length > 0);
  }

  /** Sets the field's text without looking it up. */
  function setFieldText(text: string): void {
    field.value = text;
    showSuggestions([]);
    showRemark("");
    clearTimeout(announcementTimer);
  }

  function choosePlace(locality: FoundLocality): void {
    setFieldText(formatName(locality));
    const { queriedName, ...place } = locality;
    const { name, position } = place;
    const remark = formatPlaceRemark(copy.place, locality);
    onChoose({ query: formatName(locality), fullName: formatName(place), name, position, remark });
  }

  /** Closes a touch keyboard, which would cover the answer; without one, the focus stays in the field. */
  function closeTouchKeyboard(): void {
    if (window.matchMedia?.("(pointer: coarse)").matches) field.blur();
    else field.focus({ preventScroll: true });
  }

  /** Shows the matching places. @returns the places; none if all are only similar, or if the text has changed since. */
  async function findMatches(): Promise<FoundLocalities> {
    const text = field.value.trim();
    const isLongEnough = text.length >= minLetters;
    const foundPlaces = isLongEnough ? await findPlaces(text, maxSuggestions).catch(() => undefined) : noLocalities;
    if (text !== field.value.trim()) return noLocalities;
    showSuggestions(foundPlaces?.places ?? []);
    if (!foundPlaces) showRemark(copy.place.noList);
    else if (!isLongEnough || foundPlaces.code === "short") showRemark("");
    else if (foundPlaces.code) showRemark(fillPlaceholders(copy.place.codeOfState, foundPlaces.code));
    else if (foundPlaces.isExact) showRemark("");
    else
      showRemark(fillPlaceholders(foundPlaces.places.length > 0 ? copy.place.similar : copy.place.noMatch, { text }));
    announceMatches(foundPlaces?.places ?? []);
    return foundPlaces?.isExact ? foundPlaces : noLocalities;
  }

  /** Chooses the place with exactly the typed name; if there are several, asks which one. */
  async function chooseTypedPlace(): Promise<void> {
    const { uniqueMatch, places, code } = await findMatches();
    if (uniqueMatch) return choosePlace(uniqueMatch);
    if (code === "short") showRemark(copy.place.shortCode);
    else if (places.length === 0) return;
    else showRemark(copy.place.namesakes);
    announceMatches(places);
  }

  function askForText(): void {
    showRemark(copy.place.empty);
    announceText(liveRegion, copy.place.empty);
    field.focus();
  }

  // Load the list of localities now, while the visitor types the first letters.
  field.addEventListener("focus", () => void findPlaces("", maxSuggestions).catch(() => undefined));
  field.addEventListener("input", () => {
    onTextInput();
    void findMatches();
  });
  // Search for text that the visitor typed before the script loaded.
  if (field.value) void findMatches();
  requirePart(root, "place-form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim() === "") askForText();
    else void chooseTypedPlace().then(closeTouchKeyboard);
  });
  function answer(text: string): Promise<void> {
    field.value = text;
    return chooseTypedPlace();
  }
  for (const example of root.querySelectorAll<HTMLElement>("[data-place-example]"))
    example.addEventListener("click", (event) => {
      // A modifier key opens the link in another tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onTextInput();
      void answer(example.textContent?.trim() ?? "").then(() => {
        // If the verdict replaces the examples, the focus must not stay on an invisible one.
        if (getComputedStyle(example).visibility === "hidden") closeTouchKeyboard();
      });
    });
  return {
    answer: (text) => void answer(text),
    clear: () => setFieldText(""),
  };
}
