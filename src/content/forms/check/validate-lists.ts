import type { z } from "zod";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import { ContentError, readData } from "#content/forms/read-data.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { type Facts, factReferencePattern } from "#domain/text/facts/fact-references.ts";
import { listComingAdvice } from "./coming-advice.ts";
import { formatFieldPath } from "./path-label.ts";

/** The errors and the advice, one line of Spanish each, with the file, the row and the field. */
export type CheckResult = { errors: string[]; advice: string[] };

/** `text`: the content of the list's file; `publishedText`: its published content, if known. */
type ListState = { list: EditableList; text: string; publishedText?: string | undefined };

/**
 * Checks lists that depend on each other. If a file is not data, the result names only such files, because every list
 * that reads one fails too. An error that several lists report is there once.
 */
export async function checkEditableLists(states: readonly ListState[]): Promise<CheckResult> {
  const syntaxErrors = states.flatMap(({ list, text }) => findSyntaxError(list.file, text) ?? []);
  if (syntaxErrors.length > 0) return { errors: syntaxErrors, advice: [] };
  const results = await Promise.all(
    states.map(({ list, text, publishedText }) => checkEditableList(list, text, publishedText)),
  );
  return {
    errors: [...new Set(results.flatMap(({ errors }) => errors))],
    advice: results.flatMap(({ advice }) => advice),
  };
}

function findSyntaxError(file: string, text: string): string | undefined {
  try {
    parseDataModule(text);
    return undefined;
  } catch (error) {
    return `${file}: ${getErrorMessage(error)}`;
  }
}

/**
 * Checks a list. It never throws, so that the other lists are checked too.
 *
 * @param text - the content of the list's file.
 * @param publishedText - its published content, if known, for advice and errors about new or changed rows.
 */
export async function checkEditableList(
  list: EditableList,
  text: string,
  publishedText?: string,
): Promise<CheckResult> {
  const { errors, advice } = await checkText(list, text, publishedText);
  const facts = await loadFacts();
  const fillRowNames = (line: string) =>
    line.replaceAll(rowNamePattern, (name) =>
      name.replaceAll(factReferencePattern, (gap, fact: string) => facts[fact] ?? gap),
    );
  return { errors: errors.map(fillRowNames), advice: advice.map(fillRowNames) };
}

/** Matches the name of a row that has facts: `(«Activa {{beneficio.vix.nombre}}»)`. */
const rowNamePattern = /\(«[^»]*\{\{[^»]*»\)/g;

/** Returns no facts if a list that they depend on is invalid. */
const loadFacts = async (): Promise<Facts> =>
  import("#content/facts/row-facts.ts").then(({ rowFacts }) => rowFacts).catch(() => ({}));

async function checkText({ file, form }: EditableList, text: string, publishedText?: string): Promise<CheckResult> {
  try {
    const { schema, advise, refuse } = await form();
    const storedData = parseDataModule(text);
    const data = readData(file, schema, storedData);
    const publishedData = publishedText === undefined ? undefined : readPublished(file, schema, publishedText);
    // Without the published data, every row would count as new, even one published long ago.
    const refusals = publishedData === undefined ? [] : (refuse?.(data as never, publishedData as never) ?? []);
    const formatLine = ({ path, message }: ContentDiagnostic) =>
      `${file}: ${formatFieldPath(schema, path, data)}: ${message}`;
    if (refusals.length > 0) return { errors: refusals.map(formatLine), advice: [] };
    const advice = [
      ...(advise?.(data as never, publishedData as never) ?? []),
      ...listComingAdvice(storedData, buildDay),
    ];
    return { errors: [], advice: advice.map(formatLine) };
  } catch (error) {
    if (error instanceof SyntaxError) return { errors: [`${file}: ${error.message}`], advice: [] };
    if (error instanceof ContentError) return { errors: error.message.split("\n"), advice: [] };
    const stack = error instanceof Error ? error.stack : error;
    return { errors: [`${file}: su formulario no se puede leer: ${stack}`], advice: [] };
  }
}

/** Reads the published text; undefined if its data do not match today's schema. */
function readPublished(file: string, schema: z.ZodType, text: string): unknown {
  try {
    return readData(file, schema, parseDataModule(text));
  } catch {
    return undefined;
  }
}
