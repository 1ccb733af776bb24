/** Compares two states of a legal text, clause by clause. */
import type { LegalVersion } from "#content/legal/legal-version.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { type ClauseText, compareVersions } from "#domain/legal/compare/legal-comparison.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { TextChanges } from "#editor/api/text-api.ts";
import { headPartKeys } from "#editor/api/text-rows.ts";
import type { FileTextChange } from "#editor/server/changes/approval.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { type LegalContext, openVersion, type TextVersionRef } from "#editor/server/legal/legal-context.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { readOldText } from "#editor/server/workspace/history.ts";

/**
 * Compares a version with the published one before it, or if there is none, with its own last commit.
 *
 * @throws {EditorError} if one of the two cannot be read.
 */
export async function compareWithPrevious(workspace: ContentWorkspace, ref: TextVersionRef): Promise<TextChanges> {
  const { site, number, file } = await openVersion(workspace, ref);
  const { readDated, compareWithOlder } = openComparison(site, ref.id, { file, number });
  const published = site.readFrozenVersions(ref.id).find(({ version }) => version === number);
  const newer = published ? listDatedParts(site, published) : readDated((await workspace.read(file)).text);
  const ofOlder = compareWithOlder(newer);
  if (ofOlder) return ofOlder;
  const saved = (await workspace.git.maybe("show", `HEAD:${file}`)) ?? "";
  return { against: saved === "" ? blank : onSite, changes: compareVersions(readDated(saved), newer) };
}

/**
 * Computes what would change in a version if its state at a commit were restored.
 *
 * @throws {EditorError} if one of the two cannot be read.
 */
export async function compareWithCommit(
  workspace: ContentWorkspace,
  ref: TextVersionRef,
  commit: string,
): Promise<TextChanges> {
  const { site, number, file } = await openVersion(workspace, ref);
  const readParts = (text: string) => listParts(readOr(site, text, { file, number }));
  const now = readParts((await workspace.read(file)).text);
  const then = readParts(await readOldText(workspace.git, file, commit));
  const saved = await workspace.git.maybe("show", `HEAD:${file}`);
  const drafted = saved === undefined ? now.length : compareVersions(readParts(saved), now).length;
  return { against: "lo de ahora", changes: compareVersions(now, then), drafted };
}

/**
 * Compares two states of a file, as rendered on its page. A new file is compared with the published version before it.
 *
 * @throws {EditorError} if one of the two cannot be read.
 */
export async function compareFileStates(
  workspace: ContentWorkspace,
  { file, before, after }: FileTextChange,
): Promise<TextChanges> {
  const { id = "", version } = parseLegalPath(file) ?? {};
  const { site, number } = await openVersion(workspace, { id, version });
  const { readDated, compareWithOlder } = openComparison(site, id, { file, number });
  const newer = readDated(after);
  if (before !== "") return { against: onSite, changes: compareVersions(readDated(before), newer) };
  return compareWithOlder(newer) ?? { against: blank, changes: compareVersions([], newer) };
}

const onSite = "lo que está publicado en el sitio";
const blank = "una hoja en blanco";

type Source = { file: string; number: string };
type Read = Pick<LegalVersion, "title" | "inForce" | "summary" | "html">;

function openComparison(site: LegalContext, id: string, source: Source) {
  return {
    /** @param text - empty if the file does not exist. */
    readDated: (text: string) => (text === "" ? [] : listDatedParts(site, readOr(site, text, source))),
    /** Compares with the published version before, of those that were not withdrawn; undefined if there is none. */
    compareWithOlder: (newer: readonly ClauseText[]): TextChanges | undefined => {
      const older = site
        .readFrozenVersions(id)
        .find(({ version, withdrawn }) => !withdrawn && Number(version) < Number(source.number));
      return (
        older && {
          against: site.formatVersionWithDate(older),
          changes: compareVersions(listDatedParts(site, older), newer),
        }
      );
    },
  };
}

/** Lists the parts of a version to compare: effective date (as on the page), title, summary and clauses. */
const listDatedParts = (site: LegalContext, read: Read): ClauseText[] => [
  headPart(" dia", "Entrada en vigor", [site.formatVersionInForce(read)]),
  ...listParts(read),
];

/** Lists the title and the summary as if they were clauses, then the clauses. */
function listParts({ title, summary, html }: Read): ClauseText[] {
  return [
    headPart(headPartKeys.title, "Título", [title]),
    headPart(headPartKeys.summary, "En corto", summary),
    ...readClauseTexts(html),
  ];
}

function headPart(id: string, title: string, texts: readonly string[]): ClauseText {
  const passages = texts.map((text) => ({ number: "", cells: [text] }));
  return { id, number: "", title, text: texts.join(" "), passages };
}

function readOr(site: LegalContext, text: string, { file, number }: Source): Read {
  try {
    return site.parseVersionSource(text, { file, version: number });
  } catch (error) {
    throw new EditorError(`Corrige antes de comparar: ${getErrorMessage(error)}`);
  }
}
