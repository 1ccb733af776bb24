/** Reads what pages say, with its facts in place. */
import type { z } from "zod";
import { readData } from "#content/forms/read-data.ts";
import { filled, filledParagraphs } from "#domain/fact-gaps.ts";
import { rowFacts } from "./row-facts.ts";

/**
 * @param file - from the project's root.
 * @returns the words as they read today: on days without an offer, a `text` that names it is its `withoutOffer`, and an
 *   item of a list that names it is left out.
 * @throws {ContentError} as `readData`.
 */
export function readWords<Schema extends z.ZodType>(file: string, schema: Schema, data: unknown): z.output<Schema> {
  return today(readData(file, schema, data)) as z.output<Schema>;
}

function today(part: unknown): unknown {
  if (typeof part === "string") return filled(part, rowFacts);
  if (isOfTexts(part)) return filledParagraphs(part, rowFacts);
  if (Array.isArray(part)) return part.map(today);
  if (typeof part !== "object" || part === null) return part;
  const { withoutOffer, ...others } = part as Readonly<Record<string, unknown>>;
  const entries = Object.entries(others).map(([name, value]) =>
    name === "text" && typeof value === "string" && typeof withoutOffer === "string"
      ? [name, filledParagraphs([value, withoutOffer], rowFacts)[0]]
      : [name, today(value)],
  );
  return Object.fromEntries(entries);
}

const isOfTexts = (part: unknown): part is string[] =>
  Array.isArray(part) && part.every((each) => typeof each === "string");
