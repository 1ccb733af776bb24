/** Compares a frozen version with its source, and extracts the values that facts had on the day of freezing. */
import { join } from "node:path";
import { listEnvVariables } from "#content/legal/facts/configured-facts.ts";
import { legalTextRows } from "#content/legal/legal-text-rows.ts";
import { extractGapValues } from "#domain/legal/gap-values.ts";
import type { LegalFacts } from "#domain/legal/resolve-fact-names.ts";
import { buildSourcePath, legalFolder } from "#domain/legal/version-paths.ts";
import { planIds } from "#domain/plans/plan.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { listFactNames } from "#domain/text/facts/fact-references.ts";
import type { FrozenVersion } from "./frozen-version.ts";
import { readLegalFile } from "./legal-files.ts";
import {
  findNewestVersionNumber,
  parseVersionSource,
  readFrozenVersions,
  readVersionFromSource,
} from "./read-legal-text.ts";

/** Matches the marker that replaces a fact in a compared text; no text or value contains the marker. */
const gapPattern = /qzX(\d+)Xzq/;

const repeatedRowPrefix = "membresia.cada.";

type Template = { pieces: string[]; names: string[]; head: string };

/** Splits a version's source at the facts that the source uses. */
function readTemplate(folder: string, version: string): Template {
  const file = buildSourcePath(folder, version);
  const source = readLegalFile(file);
  const names = [...new Set(listFactNames(source))].flatMap((name) =>
    name.startsWith(repeatedRowPrefix)
      ? planIds.map((id) => name.replace(repeatedRowPrefix, `membresia.${id}.`))
      : [name],
  );
  const gapMarkers = Object.fromEntries(names.map((name, index) => [name, `qzX${index}Xzq`]));
  const draft = parseVersionSource(source, { file, version, facts: gapMarkers });
  const htmlParts = draft.html.split(gapPattern);
  return {
    pieces: htmlParts.filter((_part, index) => index % 2 === 0),
    names: htmlParts.filter((_part, index) => index % 2 === 1).map((at) => names[Number(at)] ?? ""),
    head: serializeHead(draft),
  };
}

const serializeHead = ({ title, inForce, summary }: Pick<FrozenVersion, "title" | "inForce" | "summary">) =>
  JSON.stringify([title, inForce, summary]);

/** Whether a frozen version still matches its source, apart from the values of facts, which may change. */
export function matchesSource(folder: string, publishedVersion: FrozenVersion): boolean {
  const { pieces, head } = readTemplate(folder, publishedVersion.version);
  return head === serializeHead(publishedVersion) && extractGapValues(publishedVersion.html, pieces) !== undefined;
}

export const formatSourceMismatchMessage = ({ title, version }: Pick<FrozenVersion, "title" | "version">) =>
  `Texto legal «${title}», versión ${version}: lo que se publica dice otra cosa que su texto; deshaz ese cambio, o deshaz su publicación en «Qué cambió» y publícala otra vez.`;

/**
 * Lists the versions that were frozen with placeholders and no longer match their source. No visitor saw such a
 * version, so its freezing may be undone.
 *
 * @param root - root of the project.
 * @returns each with its message in Spanish, and the folder of its text.
 */
export function listOrphanedPublications(root = "."): { message: string; folder: string; version: string }[] {
  return legalTextRows.flatMap(({ id }) => {
    const folder = join(root, legalFolder, id);
    return readFrozenVersions(folder)
      .filter((version) => version.provisional && !matchesSource(folder, version))
      .map((version) => ({ message: formatSourceMismatchMessage(version), folder, version: version.version }));
  });
}

/**
 * Lists messages in Spanish about newest versions whose source cannot be read, for example because it names an unknown
 * fact. While an earlier version is published, the build does not read that source.
 */
export function listUnreadableSourceMessages(): string[] {
  return legalTextRows.flatMap(({ id }) => {
    const folder = `${legalFolder}/${id}`;
    try {
      readVersionFromSource(folder, findNewestVersionNumber(folder));
      return [];
    } catch (error) {
      return [getErrorMessage(error)];
    }
  });
}

/** The placeholder frozen for a fact, and the value that replaces it. */
export type ReplacedPlaceholder = { name: string; before: string; after: string };

/**
 * Fills the operator's values into a version that was frozen with placeholders; the rest is unchanged.
 *
 * @param unset - variables that still have no value.
 * @returns undefined if the version no longer matches its source.
 */
export function fillOperatorValues(
  folder: string,
  publishedVersion: FrozenVersion,
  { facts, unset }: { facts: LegalFacts; unset: readonly string[] },
): { html: string; filledValues: ReplacedPlaceholder[] } | undefined {
  const { version, provisional = [], html } = publishedVersion;
  const { pieces, names, head } = readTemplate(folder, version);
  const file = buildSourcePath(folder, version);
  const todayValues = extractGapValues(
    parseVersionSource(readLegalFile(file), { file, version, facts }).html,
    pieces,
    names.map((name) => facts[name] ?? ""),
  );
  const frozenValues = extractGapValues(html, pieces, todayValues);
  if (!todayValues || !frozenValues || head !== serializeHead(publishedVersion)) return undefined;
  const isFilled = (name: string) =>
    listEnvVariables(name).some((variable) => provisional.includes(variable) && !unset.includes(variable));
  const values = names.map((name, index) => (isFilled(name) ? todayValues[index] : frozenValues[index]) ?? "");
  const filledValues = names.flatMap((name, index) =>
    isFilled(name) ? [{ name, before: frozenValues[index] ?? "", after: todayValues[index] ?? "" }] : [],
  );
  return {
    html: pieces.map((piece, index) => piece + (values[index] ?? "")).join(""),
    filledValues: filledValues.filter(
      (value, index) => filledValues.findIndex(({ name }) => name === value.name) === index,
    ),
  };
}
