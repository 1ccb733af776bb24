/** What a check that failed leaves behind: it stands until another one passes, or until what it named changes. */
import { spanishList } from "#domain/spanish-list.ts";
import type { CheckedPart } from "./api.ts";
import { spokenFile } from "./spoken-files.ts";

/** Drafts as they are, by their path: a digest of each. */
export type DraftDigests = ReadonlyMap<string, string>;

/** `named`: the drafts that it found something wrong with; none where nobody could tell. */
export type FailedCheck = { named: DraftDigests };

/** @returns undefined if all is good. */
export function failedCheck(parts: readonly CheckedPart[], drafts: DraftDigests): FailedCheck | undefined {
  if (parts.every(({ state }) => state === "good")) return undefined;
  const lines = parts
    .filter(({ state }) => state === "wrong")
    .flatMap((part) => part.lines.map(({ words }) => words).filter(isWrong));
  const isNamed = (path: string) => lines.some((line) => line.includes(spokenFile(path)));
  return { named: new Map([...drafts].filter(([path]) => isNamed(path))) };
}

/**
 * Why these drafts are not published, in words; undefined once what was wrong is another.
 *
 * @param kept - drafts that stay: what is wrong with them is no reason.
 */
export function refusalAfter(
  failed: FailedCheck,
  drafts: DraftDigests,
  kept: readonly string[] = [],
): string | undefined {
  const named = new Map([...failed.named].filter(([path]) => !kept.includes(path)));
  if (failed.named.size > 0 && named.size === 0) return undefined;
  if ([...named].some(([path, digest]) => drafts.get(path) !== digest)) return undefined;
  const where = named.size > 0 ? ` en ${spanishList([...named.keys()].map(spokenFile))}` : "";
  return `Lo último que comprobaste tenía algo por corregir${where}. Corrígelo y comprueba otra vez.`;
}

const isWrong = (line: string) => !line.startsWith("Revisa: ");
