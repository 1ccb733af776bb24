/** Fills the facts of a day into a page's texts. */
import { type Facts, fillFacts, fillParagraphs } from "./fact-references.ts";

/**
 * If a `text` names an empty fact, uses the `withoutOffer` next to it instead. In a list, leaves such a text out.
 *
 * @param part - texts in nested objects and lists.
 * @throws {RangeError} in Spanish, for an unknown fact.
 */
export function fillPageTexts(part: unknown, facts: Facts): unknown {
  if (typeof part === "string") return fillFacts(part, facts);
  if (isTextList(part)) return fillParagraphs(part, facts);
  if (Array.isArray(part)) return part.map((each) => fillPageTexts(each, facts));
  if (typeof part !== "object" || part === null) return part;
  const { withoutOffer, ...others } = part as Readonly<Record<string, unknown>>;
  const entries = Object.entries(others).map(([name, value]) =>
    name === "text" && typeof value === "string" && typeof withoutOffer === "string"
      ? [name, fillParagraphs([value, withoutOffer], facts)[0]]
      : [name, fillPageTexts(value, facts)],
  );
  return Object.fromEntries(entries);
}

const isTextList = (part: unknown): part is string[] =>
  Array.isArray(part) && part.every((each) => typeof each === "string");
