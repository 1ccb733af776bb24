/** Rules for texts. Those of style are only advice, so that a draft never waits for them. */
import { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { spellCount } from "#domain/text/numbers/spelled-count.ts";
import { findLongSentences, listStyleViolationMessages, maxSentenceWords } from "#domain/text/wording.ts";

/** Lists the problems of a text: messages, with the words to mark if a problem concerns only some. */
export type TextRule = (text: string) => Iterable<string | { message: string; words: string }>;

export const findProblems = (text: string, rules: readonly TextRule[]) =>
  rules.flatMap((rule) =>
    [...rule(text)].map((problem) => (typeof problem === "string" ? { message: problem } : problem)),
  );

/** Keyed by check, not by schema: zod copies a schema in `.refine()` and `.describe()`, but keeps its checks. */
const styleRulesByCheck = new WeakMap<object, readonly TextRule[]>();

export const setStyleRules = (check: object, rules: readonly TextRule[]) => void styleRulesByCheck.set(check, rules);

/** Lists the violations of style rules in valid data. They are advice, because a style must not prevent a draft. */
export function listStyleAdvice(
  schema: z.ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): ContentDiagnostic[] {
  if (value === undefined) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return listStyleAdvice(schema.unwrap() as z.ZodType, value, path);
  if (schema instanceof z.ZodUnion)
    return listStyleAdvice(
      schema.options.find((each) => (each as z.ZodType).safeParse(value).success) as never,
      value,
      path,
    );
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).flatMap((each, index) =>
      listStyleAdvice(schema.element as z.ZodType, each, [...path, index]),
    );
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      listStyleAdvice(field, (value as Record<string, unknown>)[name], [...path, name]),
    );
  const rules = (schema.def as { checks?: object[] }).checks?.flatMap((check) => styleRulesByCheck.get(check) ?? []);
  return rules && typeof value === "string" ? findProblems(value, rules).map((problem) => ({ path, ...problem })) : [];
}

/** Lists a message for each sentence with too many words, with its first words. */
export const listLongSentenceMessages: TextRule = (text) =>
  findLongSentences(text).map((sentence) => {
    const words = sentence.trim().split(/\s+/);
    return `«${words.slice(0, 5).join(" ")}…» tiene ${words.length} palabras: pártela en ${spellCount(Math.ceil(words.length / maxSentenceWords))}, de ${maxSentenceWords} como máximo`;
  });

/** The style rules of the site's tests. */
export const wordingRules: readonly TextRule[] = [listStyleViolationMessages, listLongSentenceMessages];
