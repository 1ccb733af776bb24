/** Undoes a publication: its lists and texts become drafts without its changes, but with everything published later. */
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { restoreRows } from "#editor/api/merge/restore-rows.ts";
import type { PublicationUndo } from "#editor/api/requests/publish-api.ts";
import { describeChange } from "#editor/server/changes/pending-changes.ts";
import { listDraftLabels, restoreAsDrafts } from "#editor/server/changes/restore-drafts.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { listKeyedRows } from "#editor/server/lists/published-keys.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listChangedFiles, type Person, readCommitTexts } from "#editor/server/workspace/git.ts";
import type { FileMergeFunction } from "#editor/server/workspace/merge-files.ts";
import {
  buildFrozenFilePath,
  isDataFile,
  isOwnedPath,
  isPublishablePath,
} from "#editor/server/workspace/owned-paths.ts";
import { commitTree, mergeTrees, writeTexts } from "./rebase.ts";

type UndoContext = {
  workspace: ContentWorkspace;
  lists: ListService;
  mergeFile: FileMergeFunction;
  person: () => Promise<Person>;
};

/** Describes what an undo would change, and what stays because it cannot be removed or was published later. */
export async function describeUndo(context: UndoContext, commit: string): Promise<PublicationUndo> {
  const { git } = context.workspace;
  const { tree, paths, keptLabels, conflicts } = await revert(context, commit);
  const [before, after] = [await readCommitTexts(git, "HEAD", paths), await readCommitTexts(git, tree, paths)];
  const changes = paths.map((file) =>
    describeChange(context, { file, before: before.get(file) ?? "", after: after.get(file) ?? "" }),
  );
  return {
    changes: await Promise.all(changes),
    keptLabels: [...keptLabels, ...conflicts.map(({ where }) => where)],
    draftLabels: await listDraftLabels(git, paths),
  };
}

/** @param assertMayChange - throws if the person may not change these files. */
export async function undoPublication(
  context: UndoContext,
  commit: string,
  assertMayChange: (paths: readonly string[]) => void,
): Promise<void> {
  const { tree, paths } = await revert(context, commit);
  assertMayChange(paths);
  await restoreAsDrafts(context.workspace, tree, paths);
}

async function revert({ workspace, lists, mergeFile, person }: UndoContext, commit: string) {
  const { git } = workspace;
  const parent = (await git.maybe("rev-parse", "--verify", "--quiet", `${commit}^`))?.trim();
  const isPublished = (await git.maybe("merge-base", "--is-ancestor", commit, "HEAD")) !== undefined;
  const files = parent && isPublished ? await listChangedFiles(git, parent, commit) : [];
  if (!parent || files.length === 0 || !files.every(isPublishablePath))
    throw new EditorError("Eso no lo publicó el editor: pide a quien desarrolla el sitio que lo deshaga.");
  const [before, after] = [await readCommitTexts(git, parent, files), await readCommitTexts(git, commit, files)];
  const publishedTexts = await readCommitTexts(
    git,
    "HEAD",
    files.flatMap((file) => buildFrozenFilePath(file) ?? []),
  );
  const oldTexts = new Map<string, string>();
  const keptLabels: string[] = [];
  for (const file of files.filter(isOwnedPath)) {
    const oldText = before.get(file);
    const isFrozen = publishedTexts.has(buildFrozenFilePath(file) ?? "");
    if (parseLegalPath(file)?.isSource === false) continue;
    if (oldText === undefined || isFrozen) keptLabels.push(formatFileLabel(file));
    else if (!isDataFile(file)) oldTexts.set(file, oldText);
    else {
      const restoredList = await restoreList(lists, file, { before: oldText, after: after.get(file) ?? oldText });
      oldTexts.set(file, restoredList.text);
      keptLabels.push(...restoredList.keptRowNames);
    }
  }
  const tree = await writeTexts(git, `${commit}^{tree}`, oldTexts);
  const mine = await commitTree(git, { tree, parents: [commit], message: "Deshacer", person: await person() });
  const merge = await mergeTrees(git, { base: commit, theirs: "HEAD", mine, mergeFile, winningSide: "theirs" });
  if (merge.unreadablePaths.length > 0)
    throw new EditorError(
      `Se cambió después y no se puede separar: ${merge.unreadablePaths.map(formatFileLabel).join(" y ")}. Vuelve atrás en su «Historia».`,
    );
  const paths = await listChangedFiles(git, "HEAD", merge.tree);
  if (paths.length === 0)
    throw new EditorError("Nada queda por deshacer: ya se cambió después, o es de lo que no se quita.");
  return { ...merge, paths, keptLabels };
}

/** Restores a list, but keeps the rows that the publication added, because published rows cannot be removed. */
async function restoreList(lists: ListService, file: string, texts: { before: string; after: string }) {
  const form = await (await lists.all()).find((list) => list.file === file)?.form();
  if (!form) return { text: texts.before, keptRowNames: [] };
  const schema = toFormSchema(form.schema);
  const publishedData = parseDataModule(texts.after);
  const publishedKeys = listKeyedRows(schema, publishedData).flatMap(({ key, isRemovable }) =>
    isRemovable ? [] : [key],
  );
  const { data, keptRowNames } = restoreRows(schema, parseDataModule(texts.before), {
    data: publishedData,
    publishedKeys,
  });
  return { text: keptRowNames.length > 0 ? formatDataModule(data) : texts.before, keptRowNames };
}
