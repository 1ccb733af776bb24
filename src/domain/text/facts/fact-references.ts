/** Prose refers to facts by name: `{{plazo.paquete}}` becomes "30 días", so that a figure changes in one place. */
import { findClosestText } from "#domain/search/closest-text.ts";

/** Values of facts by name; an empty value means that the fact does not apply today. */
export type Facts = Readonly<Record<string, string>>;

/**
 * Facts with their labels in the editor. `location`: the field of a list that confirms the fact:
 * `soporte//isZoneConfirmed`.
 */
export type LabeledFacts = Readonly<Record<string, { label: string; value: string; location?: string }>>;

export const getFactValues = (facts: LabeledFacts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]));

/** Matches a reference to a fact and captures the fact's name. */
export const factReferencePattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Matches a reference that is a mark of sample data, such as `{{mapa.muestra}}`, and the space before it. */
const sampleGap = /\s*\{\{\s*([^{}]*\.muestra)\s*\}\}/g;

export function removeEmptySampleMarks(text: string, facts: Facts): string {
  return text.replace(sampleGap, (gap, name: string) => (facts[name] === "" ? "" : gap));
}

export function listFactNames(text: string): string[] {
  return [...text.matchAll(factReferencePattern)].map(([, name = ""]) => name);
}

/** @throws {RangeError} in Spanish, for an unknown fact. */
export function fillFacts(text: string, facts: Facts): string {
  return removeEmptySampleMarks(text, facts).replace(factReferencePattern, (_gap, name: string) => {
    if (!Object.hasOwn(facts, name)) throw new RangeError(formatUnknownFactMessage(name, Object.keys(facts)));
    return facts[name] ?? "";
  });
}

/**
 * Fills the facts into paragraphs. A paragraph that names an empty fact is left out, because it is written for days on
 * which the fact applies.
 *
 * @throws {RangeError} in Spanish, for an unknown fact.
 */
export function fillParagraphs(paragraphs: readonly string[], facts: Facts): string[] {
  return paragraphs
    .map((text) => removeEmptySampleMarks(text, facts))
    .filter((text) => text !== "")
    .filter((text) => !listFactNames(text).some((name) => facts[name] === ""))
    .map((text) => fillFacts(text, facts));
}

/** Formats the error message in Spanish for an unknown fact, with the most similar known fact. */
export function formatUnknownFactMessage(name: string, knownNames: readonly string[]): string {
  const nearest = findClosestText(name, knownNames);
  return `no hay un dato «${name}»${nearest ? `; el más parecido es «${nearest}»` : ""}`;
}
