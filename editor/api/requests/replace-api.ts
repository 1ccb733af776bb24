/** JSON API of «Buscar y reemplazar», and the word matching that the server and the app share. */

import type { DiffPart } from "#domain/legal/compare/diff-words.ts";
import type { FieldPath } from "#editor/api/api.ts";
import { foldText } from "#editor/api/form/form-value.ts";
import type { DeveloperText } from "./search-api.ts";

/** A text field. `formId`: id of a list or legal text; for a legal text, the field is in its newest version. */
export type ReplaceField = { formId: string; path: FieldPath };

/**
 * `GET /api/occurrences?words=…`: every text that contains exactly these words. `isLoose=`: also in the plural or the
 * singular, and with other capitals or accents.
 */
export type Occurrences = {
  fields: readonly Occurrence[];
  /** Number of other fields with the words in the plural, or with other capitals or accents. */
  similarCount: number;
  /** Texts with these words that only developers can change. */
  developerTexts: readonly DeveloperText[];
};
export type Occurrence = ReplaceField & {
  label: string;
  where: string;
  location: string;
  text: string;
  lockReason?: string | undefined;
};

/** `POST /api/replace`: replaces the words in each of the fields, and saves each changed file as a draft. */
export type ReplaceRequest = { words: string; replacement: string; fields: readonly ReplaceField[] };
export type ReplaceResult = {
  replacedFields: readonly ReplaceField[];
  refusedFields: readonly (ReplaceField & { reason: string })[];
  /** For each changed file, the data before the replacement and the revision after it. */
  savedFiles: readonly { formId: string; label: string; before: unknown; revision: string }[];
};

/** `POST /api/replace/undo` with the `savedFiles`: labels of the documents that were not restored, and why. */
export type UndoReplacementResult = { unchangedFiles: readonly { label: string; reason: string }[] };

/** `found`: words of a search that nothing replaces. */
export type ReplacePart = Pick<DiffPart, "text"> & { kind: DiffPart["kind"] | "found" };

/** Matches the parts of a text that are never replaced: references to facts, link targets and addresses. */
const protectedPattern = String.raw`\{\{[^{}]*\}\}|\]\([^()]*\)|https?://\S+`;

/** Builds a pattern of words in singular and plural, for a folded text. */
function buildLoosePattern(words: string): RegExp {
  const stems = foldText(words)
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => word.replace(/(?<=\p{L}{3})(?:(?<=[^aeiou])es|s)$/u, "").replace(/(?<=\p{L}{2})[cz]$/u, "[cz]"));
  const pattern = stems?.map((stem) => `${stem}(?:es?|s)?`).join("[^\\p{L}\\p{N}]+") ?? "(?!)";
  return new RegExp(`${protectedPattern}|((?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}]))`, "gu");
}

/** Finds the words. Folding a text keeps its length, so the positions are those of the text. */
const matchWords = (text: string, words: string, isLoose: boolean) =>
  isLoose ? foldText(text).matchAll(buildLoosePattern(words)) : text.matchAll(buildPattern(words));

/** Matches the protected parts and, as group 1, the words to replace; a space also matches a no-break space. */
function buildPattern(words: string): RegExp {
  const escapedWords = words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/[ \u00a0]/g, "[ \u00a0]");
  const wordStart = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : "";
  const wordEnd = /[\p{L}\p{N}]$/u.test(words) ? String.raw`(?![\p{L}\p{N}])` : "";
  return new RegExp(`${protectedPattern}|(${wordStart}${escapedWords}${wordEnd})`, "gu");
}

/** Replaces words exactly as written, with case and accents. Longer words, references and addresses stay unchanged. */
export const replaceWords = (text: string, words: string, replacement: string): string =>
  text.replace(buildPattern(words), (all, match?: string) => (match === undefined ? all : replacement));

/** Splits a text into parts that show the replacement. Without a replacement, the words are marked as `found`. */
export function markWords(text: string, words: string, replacement: string, isLoose = false): ReplacePart[] {
  let position = 0;
  const parts = [...matchWords(text, words, isLoose)].flatMap(({ 1: match, index }): ReplacePart[] => {
    if (match === undefined) return [];
    const unchangedPart: ReplacePart = { kind: "same", text: text.slice(position, index) };
    position = index + match.length;
    if (replacement === "") return [unchangedPart, { kind: "found", text: text.slice(index, position) }];
    return [unchangedPart, { kind: "removed", text: match }, { kind: "added", text: replacement }];
  });
  return [...parts, { kind: "same", text: text.slice(position) }];
}

export const findSentences = (text: string, words: string, isLoose = false): string[] =>
  text.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => containsWords(sentence, words, isLoose));

export const containsWords = (text: string, words: string, isLoose = false): boolean =>
  [...matchWords(text, words, isLoose)].some(([, match]) => match !== undefined);
