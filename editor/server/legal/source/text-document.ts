/**
 * A legal text as data: its head, and one row per clause. Printing unchanged data gives the same bytes, and a changed
 * row replaces only its own lines.
 */

import { normalizeLines, normalizeText } from "#domain/text/normalize-text.ts";
import type { ClauseRow, TextData, TextHead } from "#editor/api/text-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { parseHead, replaceHeadValues } from "./front-matter.ts";
import {
  ClauseError,
  type ClauseSource,
  formatHeading,
  getClauseText,
  getLeadingBlankLines,
  parseTextSource,
  type TextSource,
} from "./text-source.ts";

/** Parses the source of a text. @throws {Error} in Spanish, with the line, if a heading is not that of a clause. */
export function parseTextDocument(text: string): TextData {
  const { title, inForce, summary } = parseHeadOrEmpty(text);
  return { head: { title, inForce, summary }, clauses: parseTextSource(text).clauses.map(toClauseRow) };
}

/** Parses the head; all values are empty if the head has an unexpected form. */
export const parseHeadOrEmpty = (text: string): ReturnType<typeof parseHead> =>
  attempt(() => parseHead(text)) ?? { title: "", inForce: "", version: "", summary: ["", "", ""] };

const toClauseRow = (clause: ClauseSource): ClauseRow => {
  const { id, title, depth } = clause;
  return { id, title, depth, body: getClauseText(clause) };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A clause's text as written. `from`: known source that contains the clause; `at`: the clause's index in this source.
 */
type Piece = { written: string; from?: TextSource | undefined; at?: number };

/**
 * Prints the source text for the given data. Parts that equal parts of a known text are copied verbatim from the first
 * such text.
 *
 * @param text - the text to be replaced.
 * @param others - other known texts, such as the published one; those that cannot be parsed are ignored.
 * @throws {ClauseError} in Spanish, if a row would not print as exactly one clause.
 */
export function printTextDocument(data: TextData, text: string, others: readonly string[] = []): string {
  const now = parseTextSource(text);
  checkRows(data.clauses, now.clauses);
  const known = [text, ...others.filter(isReadable)];
  const sources = [now, ...known.slice(1).map(parseTextSource)];
  const sameHead = known.findIndex((each) => isSame(readHead(each), data.head));
  const opening = sources[sameHead]?.opening ?? replaceHeadValues(now.opening, data.head);
  const end = detectLineEnd(text);
  let written = opening;
  let before: Piece = { written: opening, from: now, at: -1 };
  for (const row of data.clauses) {
    const piece = createPiece(row, sources, end);
    written += (isNext(sources, before, piece) ? "" : missingBlankLine(written, end)) + piece.written;
    before = piece;
  }
  // Drop the blank line that separated the new last clause from a clause after it.
  if (!isNext(sources, before, undefined)) written = `${written.trimEnd()}${end}`;
  if (written !== text) checkClauses(written, data.clauses, sources);
  return written;
}

const readHead = (text: string): TextHead => {
  const { title, inForce, summary } = parseHeadOrEmpty(text);
  return { title, inForce, summary };
};

const isReadable = (text: string): boolean => attempt(() => parseTextSource(text)) !== undefined;

/** Whether the two pieces are adjacent in a known text; without `next`, whether `before` is the last piece. */
function isNext(sources: readonly TextSource[], before: Piece, next: Piece | undefined): boolean {
  const isPlace = (from: TextSource, at: number) => (next ? next.from === from && next.at === at : !from.clauses[at]);
  if (before.from && before.at !== undefined && isPlace(before.from, before.at + 1)) return true;
  const textAt = ({ opening, clauses }: TextSource, at: number) =>
    at < 0 ? opening : clauses[at] && clauses[at].heading + clauses[at].body;
  return sources.some((from) =>
    [-1, ...from.clauses.keys()].some(
      (at) => textAt(from, at) === before.written && textAt(from, at + 1) === next?.written,
    ),
  );
}

function createPiece(row: ClauseRow, sources: readonly TextSource[], end: string): Piece {
  for (const from of sources) {
    const at = from.clauses.findIndex((clause) => isSame(toClauseRow(clause), row));
    const found = from.clauses[at];
    if (found) return { written: found.heading + found.body, from, at };
  }
  const [from] = sources;
  const at = from?.clauses.findIndex(({ id }) => id === row.id) ?? -1;
  const old = from?.clauses[at];
  const title = row.title === old?.title ? row.title : requireTitle(row);
  const words = old && row.body === getClauseText(old) ? row.body : trimBody(row.body).replaceAll("\n", end);
  const isSameHeading = title === old?.title && row.depth === old.depth;
  const heading = isSameHeading ? old.heading : formatHeading(row.depth, title, row.id);
  if (!old) return { written: `${heading}${end}${end}${words}${end}` };
  return {
    written: heading + (words === getClauseText(old) ? old.body : withBlankLines(old.body, words, end)),
    from,
    at,
  };
}

/** @throws {ClauseError} if these rows cannot form a text. */
function checkRows(clauses: readonly ClauseRow[], now: readonly ClauseSource[]): void {
  const ids = clauses.map(({ id }) => id);
  const known = new Set(now.map(({ id }) => id));
  for (const [at, id] of ids.entries()) {
    if (!known.has(id)) checkClauseAddress(id);
    if (ids.indexOf(id) !== at) throw createTakenAddressError(id);
  }
  const [first] = clauses;
  const gone = now.findIndex(({ id, depth }, at) => {
    const next = now[at + 1];
    return depth === 2 && !ids.includes(id) && next?.depth === 3 && ids.includes(next.id);
  });
  if (now[gone]) throw new ClauseError("quita primero sus partes", "removal", now[gone].id);
  if (!first) throw new ClauseError("un texto tiene al menos una cláusula", "removal", now[0]?.id ?? "");
  if (first.depth === 3 && now[0]?.id !== first.id)
    throw new ClauseError("una parte va dentro de una cláusula: elige de cuál", "after", first.id);
}

/** @throws {ClauseError} if the address has an invalid form. */
export function checkClauseAddress(address: string, clause = address): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(address))
    throw new ClauseError(
      "escribe la dirección en minúsculas, sin acentos y con guiones, como «uso-justo»",
      "address",
      clause,
    );
}

export const createTakenAddressError = (address: string, clause = address) =>
  new ClauseError(`la dirección #${address} ya es de otra cláusula`, "address", clause);

function requireTitle({ id, title }: ClauseRow): string {
  const words = normalizeText(title).replaceAll(/\s+/g, " ").trim();
  if (words === "") throw new ClauseError("escribe el título", "title", id);
  return words;
}

/** Trims surrounding blank lines, but not the indentation of the first line. */
function trimBody(body: string): string {
  const lines = normalizeLines(body);
  return lines.slice(getLeadingBlankLines(lines).length).trimEnd();
}

const detectLineEnd = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n");

/** Surrounds the new words with the blank lines around the old ones. */
function withBlankLines(old: string, words: string, end: string): string {
  const before = getLeadingBlankLines(old);
  const isBlank = before === old || old.trim() === "";
  if (isBlank) return words === "" ? old : `${end}${end}${words}${old || end}`;
  const after = /\s*$/.exec(old)?.[0] ?? "";
  return words === "" ? after : before + words + after;
}

/** The line ends to insert so that a blank line separates the text from the next heading. */
function missingBlankLine(text: string, end: string): string {
  if (text === "" || text.endsWith(end + end)) return "";
  return text.endsWith(end) ? end : end + end;
}

/** @throws {ClauseError} if the written text does not have exactly these clauses. */
function checkClauses(written: string, wanted: readonly ClauseRow[], sources: readonly TextSource[]): void {
  const isWritten = (row: ClauseRow) =>
    !sources.some(({ clauses }) => clauses.some((clause) => isSame(toClauseRow(clause), row)));
  const found = attempt(() => parseTextSource(written).clauses);
  const lost = wanted.findIndex(({ id, depth }) => !found?.some((each) => each.id === id && each.depth === depth));
  const open = wanted.slice(0, Math.max(lost, 0)).findLast(isWritten) ?? wanted.find(isWritten);
  if (found && lost >= 0) {
    const titles = [open?.title ?? "", wanted[lost]?.title ?? ""];
    throw new ClauseError(
      `quita de «${titles[0]}» lo que quedó abierto, como «\`\`\`» o «<!--»: así se perdería la cláusula «${titles[1]}»`,
      "body",
      open?.id,
      titles,
    );
  }
  if (found?.length !== wanted.length)
    throw new ClauseError(
      "quita el título («#», o guiones debajo de un párrafo): una cláusula nueva se agrega con «Agregar cláusula»",
      "body",
      open?.id,
    );
}
