/** JSON API of «Buscar y reemplazar», and the word matching that the server and the app share. */
import type { DiffPart } from "#domain/legal/compare/diff-words.ts";
import type { FieldPath } from "#editor/api/api.ts";
import type { DeveloperText } from "./search-api.ts";

/** A text field. `formId`: id of a list or legal text; for a legal text, the field is in its newest version. */
export type ReplaceField = { formId: string; path: FieldPath };

/** `GET /api/occurrences?words=…`: every text that contains exactly these words. */
export type Occurrences = {
  fields: readonly Occurrence[];
  /** Texts with these words that only developers can change. */
  developerTexts: readonly DeveloperText[];
};
export type Occurrence = ReplaceField & {
  /** Name of the form. */
  label: string;
  /** Label of the field within the form. */
  where: string;
  /** Address of the field in the app. */
  location: string;
  text: string;
  /** Why the words cannot be replaced here; undefined if they can. */
  lockReason?: string | undefined;
};

/** `POST /api/replace`: replaces the words in each of the fields, and saves each changed file as a draft. */
export type ReplaceRequest = { words: string; replacement: string; fields: readonly ReplaceField[] };
export type ReplaceResult = {
  replacedFields: readonly ReplaceField[];
  /** Fields that were not changed. */
  refusedFields: readonly (ReplaceField & { reason: string })[];
  /** For each changed file, the data before the replacement and the revision after it. */
  savedFiles: readonly { formId: string; label: string; before: unknown; revision: string }[];
};

/** `POST /api/replace/undo` with the `savedFiles`: labels of the documents that were not restored, and why. */
export type UndoReplacementResult = { unchangedFiles: readonly { label: string; reason: string }[] };

/** Matches the parts of a text that are never replaced: references to facts, link targets and addresses. */
const protectedPattern = String.raw`\{\{[^{}]*\}\}|\]\([^()]*\)|https?://\S+`;

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

/**
 * Splits a text into diff parts that show the replacement. Without a replacement, the words are marked as `removed`.
 */
export function markWords(text: string, words: string, replacement: string): DiffPart[] {
  let position = 0;
  const parts = [...text.matchAll(buildPattern(words))].flatMap(({ 1: match, index }): DiffPart[] => {
    if (match === undefined) return [];
    const unchangedPart: DiffPart = { kind: "same", text: text.slice(position, index) };
    position = index + match.length;
    const addedParts: DiffPart[] = replacement === "" ? [] : [{ kind: "added", text: replacement }];
    return [unchangedPart, { kind: "removed", text: match }, ...addedParts];
  });
  return [...parts, { kind: "same", text: text.slice(position) }];
}

/** The sentences of a text that contain the words. */
export const findSentences = (text: string, words: string): string[] =>
  text.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => containsWords(sentence, words));

export const containsWords = (text: string, words: string): boolean =>
  [...text.matchAll(buildPattern(words))].some(([, match]) => match !== undefined);
