import type { FoundLocalities, FoundLocality } from "#domain/coverage/places/find-localities.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import type { CoverageSource, Position } from "#features/coverage-map/coverage-engine.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { cloneTemplate, requirePart } from "#features/coverage-map/require-part.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import { announceText } from "#ui/announcement/announce.ts";
import { explainPlace, namePlace } from "./place-texts.ts";

/** Maximum number of suggestions: as many as fit above a phone's keyboard. */
const most = 6;
/** Minimum letters typed before places are suggested, or reported as not found. */
const fewestLetters = 2;
/** Milliseconds from the last letter to the announcement of the results. */
const restMs = 700;

const nothing: FoundLocalities = { places: [], isExact: false };

export type ChosenPlace = {
  /** Text that finds the choice again: its full name, with the colonia, beach or postal code that was asked for. */
  query: string;
  /** Full name of the place that the answer is for, see `namePlace`. */
  fullName: string;
  name: string;
  /** Undefined if no source has the position. */
  position: Position | undefined;
  /** Says what the answer is for, if not the place that was asked for; see `explainPlace`. */
  remark: string | undefined;
};

/** Controls a field that suggests matching localities as buttons. The localities load when the field is used. */
export function controlPlaceSearch(
  root: HTMLElement,
  { words: { point: words } }: CoverageMapProps,
  { findPlaces }: Pick<CoverageSource, "findPlaces">,
  { onWrite, onChoose }: { onWrite: () => void; onChoose: (place: ChosenPlace) => void },
): { answer(text: string): void; clear(): void } {
  const field = requirePart<HTMLInputElement>(root, "place-name");
  const suggestions = requirePart(root, "suggestions");
  const template = requirePart(suggestions, "suggestion");
  const remark = requirePart(root, "place-remark");
  const announced = requirePart(root, "announced");
  let rest: ReturnType<typeof setTimeout>;

  function say(text: string): void {
    remark.textContent = text;
    remark.hidden = text === "";
  }

  /** After a pause in typing, announces the remark about the matches, and the number and names of the places. */
  function tell(found: readonly FoundLocality[]): void {
    clearTimeout(rest);
    const names = found.map(nameOf).join("; ");
    const list = fillPlaceholders(found.length === 1 ? words.place.one : words.place.many, {
      count: `${found.length}`,
      names,
    });
    const text = [remark.textContent, found.length > 0 ? list : ""].filter(Boolean).join(" ");
    if (text) rest = setTimeout(() => announceText(announced, text), restMs);
  }

  const nameOf = (place: FoundLocality) => namePlace(words.place, place);

  function show(found: readonly FoundLocality[]): void {
    const items = found.map((locality) => {
      const item = cloneTemplate(template);
      const button = requirePart(item, "suggested");
      button.textContent = nameOf(locality);
      button.addEventListener("click", () => {
        choose(locality);
        leaveRoom();
      });
      return item;
    });
    replaceAllChildren(template.parentElement as HTMLElement, template, ...items);
    suggestions.hidden = items.length === 0;
  }

  /** Sets the field's text without looking it up. */
  function settle(text: string): void {
    field.value = text;
    show([]);
    say("");
    clearTimeout(rest);
  }

  function choose(locality: FoundLocality): void {
    settle(nameOf(locality));
    const { queriedName, ...place } = locality;
    const { name, position } = place;
    const remark = explainPlace(words.place, locality);
    onChoose({ query: nameOf(locality), fullName: nameOf(place), name, position, remark });
  }

  /** Closes a touch keyboard, which would cover the answer; without one, the focus stays in the field. */
  function leaveRoom(): void {
    if (window.matchMedia?.("(pointer: coarse)").matches) field.blur();
    else field.focus({ preventScroll: true });
  }

  /** Shows the matching places. @returns the places; none if all are only similar, or if the text has changed since. */
  async function find(): Promise<FoundLocalities> {
    const text = field.value.trim();
    const isEnough = text.length >= fewestLetters;
    const found = isEnough ? await findPlaces(text, most).catch(() => undefined) : nothing;
    if (text !== field.value.trim()) return nothing;
    show(found?.places ?? []);
    if (!found) say(words.place.missing);
    else if (!isEnough || found.code === "short") say("");
    else if (found.code) say(fillPlaceholders(words.place.codeOfState, found.code));
    else if (found.isExact) say("");
    else say(fillPlaceholders(found.places.length > 0 ? words.place.like : words.place.none, { text }));
    tell(found?.places ?? []);
    return found?.isExact ? found : nothing;
  }

  /** Chooses the place with exactly the typed name; if there are several, asks which one. */
  async function answer(): Promise<void> {
    const { uniqueMatch, places, code } = await find();
    if (uniqueMatch) return choose(uniqueMatch);
    if (code === "short") say(words.place.shortCode);
    else if (places.length === 0) return;
    else say(words.place.which);
    tell(places);
  }

  function askAgain(): void {
    say(words.place.empty);
    announceText(announced, words.place.empty);
    field.focus();
  }

  // Load the list of localities now, while the visitor types the first letters.
  field.addEventListener("focus", () => void findPlaces("", most).catch(() => undefined));
  field.addEventListener("input", () => {
    onWrite();
    void find();
  });
  // Search for text that the visitor typed before the script loaded.
  if (field.value) void find();
  requirePart(root, "place-form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim() === "") askAgain();
    else void answer().then(leaveRoom);
  });
  return {
    answer(text) {
      field.value = text;
      void answer();
    },
    clear: () => settle(""),
  };
}
