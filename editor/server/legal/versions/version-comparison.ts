/** Compares two states of a legal text, clause by clause. */

import type { LegalVersion } from "#content/legal/legal-version.ts";
import { readClauseTexts } from "#domain/legal/clause-texts.ts";
import { type ClauseText, compareVersions } from "#domain/legal/compare/legal-comparison.ts";
import { formatLegalSourcePath, parseLegalPath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { TextChanges } from "#editor/api/text-changes.ts";
import { headPartKeys } from "#editor/api/text-rows.ts";
import type { FileTextChange } from "#editor/server/changes/approval.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { type LegalContext, loadVersionContext, requireLegalRow } from "#editor/server/legal/legal-context.ts";
import { listVersionNumbers, type TextVersionRef } from "#editor/server/legal/source/open-text.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { readOldText } from "#editor/server/workspace/history.ts";

/**
 * Compares a version with the published one before it, or if there is none, with its own last commit.
 *
 * @throws {EditorError} if one of the two cannot be read.
 */
export async function compareWithPrevious(
  workspace: ContentWorkspace,
  { id, version }: TextVersionRef,
): Promise<TextChanges> {
  const number = version ?? listVersionNumbers(workspace, id)[0] ?? "1";
  const site = await loadVersionContext(workspace, id, number);
  requireLegalRow(site, id);
  const published = site.readFrozenVersions(id);
  const file = formatLegalSourcePath(id, number);
  const newer =
    published.find((each) => each.version === number) ?? readOr(site, (await workspace.read(file)).text, file, number);
  const older = published.find((each) => Number(each.version) < Number(number));
  const dated = createDatedReader(site);
  if (older)
    return { against: site.formatVersionWithDate(older), changes: compareVersions(dated(older), dated(newer)) };
  const saved = await openGit(workspace.root).maybe("show", `HEAD:${file}`);
  if (saved === undefined) return { against: blank, changes: compareVersions([], dated(newer)) };
  const before = readOr(site, saved, file, number);
  return { against: onSite, changes: compareVersions(dated(before), dated(newer)) };
}

/**
 * Computes what would change in a version if its state at a commit were restored.
 *
 * @throws {EditorError} if one of the two cannot be read.
 */
export async function compareWithCommit(
  workspace: ContentWorkspace,
  { id, version }: TextVersionRef,
  commit: string,
): Promise<TextChanges> {
  const number = version ?? listVersionNumbers(workspace, id)[0] ?? "1";
  const site = await loadVersionContext(workspace, id, number);
  requireLegalRow(site, id);
  const file = formatLegalSourcePath(id, number);
  const git = openGit(workspace.root);
  const readParts = (text: string) => listParts(readOr(site, text, file, number));
  const now = readParts((await workspace.read(file)).text);
  const then = readParts(await readOldText(git, file, commit));
  const saved = await git.maybe("show", `HEAD:${file}`);
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
  const { id = "", version = "1" } = parseLegalPath(file) ?? {};
  const site = await loadVersionContext(workspace, id, version);
  const dated = createDatedReader(site);
  const readDatedParts = (text: string) => (text === "" ? [] : dated(readOr(site, text, file, version)));
  const newer = readDatedParts(after);
  if (before !== "") return { against: onSite, changes: compareVersions(readDatedParts(before), newer) };
  const older = site.readFrozenVersions(id).find((each) => Number(each.version) < Number(version));
  if (older) return { against: site.formatVersionWithDate(older), changes: compareVersions(dated(older), newer) };
  return { against: blank, changes: compareVersions([], newer) };
}

const onSite = "lo que está publicado en el sitio";
const blank = "una hoja en blanco";

type Read = Pick<LegalVersion, "title" | "inForce" | "summary" | "html">;

/** Lists the parts of a version to compare: effective date (as on the page), title, summary and clauses. */
const createDatedReader =
  (site: LegalContext) =>
  (read: Read): ClauseText[] => [
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

function readOr(site: LegalContext, text: string, file: string, version: string): Read {
  try {
    return site.parseVersionSource(text, { file, version });
  } catch (error) {
    throw new EditorError(`Corrige antes de comparar: ${getErrorMessage(error)}`);
  }
}
