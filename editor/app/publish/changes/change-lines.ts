/**
 * Describes each change of a file in one line, with its values and its first day:
 * `Legend · Precio regular: $850 → $900 desde el 12 de enero de 2027`.
 */
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { ClauseChange } from "#domain/legal/compare/legal-comparison.ts";
import { lowercaseFirstLetter } from "#editor/api/form/form-value.ts";
import type { ChangedValue, PendingChange, ValueText } from "#editor/api/requests/publish-api.ts";

/** Maximum length of a quoted text, in characters. */
const maxQuoteLength = 60;

export const listChangeLines = ({ changes, text }: Pick<PendingChange, "changes" | "text">): string[] => [
  ...(text?.changes ?? []).map(formatClauseLine),
  ...changes.map(formatValueLine),
];

const clauseVerbs = { added: "Se agrega", removed: "Se quita", changed: "Cambia" } as const;

const formatClauseLine = ({ number, title, kind }: ClauseChange) =>
  `${clauseVerbs[kind]} ${`${number} ${title}`.trim() === "" ? "el encabezado" : `«${`${number} ${title}`.trim()}»`}`;

function formatValueLine({ where, before, after, parts, from }: ChangedValue): string {
  const startLabel = from === undefined ? "" : ` desde el ${formatDate(from)}`;
  const [, kind, name] = /^(.+?) \d+(?: \(«(.+)»\))?$/s.exec(where.split(" › ").at(-1) ?? "") ?? [];
  if (kind && (before.length === 0 || after.length === 0))
    return `${after.length > 0 ? "Se agrega" : "Se quita"} ${addDefiniteArticle(kind)}${name ? ` «${name}»` : ""}${startLabel}`;
  const differences = parts
    ? parts.flatMap((_part, index) => formatPart(parts, index)).join("; ")
    : formatValues(summarizeValue(before), summarizeValue(after));
  return `${shortenWhere(where)}: ${differences}${startLabel}`;
}

/** Shortens a label to the last row's name and the last two steps; rows have names instead of numbers. */
function shortenWhere(where: string): string {
  const steps = where.split(" › ").map((step) => {
    const name = /^.+? \d+ \(«(.+)»\)$/s.exec(step)?.[1];
    return { text: name ?? step, isRowName: name !== undefined };
  });
  const lastRow = steps.map(({ isRowName }) => isRowName).lastIndexOf(true);
  return steps
    .filter((_step, index) => index === lastRow || index >= steps.length - 2)
    .map(({ text }) => text)
    .join(" · ");
}

function formatPart(parts: NonNullable<ChangedValue["parts"]>, index: number): string[] {
  const [part, next, last] = [parts[index], parts[index + 1], parts[index - 1]];
  if (part?.kind === "removed")
    return [next?.kind === "added" ? `${quote(part.text)} → ${quote(next.text)}` : `se quita ${quote(part.text)}`];
  return part?.kind === "added" && last?.kind !== "removed" ? [`se agrega ${quote(part.text)}`] : [];
}

/**
 * Formats a change of values. Numbers, prices, days and check marks, which are short and have no spaces, are not
 * quoted.
 */
function formatValues(before: string, after: string): string {
  if (before === "") return `se agrega ${quote(after)}`;
  if (after === "") return `se quita ${quote(before)}`;
  const isPlain = [before, after].every(
    (text) => text.length <= maxQuoteLength && /^(?:\S+|\$?\d.*|fila .*)$/.test(text),
  );
  return isPlain ? `${before} → ${after}` : `${quote(before)} → ${quote(after)}`;
}

/** Summarizes a value; a value with several fields by its kind, which comes first, with the days of a period. */
function summarizeValue(value: ValueText): string {
  if (typeof value === "string") return value;
  const [first, ...fields] = value;
  const days = fields.filter(({ name, text }) => name !== "" && / de \d{4}$/.test(text)).map(({ text }) => text);
  return first?.name === "" && days.length > 0 ? `${first.text}: ${days.join(" a ")}` : (first?.text ?? "");
}

function quote(text: string): string {
  const singleLine = text.replaceAll(/\s+/g, " ").trim();
  return `«${singleLine.length > maxQuoteLength ? `${singleLine.slice(0, maxQuoteLength).replace(/\s\S*$/, "")}…` : singleLine}»`;
}

const feminineEnding = /(?:[aá]|ión|dad|tud|^fe)$/;
const masculineExceptions = ["tema", "problema", "día", "mapa"];

export function addDefiniteArticle(title: string): string {
  const noun = lowercaseFirstLetter(title);
  const [first = ""] = noun.split(" ");
  return `${feminineEnding.test(first) && !masculineExceptions.includes(first) ? "la" : "el"} ${noun}`;
}
