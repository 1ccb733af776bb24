/** Checks a legal text before it is written, with the rules of its parser and of `legal-texts.test.ts`. */

import type { LegalVersion } from "#content/legal/versions/legal-version.ts";
import { hasMinimumWords, readClauseTexts } from "#domain/legal/clause-texts.ts";
import { findHardcodedFacts } from "#domain/legal/hardcoded-facts.ts";
import { toLegalPlainText } from "#domain/legal/legal-plain-text.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { factReferencePattern, type LabeledFacts } from "#domain/text/facts/fact-references.ts";
import { foldSpelling } from "#domain/text/fold.ts";
import { findUnprintableCharacters } from "#domain/text/normalize-text.ts";
import type { Diagnostic, FieldPath } from "#editor/api/api.ts";
import { replaceNoBreakSpaces } from "#editor/api/form/form-value.ts";
import { attempt } from "#editor/server/attempt.ts";
import type { LegalContext } from "#editor/server/legal/legal-context.ts";
import { parseHead } from "#editor/server/legal/source/front-matter.ts";
import {
  type ClauseSource,
  type LegalTextSource,
  parseLegalTextSource,
} from "#editor/server/legal/source/legal-text-source.ts";
import { extractExcerpt, extractFirstWords } from "#editor/server/legal/source/line-excerpt.ts";
import { type LintDiagnostic, linkAdvice, lintMarkdown } from "./markdown-lint.ts";

export type CheckedLegalText = {
  diagnostics: readonly Diagnostic[];
  /** The parsed version; undefined if the parser rejects the text. */
  parsedVersion?: LegalVersion;
};

export function checkLegalText(
  text: string,
  { file, version }: { file: string; version: string },
  site: LegalContext,
): CheckedLegalText {
  const source = attempt(() => parseLegalTextSource(text));
  const { version: read, readErrors } = parseOrDiagnose(text, { file, version }, site);
  const lintDiagnostics = [
    ...readErrors,
    ...lintCharacters(text),
    ...lintTypedFacts(text, site),
    ...lintMarkdown(text, read, site),
    ...(read ? lintClauses(read, site) : []),
    ...lintHead(text, site),
  ];
  const diagnostics = lintDiagnostics.map((each) => toDiagnostic(each, { source, text, site }));
  return { diagnostics, ...(read && { parsedVersion: read }) };
}

export function createErrorDiagnostic(path: FieldPath, where: string, message: string): Diagnostic {
  return { kind: "error", path, where, message };
}

function parseOrDiagnose(
  text: string,
  version: { file: string; version: string },
  site: LegalContext,
): { version?: LegalVersion; readErrors: LintDiagnostic[] } {
  try {
    return { version: site.parseVersionSource(text, version), readErrors: [] };
  } catch (error) {
    const { line, reason, place, issues } = (error as { cause?: ParserErrorCause }).cause ?? {};
    if (issues) return { readErrors: issues.map(({ path, message }) => ({ message, path: toHeadFieldPath(path) })) };
    const message = reason ?? getErrorMessage(error).replace(`${version.file}: `, "");
    const words = text.slice(place?.start?.offset, place?.end?.offset);
    return { readErrors: [{ message, line, ...(place?.start && { words }) }] };
  }
}

/** The cause of a parser's error: from the Markdown library, or from the schema of the head. */
type ParserErrorCause = Partial<{
  line: number;
  reason: string;
  place: { start?: { offset?: number }; end?: { offset?: number } };
  issues: readonly { path: FieldPath; message: string }[];
}>;

/** Converts the path of an error in the head. The first sentence of «En corto» shares the path of the whole summary. */
const toHeadFieldPath = ([name = "", at]: FieldPath): FieldPath =>
  at === undefined || at === 0 ? ["head", name] : ["head", name, at];

/** Checks only the lines after the head, because the head's values have their own fields. */
function lintCharacters(text: string): LintDiagnostic[] {
  const [head = ""] = /^---\r?\n[\s\S]*?\r?\n---/.exec(text) ?? [];
  const firstLine = head.split("\n").length;
  return text
    .split("\n")
    .slice(firstLine)
    .flatMap((line, index) =>
      findUnprintableCharacters(line).map(({ character, message }) => ({
        message,
        line: firstLine + index + 1,
        words: character,
      })),
    );
}

/**
 * Reports values typed by hand. Proposes facts on the same subject with the same value or, if there are none, links to
 * lists for such facts.
 */
function lintTypedFacts(text: string, { facts, lists }: LegalContext): LintDiagnostic[] {
  const lines = text.split("\n");
  const title = lines.find((each) => each.startsWith("title:")) ?? "";
  return findHardcodedFacts(text).map(({ factText, kindLabel, line }) => {
    const position = { line, words: factText };
    const fixes = listsByFactKind[kindLabel]?.map((id) => ({ label: `Abrir «${lists.get(id) ?? id}»`, location: id }));
    if (kindLabel === "una dirección")
      return {
        message: `quita «${factText}» y elige ${linkAdvice}, o agrégala con ${newFactSteps}`,
        ...position,
        fixes,
      };
    const heading = lines.slice(0, line).findLast((each) => each.startsWith("## ")) ?? "";
    const context = foldSpelling(`${title} ${heading} ${lines[line - 1]}`);
    const equalFacts = Object.entries(facts).filter(
      ([name, { label, value }]) =>
        !isExampleFact(name) &&
        replaceNoBreakSpaces(value) === replaceNoBreakSpaces(factText) &&
        (kindLabel !== durationLabel || isOfSubject(label, context)),
    );
    const names = equalFacts.slice(0, 3).map(([, { label }]) => `«${label}»`);
    const message = `usa «Insertar dato» en lugar de «${factText}», ${kindLabel} que está a mano`;
    if (names.length > 0) return { message: `${message}: dice lo mismo ${names.join(" o ")}`, ...position };
    return {
      message: `${message}; ningún dato dice eso: cambia en su lista el que ya no es cierto, o agrégalo con ${newFactSteps}`,
      ...position,
      fixes,
    };
  });
}

const durationLabel = "un plazo o una cantidad";

/** Words that occur in many subjects, and so do not identify one. */
const generalWords = new Set(["de", "del", "una", "un", "la", "derechos", "datos", "area", "codigo"]);

/**
 * Whether a text is about the subject of a fact, such as «Derechos ARCO: plazo para responder». Equal short values are
 * often a coincidence: `10 días` for a refund is unrelated to `10 días` for another right.
 */
function isOfSubject(label: string, context: string): boolean {
  const [subject = "", detail] = label.split(": ");
  if (detail === undefined) return true;
  const words = foldSpelling(subject).split(" ");
  return words.some((word) => !generalWords.has(word) && context.includes(word.slice(0, 7)));
}

/** Whether a fact is an example's invented figure, which must not be proposed for an equal value elsewhere. */
const isExampleFact = (name: string) => name.startsWith("ejemplo.");

const newFactSteps = "«Insertar dato» › «Dato nuevo»";

/** The lists with facts of each kind, most likely first. */
const listsByFactKind: Readonly<Record<string, readonly string[]>> = {
  [durationLabel]: ["plazos"],
  "un porcentaje": ["plazos", "promociones"],
  "una cantidad de dinero": ["membresias", "plazos"],
  "una fecha": ["leyes"],
  "un teléfono": ["contacto", "leyes", "emergencias"],
  "un correo": ["contacto", "leyes"],
  "una dirección": ["leyes"],
};

function lintClauses({ html }: LegalVersion, { isReservedAnchor }: LegalContext): LintDiagnostic[] {
  return readClauseTexts(html).flatMap((clause) => [
    ...(hasMinimumWords(clause)
      ? []
      : [
          {
            message: "escribe al menos seis palabras: se lee también sola, en el buscador",
            path: [clause.id, "body"],
          },
        ]),
    ...(isReservedAnchor(clause.id) || clause.id === "head"
      ? [{ message: `la página ya usa la dirección #${clause.id}: elige otra`, path: [clause.id, "address"] }]
      : []),
  ]);
}

function lintHead(text: string, { findSummaryErrors }: LegalContext): LintDiagnostic[] {
  try {
    const { summary } = parseHead(text);
    // Its style is refused only when the version is published.
    const kind = summary.length === 3 && summary.every((sentence) => sentence.trim() !== "") ? "advice" : "error";
    return findSummaryErrors(summary).map((message) => ({ kind, message, path: ["head", "summary"] }));
  } catch (error) {
    return [{ message: getErrorMessage(error), path: ["head"] }];
  }
}

type LintContext = { source: LegalTextSource | undefined; text: string; site: LegalContext };

/** The path is, for example, `["head", "summary"]`, or `["pagos", "body", 3]` for the third line of a clause. */
function toDiagnostic(
  { kind = "error", message, line, words, path, fixes }: LintDiagnostic,
  text: LintContext,
): Diagnostic {
  const position = path ? locatePath(path, text) : locateLine(line, words, text);
  return { kind, message, ...position, ...(fixes && { fixes }) };
}

function locatePath(path: FieldPath, { source, site }: LintContext) {
  const clause = source?.clauses.find(({ id }) => id === path[0]);
  return {
    path,
    where: clause ? formatClauseLabel(clause, site.facts) : (headFieldLabels[String(path[1])] ?? "Datos del texto"),
  };
}

const headFieldLabels: Readonly<Record<string, string>> = {
  summary: "En corto",
  inForce: "En vigor desde",
  title: "Título",
};

function locateLine(line: number | undefined, words: string | undefined, { source, text, site }: LintContext) {
  if (line === undefined) return { path: [], where: "El texto" };
  const clause = source?.clauses.findLast((each) => each.line <= line);
  if (!source || !clause) return { path: ["head"], where: source ? "Datos del texto" : "El texto" };
  if (clause.line === line)
    return { path: [clause.id, "title"], where: `${formatClauseLabel(clause, site.facts)} › Título` };
  const clauseLine = line - clause.firstLine + 1;
  const fullLine = text.split(/\r?\n/)[line - 1] ?? "";
  const offendingWords = words ?? findUnknownReference(fullLine, site);
  const start = extractFirstWords(extractExcerpt(offendingWords, fullLine), site.facts);
  return {
    path: [clause.id, "body", clauseLine],
    where: `${formatClauseLabel(clause, site.facts)}, en «${start}»`,
    line: { start, words: offendingWords },
  };
}

/** Finds a line's first reference to an unknown or empty fact, for errors that do not name the wrong words. */
function findUnknownReference(line: string, { facts }: LegalContext): string {
  const [gap = ""] = [...line.matchAll(factReferencePattern)].find(([, name = ""]) => !facts[name]?.value) ?? [];
  return gap;
}

/** Formats the label of a clause: `Cláusula 3 «Velocidad»`. */
export function formatClauseLabel({ depth, number, title }: ClauseSource, facts: LabeledFacts): string {
  return `${depth === 2 ? "Cláusula" : "Parte"} ${number} «${toLegalPlainText(title, facts)}»`;
}
