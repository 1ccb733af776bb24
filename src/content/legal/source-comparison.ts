/** Compares a published version with its source, and extracts the values that facts had on the day of publication. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { extractGapValues } from "#domain/legal/gap-values.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { planIds } from "#domain/plans/plan.ts";
import { listFactNames } from "#domain/text/facts/fact-references.ts";
import { findEnvVariable } from "./configured-facts.ts";
import { legalTextRows } from "./legal-text-rows.ts";
import type { PublishedVersion } from "./published-version.ts";
import { legalFolder, parseDraft, publishedIn, sourcePath } from "./read-legal-text.ts";

/** Marks the place of a fact; occurs in no text or fact. */
const gap = /qzX(\d+)Xzq/;

const each = "membresia.cada.";

type Template = { pieces: string[]; names: string[]; head: string };

/** The source, split at the facts that it uses. */
function templateOf(folder: string, version: string): Template {
  const file = sourcePath(folder, version);
  const source = readFileSync(file, "utf8");
  const names = [...new Set(listFactNames(source))].flatMap((name) =>
    name.startsWith(each) ? planIds.map((id) => name.replace(each, `membresia.${id}.`)) : [name],
  );
  const gaps = Object.fromEntries(names.map((name, at) => [name, `qzX${at}Xzq`]));
  const draft = parseDraft(source, { file, version, facts: gaps });
  const parts = draft.html.split(gap);
  return {
    pieces: parts.filter((_part, at) => at % 2 === 0),
    names: parts.filter((_part, at) => at % 2 === 1).map((at) => names[Number(at)] ?? ""),
    head: headOf(draft),
  };
}

const headOf = ({ title, inForce, summary }: Pick<PublishedVersion, "title" | "inForce" | "summary">) =>
  JSON.stringify([title, inForce, summary]);

/** Whether a published version still matches its source, apart from the facts, which change by themselves. */
export function matchesSource(folder: string, published: PublishedVersion): boolean {
  const { pieces, head } = templateOf(folder, published.version);
  return head === headOf(published) && extractGapValues(published.html, pieces) !== undefined;
}

/** The message for a version that does not match its source. */
export const sourceMismatchMessage = ({ title, version }: Pick<PublishedVersion, "title" | "version">) =>
  `Texto legal «${title}», versión ${version}: lo que se publica dice otra cosa que su texto; deshaz ese cambio, o deshaz su publicación en «Qué cambió» y publícala otra vez.`;

/**
 * Messages in Spanish for versions with placeholders that no longer match their source. No visitor saw them, so they
 * are undone; versions that people have accepted are kept, whatever their source says.
 *
 * @param root - root of the project.
 */
export function findOrphanedPublications(root = "."): string[] {
  return legalTextRows.flatMap(({ id }) => {
    const folder = join(root, legalFolder, id);
    return publishedIn(folder)
      .filter((published) => published.provisional && !matchesSource(folder, published))
      .map(sourceMismatchMessage);
  });
}

/** A fact's published placeholder and its new value. */
export type FilledValue = { name: string; before: string; after: string };

/**
 * A version that was published with placeholders, with the operator's values filled in; the rest is unchanged.
 *
 * @param unset - variables that still have no value.
 * @returns undefined if its source no longer matches.
 */
export function fillOperatorValues(
  folder: string,
  published: PublishedVersion,
  { facts, unset }: { facts: LegalFacts; unset: readonly string[] },
): { html: string; given: FilledValue[] } | undefined {
  const { version, provisional = [], html } = published;
  const { pieces, names, head } = templateOf(folder, version);
  const file = sourcePath(folder, version);
  const today = extractGapValues(
    parseDraft(readFileSync(file, "utf8"), { file, version, facts }).html,
    pieces,
    names.map((name) => facts[name] ?? ""),
  );
  const then = extractGapValues(html, pieces, today);
  if (!today || !then || head !== headOf(published)) return undefined;
  const isGiven = (name: string) => {
    const variable = findEnvVariable(name);
    return variable !== undefined && provisional.includes(variable) && !unset.includes(variable);
  };
  const values = names.map((name, at) => (isGiven(name) ? today[at] : then[at]) ?? "");
  const given = names.flatMap((name, at) =>
    isGiven(name) ? [{ name, before: then[at] ?? "", after: today[at] ?? "" }] : [],
  );
  return {
    html: pieces.map((piece, at) => piece + (values[at] ?? "")).join(""),
    given: given.filter((value, at) => given.findIndex(({ name }) => name === value.name) === at),
  };
}
