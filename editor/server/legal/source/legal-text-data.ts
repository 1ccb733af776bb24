/**
 * A legal text as data: its head, and one row per clause. Printing unchanged data yields the same bytes; printing a
 * changed row replaces only its own lines.
 */

import { normalizeLines, normalizeText } from "#domain/text/normalize-text.ts";
import { isSameJson } from "#editor/api/merge/merge-rows.ts";
import type { ClauseRow, LegalTextData, LegalTextHead } from "#editor/api/requests/legal-text-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { parseHead, replaceHeadValues } from "./front-matter.ts";
import {
  ClauseError,
  type ClauseSource,
  formatHeading,
  getClauseText,
  getLeadingBlankLines,
  type LegalTextSource,
  parseLegalTextSource,
} from "./legal-text-source.ts";

export function parseLegalTextData(text: string): LegalTextData {
  const { title, inForce, summary } = parseHeadOrEmpty(text);
  return { head: { title, inForce, summary }, clauses: parseLegalTextSource(text).clauses.map(toClauseRow) };
}

/** Parses the head; all values are empty if the head has an unexpected form. */
export const parseHeadOrEmpty = (text: string): ReturnType<typeof parseHead> =>
  attempt(() => parseHead(text)) ?? { title: "", inForce: "", version: "", summary: ["", "", ""] };

const toClauseRow = (clause: ClauseSource): ClauseRow => {
  const { id, title, depth } = clause;
  return { id, title, depth, body: getClauseText(clause) };
};

/** Source text of a clause. `from`: known source that contains the clause; `clauseIndex`: the clause's index in it. */
type Piece = { sourceText: string; from?: LegalTextSource | undefined; clauseIndex?: number };

/**
 * Prints data as source text. Parts that equal parts of a known text are copied verbatim from the first such text.
 *
 * @param text - the text to replace.
 * @param otherTexts - other known texts, such as the published one; unparsable ones are ignored.
 * @throws {ClauseError} in Spanish, if a row would not print as exactly one clause.
 */
export function printLegalTextData(data: LegalTextData, text: string, otherTexts: readonly string[] = []): string {
  const currentSource = parseLegalTextSource(text);
  checkRows(data.clauses, currentSource.clauses);
  const knownTexts = [text, ...otherTexts.filter(isReadable)];
  const sources = [currentSource, ...knownTexts.slice(1).map(parseLegalTextSource)];
  const sameHeadIndex = knownTexts.findIndex((each) => isSameJson(readHead(each), data.head));
  const opening = sources[sameHeadIndex]?.opening ?? replaceHeadValues(currentSource.opening, data.head);
  const lineEnd = detectLineEnd(text);
  let output = opening;
  let previousPiece: Piece = { sourceText: opening, from: currentSource, clauseIndex: -1 };
  for (const row of data.clauses) {
    const piece = createPiece(row, sources, lineEnd);
    output +=
      (areAdjacent(sources, previousPiece, piece) ? "" : findMissingBlankLine(output, lineEnd)) + piece.sourceText;
    previousPiece = piece;
  }
  // Drops the blank line that separated the new last clause from a clause after it.
  if (!areAdjacent(sources, previousPiece, undefined)) output = `${output.trimEnd()}${lineEnd}`;
  if (output !== text) checkClauses(output, data.clauses, sources);
  return output;
}

const readHead = (text: string): LegalTextHead => {
  const { title, inForce, summary } = parseHeadOrEmpty(text);
  return { title, inForce, summary };
};

const isReadable = (text: string): boolean => attempt(() => parseLegalTextSource(text)) !== undefined;

/** Whether two pieces are adjacent in a known text; without `nextPiece`, whether `before` is its last piece. */
function areAdjacent(sources: readonly LegalTextSource[], before: Piece, nextPiece: Piece | undefined): boolean {
  const isAtIndex = (from: LegalTextSource, index: number) =>
    nextPiece ? nextPiece.from === from && nextPiece.clauseIndex === index : !from.clauses[index];
  if (before.from && before.clauseIndex !== undefined && isAtIndex(before.from, before.clauseIndex + 1)) return true;
  const getTextAt = ({ opening, clauses }: LegalTextSource, index: number) =>
    index < 0 ? opening : clauses[index] && clauses[index].heading + clauses[index].body;
  return sources.some((from) =>
    [-1, ...from.clauses.keys()].some(
      (index) => getTextAt(from, index) === before.sourceText && getTextAt(from, index + 1) === nextPiece?.sourceText,
    ),
  );
}

function createPiece(row: ClauseRow, sources: readonly LegalTextSource[], end: string): Piece {
  for (const source of sources) {
    const clauseIndex = source.clauses.findIndex((clause) => isSameJson(toClauseRow(clause), row));
    const candidate = source.clauses[clauseIndex];
    if (candidate) return { sourceText: candidate.heading + candidate.body, from: source, clauseIndex: clauseIndex };
  }
  const [from] = sources;
  const clauseIndex = from?.clauses.findIndex(({ id }) => id === row.id) ?? -1;
  const oldClause = from?.clauses[clauseIndex];
  const title = row.title === oldClause?.title ? row.title : requireTitle(row);
  const body = oldClause && row.body === getClauseText(oldClause) ? row.body : trimBody(row.body).replaceAll("\n", end);
  const isSameHeading = title === oldClause?.title && row.depth === oldClause.depth;
  const heading = isSameHeading ? oldClause.heading : formatHeading(row.depth, title, row.id);
  if (!oldClause) return { sourceText: `${heading}${end}${end}${body}${end}` };
  return {
    sourceText:
      heading + (body === getClauseText(oldClause) ? oldClause.body : addBlankLines(oldClause.body, body, end)),
    from,
    clauseIndex,
  };
}

function checkRows(clauses: readonly ClauseRow[], currentClauses: readonly ClauseSource[]): void {
  const ids = clauses.map(({ id }) => id);
  const currentIds = new Set(currentClauses.map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    if (!currentIds.has(id)) checkClauseAddress(id);
    if (ids.indexOf(id) !== index) throw new ClauseError(`la dirección #${id} ya es de otra cláusula`, "address", id);
  }
  const [first] = clauses;
  const orphanIndex = currentClauses.findIndex(({ id, depth }, index) => {
    const nextClause = currentClauses[index + 1];
    return depth === 2 && !ids.includes(id) && nextClause?.depth === 3 && ids.includes(nextClause.id);
  });
  if (currentClauses[orphanIndex])
    throw new ClauseError("quita primero sus partes", "removal", currentClauses[orphanIndex].id);
  if (!first) throw new ClauseError("un texto tiene al menos una cláusula", "removal", currentClauses[0]?.id ?? "");
  if (first.depth === 3 && currentClauses[0]?.id !== first.id)
    throw new ClauseError("una parte va dentro de una cláusula: elige de cuál", "after", first.id);
}

function checkClauseAddress(address: string): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address))
    throw new ClauseError(
      "escribe la dirección en minúsculas, sin acentos y con guiones, como «uso-justo»",
      "address",
      address,
    );
}

function requireTitle({ id, title }: ClauseRow): string {
  const trimmedTitle = normalizeText(title).replaceAll(/\s+/g, " ").trim();
  if (trimmedTitle === "") throw new ClauseError("escribe el título", "title", id);
  return trimmedTitle;
}

/** Trims surrounding blank lines, but not the indentation of the first line. */
function trimBody(body: string): string {
  const lines = normalizeLines(body);
  return lines.slice(getLeadingBlankLines(lines).length).trimEnd();
}

const detectLineEnd = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n");

function addBlankLines(oldBody: string, body: string, end: string): string {
  const before = getLeadingBlankLines(oldBody);
  const startsAfterBlank = before === oldBody || oldBody.trim() === "";
  if (startsAfterBlank) return body === "" ? oldBody : `${end}${end}${body}${oldBody || end}`;
  const trailingBlank = /\s*$/.exec(oldBody)?.[0] ?? "";
  return body === "" ? trailingBlank : before + body + trailingBlank;
}

function findMissingBlankLine(text: string, end: string): string {
  if (text === "" || text.endsWith(end + end)) return "";
  return text.endsWith(end) ? end : end + end;
}

function checkClauses(
  writtenText: string,
  wantedRows: readonly ClauseRow[],
  sources: readonly LegalTextSource[],
): void {
  const isInOutput = (row: ClauseRow) =>
    !sources.some(({ clauses }) => clauses.some((clause) => isSameJson(toClauseRow(clause), row)));
  const writtenClauses = attempt(() => parseLegalTextSource(writtenText).clauses);
  const lostIndex = wantedRows.findIndex(
    ({ id, depth }) => !writtenClauses?.some((each) => each.id === id && each.depth === depth),
  );
  const precedingRow = wantedRows.slice(0, Math.max(lostIndex, 0)).findLast(isInOutput) ?? wantedRows.find(isInOutput);
  if (writtenClauses && lostIndex >= 0) {
    const titles = [precedingRow?.title ?? "", wantedRows[lostIndex]?.title ?? ""];
    throw new ClauseError(
      `quita de «${titles[0]}» lo que quedó abierto, como «\`\`\`» o «<!--»: así se perdería la cláusula «${titles[1]}»`,
      "body",
      precedingRow?.id,
      titles,
    );
  }
  if (writtenClauses?.length !== wantedRows.length)
    throw new ClauseError(
      "quita el título («#», o guiones debajo de un párrafo): una cláusula nueva se agrega con «Agregar cláusula»",
      "body",
      precedingRow?.id,
    );
}
