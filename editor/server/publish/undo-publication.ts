/**
 * Undoes a publication: its lists and texts become drafts without its changes, but with everything published later. Or
 * returns one file to its state at a commit, but keeps its published rows and its coming changes.
 */
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import { listComingChangeDays, replaceCurrentData, splitComingChanges } from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import { restoreRows } from "#editor/api/merge/restore-rows.ts";
import type { PublicationUndo, UndoRequest } from "#editor/api/requests/publish-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { describeChange } from "#editor/server/changes/pending-changes.ts";
import { listDraftLabels, restoreAsDrafts } from "#editor/server/changes/restore-drafts.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { listKeyedRows } from "#editor/server/lists/published-keys.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { listChangedFiles, type Person, readCommitTexts } from "#editor/server/workspace/git.ts";
import { readOldText } from "#editor/server/workspace/history.ts";
import type { FileMergeFunction } from "#editor/server/workspace/merge-files.ts";
import {
  buildFrozenFilePath,
  isDataFile,
  isOwnedPath,
  isPublishablePath,
  requireOwnedPath,
} from "#editor/server/workspace/owned-paths.ts";
import { commitTree, mergeTrees, writeTexts } from "./rebase.ts";

type UndoContext = {
  workspace: ContentWorkspace;
  lists: ListService;
  mergeFile: FileMergeFunction;
  person: () => Promise<Person>;
};

/** Describes what an undo would change, and what stays because it cannot be removed or was published later. */
export async function describeUndo(context: UndoContext, request: UndoRequest): Promise<PublicationUndo> {
  const { git } = context.workspace;
  const { tree, paths, keptLabels, conflicts } = await findStateBefore(context, request);
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
  request: UndoRequest,
  assertMayChange: (paths: readonly string[]) => void,
): Promise<void> {
  const { tree, paths, isFrozen } = await findStateBefore(context, request);
  if (isFrozen) throw new EditorError("Haz una versión nueva: la que ya se publicó no cambia.");
  assertMayChange(paths);
  await restoreAsDrafts(context.workspace, tree, paths);
}

const findStateBefore = (context: UndoContext, { commit, file }: UndoRequest) =>
  file === undefined ? revert(context, commit) : returnFile(context, file, commit);

async function returnFile({ workspace, lists }: UndoContext, file: string, commit: string) {
  const { git } = workspace;
  const oldText = await readOldText(git, requireOwnedPath(file), commit);
  const currentText = (await git.maybe("show", `HEAD:${file}`)) ?? oldText;
  const restored = isDataFile(file)
    ? await returnList({ workspace, lists }, file, { before: oldText, after: currentText })
    : { text: oldText, keptLabels: [] };
  const tree = await writeTexts(git, "HEAD^{tree}", new Map([[file, restored.text]]));
  const paths = await listChangedFiles(git, "HEAD", tree);
  if (paths.length === 0) throw new EditorError("Nada vuelve: lo publicado ya está así.");
  const frozenPath = parseLegalPath(file) && (buildFrozenFilePath(file) ?? file);
  const isFrozen = frozenPath !== undefined && (await git.maybe("cat-file", "-e", `HEAD:${frozenPath}`)) !== undefined;
  return { tree, paths, keptLabels: restored.keptLabels, conflicts: [], isFrozen };
}

/** Returns a list to what held before, and leaves the changes of coming days. */
async function returnList(
  { workspace, lists }: Pick<UndoContext, "workspace" | "lists">,
  file: string,
  { before, after }: Readonly<Record<"before" | "after", string>>,
) {
  const today = workspace.today();
  const oldData = attempt(() => splitComingChanges(parseDataModule(before)).data);
  const currentData = parseDataModule(after);
  if (oldData === undefined) throw new EditorError("Elige otro día: entonces este archivo se escribía de otra manera.");
  const text = formatDataModule(replaceCurrentData(currentData, oldData, today));
  const restoredList = await restoreList(lists, file, { before: text, after });
  const comingLabels = listComingChangeDays(currentData, today).map((day) => `lo que viene el ${formatDate(day)}`);
  return { text: restoredList.text, keptLabels: [...restoredList.keptRowNames, ...comingLabels] };
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
  return { ...merge, paths, keptLabels, isFrozen: false };
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
