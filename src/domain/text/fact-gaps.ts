/** Prose names its facts: `{{plazo.paquete}}` stands for "30 días", so that a figure changes in one place. */
import { nearestTo } from "#domain/search/nearest.ts";

/** By name; an empty one has nothing to say today. */
export type Facts = Readonly<Record<string, string>>;

/** With what the editor calls each of them. */
export type NamedFacts = Readonly<Record<string, { label: string; value: string }>>;

export const valuesOf = (facts: NamedFacts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]));

/** A gap, and the name in it. */
export const factGap = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A fact that only says that a datum is a sample: with nothing to say, it goes with the space before it. */
const sampleGap = /\s*\{\{\s*([^{}]*\.muestra)\s*\}\}/g;

export function withoutSilentMarks(text: string, facts: Facts): string {
  return text.replace(sampleGap, (gap, name: string) => (facts[name] === "" ? "" : gap));
}

/** The names in a text, in its order. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(factGap)].map(([, name = ""]) => name);
}

/** @throws {RangeError} in Spanish, if there is no such fact. */
export function filled(text: string, facts: Facts): string {
  return withoutSilentMarks(text, facts).replace(factGap, (_gap, name: string) => {
    if (!Object.hasOwn(facts, name)) throw new RangeError(unknownFact(name, Object.keys(facts)));
    return facts[name] ?? "";
  });
}

/**
 * Paragraphs with their facts. One that names a fact with nothing to say today is left out: it is written for the days
 * that have it.
 *
 * @throws {RangeError} in Spanish, if there is no such fact.
 */
export function filledParagraphs(paragraphs: readonly string[], facts: Facts): string[] {
  return paragraphs
    .map((text) => withoutSilentMarks(text, facts))
    .filter((text) => text !== "")
    .filter((text) => !namesIn(text).some((name) => facts[name] === ""))
    .map((text) => filled(text, facts));
}

/** Says that there is no such fact, and which one may be meant. */
export function unknownFact(name: string, known: readonly string[]): string {
  const nearest = nearestTo(name, known);
  return `no hay un dato «${name}»${nearest ? `; el más parecido es «${nearest}»` : ""}`;
}
