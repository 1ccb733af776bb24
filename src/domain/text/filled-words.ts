/** Fills the facts of a day into a page's texts. */
import { type Facts, filled, filledParagraphs } from "./fact-gaps.ts";

/**
 * @param part - texts in nested objects and lists. If a `text` names an empty fact, its `withoutOffer` replaces it; an
 * item of a list of texts that names one is left out.
 * @throws {RangeError} in Spanish, for an unknown fact.
 */
export function filledWords(part: unknown, facts: Facts): unknown {
  if (typeof part === "string") return filled(part, facts);
  if (isOfTexts(part)) return filledParagraphs(part, facts);
  if (Array.isArray(part)) return part.map((each) => filledWords(each, facts));
  if (typeof part !== "object" || part === null) return part;
  const { withoutOffer, ...others } = part as Readonly<Record<string, unknown>>;
  const entries = Object.entries(others).map(([name, value]) =>
    name === "text" && typeof value === "string" && typeof withoutOffer === "string"
      ? [name, filledParagraphs([value, withoutOffer], facts)[0]]
      : [name, filledWords(value, facts)],
  );
  return Object.fromEntries(entries);
}

const isOfTexts = (part: unknown): part is string[] =>
  Array.isArray(part) && part.every((each) => typeof each === "string");
