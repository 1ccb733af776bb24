import type { LegalVersion } from "#content/legal/versions/legal-version.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { type ClauseText, compareVersions } from "#domain/legal/compare/legal-comparison.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { headPartKeys } from "#editor/api/legal-text-parts.ts";
import type { LegalTextChanges } from "#editor/api/requests/legal-text-api.ts";
import type { FileTextChange } from "#editor/server/changes/approval.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { type LegalContext, type LegalVersionRef, openVersion } from "#editor/server/legal/legal-context.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";

/** Compares a version with the previous published one or, if there is none, with its own last commit. */
export async function compareWithPrevious(
  workspace: ContentWorkspace,
  ref: LegalVersionRef,
): Promise<LegalTextChanges> {
  const { site, number, file } = await openVersion(workspace, ref);
  const { readDated, compareWithOlderVersion } = openComparison(site, ref.id, { file, number });
  const publishedVersion = site.readFrozenVersions(ref.id).find(({ version }) => version === number);
  const newerParts = publishedVersion
    ? listDatedParts(site, publishedVersion)
    : readDated((await workspace.read(file)).text);
  const comparison = compareWithOlderVersion(newerParts);
  if (comparison) return comparison;
  const savedText = (await workspace.git.maybe("show", `HEAD:${file}`)) ?? "";
  return {
    comparedVersion: savedText === "" ? blankLabel : publishedVersionLabel,
    changes: compareVersions(readDated(savedText), newerParts),
  };
}

/**
 * Compares two states of a file, as rendered on its page. A new file is compared with the previous published version.
 *
 * @param lists - texts of the lists that differ from those on disk.
 */
export async function compareFileStates(
  workspace: ContentWorkspace,
  { file, before, after }: FileTextChange,
  lists?: TextsByPath,
): Promise<LegalTextChanges> {
  const { id = "", version } = parseLegalPath(file) ?? {};
  const { site, number } = await openVersion(
    workspace,
    { id, version },
    { sourceText: after || before, ...(lists && { lists }) },
  );
  const { readDated, compareWithOlderVersion } = openComparison(site, id, { file, number });
  const newer = readDated(after);
  if (before !== "")
    return { comparedVersion: publishedVersionLabel, changes: compareVersions(readDated(before), newer) };
  return compareWithOlderVersion(newer) ?? { comparedVersion: blankLabel, changes: compareVersions([], newer) };
}

const publishedVersionLabel = "lo que está publicado en el sitio";
const blankLabel = "una hoja en blanco";

type VersionSource = { file: string; number: string };
type ReadVersion = Pick<LegalVersion, "title" | "inForce" | "summary" | "html">;

function openComparison(site: LegalContext, id: string, source: VersionSource) {
  return {
    /** @param text - empty if the file does not exist. */
    readDated: (text: string) => (text === "" ? [] : listDatedParts(site, readVersionOrThrow(site, text, source))),
    /** Compares with the previous published version that was not withdrawn; undefined if there is none. */
    compareWithOlderVersion: (newer: readonly ClauseText[]): LegalTextChanges | undefined => {
      const olderVersion = site
        .readFrozenVersions(id)
        .find(({ version, withdrawn }) => !withdrawn && Number(version) < Number(source.number));
      return (
        olderVersion && {
          comparedVersion: site.formatVersionWithDate(olderVersion),
          changes: compareVersions(listDatedParts(site, olderVersion), newer),
        }
      );
    },
  };
}

/** Lists the parts of a version to compare: effective date (as on the page), title, summary and clauses. */
const listDatedParts = (site: LegalContext, version: ReadVersion): ClauseText[] => [
  createHeadPart(" dia", "Entrada en vigor", [site.formatVersionInForce(version)]),
  ...listParts(version),
];

/** Lists the title and the summary as if they were clauses, followed by the clauses. */
function listParts({ title, summary, html }: ReadVersion): ClauseText[] {
  return [
    createHeadPart(headPartKeys.title, "Título", [title]),
    createHeadPart(headPartKeys.summary, "En corto", summary),
    ...readClauseTexts(html),
  ];
}

function createHeadPart(id: string, title: string, texts: readonly string[]): ClauseText {
  const passages = texts.map((text) => ({ number: "", cells: [text] }));
  return { id, number: "", title, text: texts.join(" "), passages };
}

function readVersionOrThrow(site: LegalContext, text: string, { file, number }: VersionSource): ReadVersion {
  try {
    return site.parseVersionSource(text, { file, version: number });
  } catch (error) {
    throw new EditorError(`Corrige antes de comparar: ${getErrorMessage(error)}`);
  }
}
