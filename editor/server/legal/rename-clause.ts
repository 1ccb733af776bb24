import { visit } from "unist-util-visit";
import { checkClauseAddress, createTakenAddressError } from "./source/text-document.ts";
import { ClauseError, formatHeading, parseMarkdown, parseTextSource } from "./source/text-source.ts";

/**
 * Gives a clause another address, and updates the links within the text, including links to the clause's paragraphs.
 *
 * @throws {ClauseError} in Spanish, if the address is invalid or taken.
 */
export function changeClauseAddress(text: string, id: string, next: string): string {
  const { clauses } = parseTextSource(text);
  const clause = clauses.find((each) => each.id === id);
  if (!clause) throw new ClauseError(`no hay una cláusula #${id}: recarga la página`, "address", id);
  if (next === id) return text;
  const ids = new Set(clauses.map((each) => each.id));
  checkClauseAddress(next, id);
  if (ids.has(next)) throw createTakenAddressError(next, id);
  const places: { from: number; to: number; words: string }[] = [];
  visit(parseMarkdown(text), (node) => {
    const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const written = text.slice(from, to);
    if (node.type === "heading" && node.position?.start.line === clause.line)
      places.push({ from, to, words: formatHeading(clause.depth, clause.title, next) });
    if ((node.type !== "link" && node.type !== "definition") || !isOf(node.url, id, ids)) return;
    const at = written.lastIndexOf(node.url);
    const url = `#${next}${node.url.slice(id.length + 1)}`;
    places.push({ from: from + at, to: from + at + node.url.length, words: url });
  });
  return places
    .toSorted((one, other) => other.from - one.from)
    .reduce((written, { from, to, words }) => written.slice(0, from) + words + written.slice(to), text);
}

/** Whether a link leads to the clause or to one of its paragraphs, which are numbered: `#pagos-2`. */
function isOf(url: string, id: string, ids: ReadonlySet<string>): boolean {
  if (!url.startsWith(`#${id}`) || (url !== `#${id}` && ids.has(url.slice(1)))) return false;
  return /^(?:-\d+)?$/.test(url.slice(id.length + 1));
}
