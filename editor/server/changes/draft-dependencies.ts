/**
 * Checks that some drafts can be published without the others: the published site must build, and so must this
 * workspace with the remaining drafts.
 */

import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { loadLegalContext, requireLegalRow } from "#editor/server/legal/legal-context.ts";
import { findBuildError } from "#editor/server/site/build-check.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { readCommitTexts } from "#editor/server/workspace/git.ts";
import { isLaterVersion, listClauseIds } from "./discard.ts";
import { type DraftSelection, formatFileLabels } from "./partial-publish.ts";

/**
 * @param texts - the lists that the commit changes: drafts, and lists newly published by others.
 * @throws {EditorError} that names the dependency; everything stays a draft.
 */
export async function assertPublishable(
  workspace: ContentWorkspace,
  { chosen, remaining }: DraftSelection,
  texts: TextsByPath,
): Promise<void> {
  if (remaining.length === 0) return;
  for (const file of remaining) {
    const later = chosen.find((path) => isLaterVersion(path, file));
    if (!later) continue;
    const [version, next] = [parseLegalPath(file)?.version, parseLegalPath(later)?.version];
    throw new EditorError(`Publica también la versión ${version} ${ofFile(file)}: la ${next} se escribió sobre ella.`);
  }
  const published = await readCommitTexts(workspace.git, "HEAD", remaining);
  const withTexts = (others: TextsByPath) => findBuildError(workspace, new Map([...texts, ...others]));
  const fault = await withTexts(published);
  if (fault !== undefined) {
    // If several drafts remain, find a single one whose publication would suffice.
    const without = (file: string) => new Map([...published].filter(([path]) => path !== file));
    const enough = [];
    for (const file of remaining.length > 1 ? remaining : [])
      if (enough.length === 0 && (await withTexts(without(file))) === undefined) enough.push(file);
    throw new EditorError(`${also(enough.length > 0 ? enough : remaining)} ${fault.message}`, { raw: fault.raw });
  }
  await refuseIfLinked(workspace, { chosen, remaining });
  const afterwards = await findBuildError(workspace, texts);
  if (afterwards !== undefined)
    throw new EditorError(
      `Publica también ${formatFileLabels(remaining)}, o descártalo: no se lleva con lo que otra persona publicó. ${afterwards.message}`,
      { raw: afterwards.raw },
    );
}

const ofFile = (path: string) => `de ${formatFileLabel(path)}`.replace(/^de el /, "del ");

const also = (kept: readonly string[]) => `Publica también ${formatFileLabels(kept)}: lo que elegiste lo necesita.`;

/** Refuses if a published file would link to a clause that stays a draft. */
async function refuseIfLinked(workspace: ContentWorkspace, { chosen, remaining }: DraftSelection): Promise<void> {
  const sources = remaining.filter((path) => parseLegalPath(path)?.isSource);
  if (sources.length === 0) return;
  const site = await loadLegalContext(workspace);
  const read = async (path: string) => (await workspace.read(path).catch(() => ({ text: "" }))).text;
  const texts = await Promise.all(chosen.map(async (path) => ({ path, text: await read(path) })));
  for (const file of sources) {
    const { readAt } = requireLegalRow(site, parseLegalPath(file)?.id ?? "");
    const stay = listClauseIds((await workspace.git.maybe("show", `HEAD:${file}`)) ?? "");
    for (const clause of listClauseIds(await read(file)).filter((each) => !stay.includes(each))) {
      const address = new RegExp(`${RegExp.escape(`${readAt}#${clause}`)}(?:-\\d+)?(?![\\w-])`);
      const link = texts.find(({ text }) => address.test(text));
      if (link)
        throw new EditorError(
          `Publica también ${formatFileLabel(file)}: un enlace ${ofFile(link.path)} lleva a una cláusula nueva.`,
        );
    }
  }
}
