import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatLegalSourcePath, parseLegalPath } from "#domain/legal/version-paths.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import type { Impact, Todo } from "#editor/api/api.ts";
import type { Proposal } from "#editor/api/requests/team-api.ts";
import { listChangedDays } from "#editor/server/changes/changed-days.ts";
import { describeChange } from "#editor/server/changes/pending-changes.ts";
import { findUnsyncedDraftFiles, readFileLists, toUnsyncedFileTodo } from "#editor/server/coverage/file-references.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { listFreezeTodos, readTextsAt } from "#editor/server/legal/versions/stale-versions.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { readOwnedTexts } from "#editor/server/publish/publication.ts";
import { findFrozenVersion, type TreeMerge } from "#editor/server/publish/rebase.ts";
import { mainRef } from "#editor/server/publish/upstream.ts";
import { formatFileLabel } from "#editor/server/site/file-label.ts";
import { computeImpact } from "#editor/server/site/impact.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import { overrideDay, type TextsByPath } from "#editor/server/site/text-override.ts";
import { computeTodos, findAddedTodos, listDays } from "#editor/server/site/todos.ts";
import { isOwnedPath, isPublishablePath } from "#editor/server/workspace/owned-paths.ts";
import {
  findProposal,
  type MergingProposalWorkspace,
  mergeProposal,
  mergeProposalIntoNextVersion,
  type ProposalRef,
  type StoredProposal,
} from "./read-proposals.ts";

export async function describeProposal(
  proposalWorkspace: MergingProposalWorkspace,
  lists: ListService,
  { id, title, author, day, head, base, paths, isMine, returned }: StoredProposal,
): Promise<Proposal> {
  const { workspace } = proposalWorkspace;
  const { git } = workspace;
  const merge = await mergeProposal(proposalWorkspace, { head });
  const { tree, unreadablePaths } = merge;
  const nextVersion = isMine
    ? await mergeProposalIntoNextVersion(proposalWorkspace, { head, base, unreadablePaths })
    : undefined;
  // Those of the version itself are replaced by those with the next version.
  const ownLabel =
    nextVersion && capitalize(formatFileLabel(formatLegalSourcePath(nextVersion.id, nextVersion.version)));
  const conflicts = nextVersion
    ? [...merge.conflicts.filter(({ where }) => !where.startsWith(`${ownLabel}:`)), ...nextVersion.conflicts]
    : merge.conflicts;
  const hasConflicts = conflicts.length + unreadablePaths.length > 0;
  // A proposal with conflicts is merged only after its author has decided, so it is compared with its own base.
  const [before, after] = hasConflicts ? [base, head] : [mainRef, tree];
  const readFileText = async (commit: string, file: string) => (await git.maybe("show", `${commit}:${file}`)) ?? "";
  // An upload is part of a change to the list that names it.
  const listTexts = paths.some(parseLegalPath) ? await readTextsAt(git, after) : new Map();
  const isListedChange = (path: string) => isOwnedPath(path) || !isPublishablePath(path);
  const changes = paths.filter(isListedChange).map(async (file) => {
    const undescribedChange = { file, label: file, changes: [] };
    if (!isMergeableText(file)) return undescribedChange;
    const change = { file, before: await readFileText(before, file), after: await readFileText(after, file) };
    // A branch that was made by hand may have unreadable files.
    return describeChange({ workspace, lists, listTexts }, change).catch(() => undescribedChange);
  });
  const refusal = findRefusal(paths, merge);
  return {
    ...{ id, title, author: author.name, day, head, isMine },
    changes: await Promise.all(changes),
    ...(hasConflicts ? { conflicts } : { tree }),
    ...(unreadablePaths.length > 0 && { isUnmergeable: true as const }),
    ...(nextVersion && { nextVersion: nextVersion.version }),
    ...(returned && { returned }),
    ...(refusal !== undefined && { refusal }),
  };
}

export function findRefusal(paths: readonly string[], merge: TreeMerge): string | undefined {
  if (!paths.every(isPublishablePath))
    return "Cambia archivos que no son de contenido: quien desarrolla el sitio la publica con git.";
  return findConflictMessage(merge);
}

function findConflictMessage({ conflicts, unreadablePaths }: TreeMerge): string | undefined {
  const frozenVersion = findFrozenVersion(unreadablePaths);
  if (frozenVersion)
    return `Otra persona publicó antes ${frozenVersion.label}, y así se queda: quien envió esta la pasa a la versión siguiente.`;
  if (unreadablePaths.length > 0)
    return `Choca con lo que se publicó después en ${unreadablePaths.map(formatFileLabel).join(" y ")}: quien la envió la escribe otra vez sobre lo nuevo.`;
  return conflicts.length > 0
    ? `Choca con lo que se publicó después en ${conflicts.map(({ where }) => where).join("; ")}. Quien la envió elige qué queda, y la envía otra vez.`
    : undefined;
}

const isMergeableText = (path: string) => isOwnedPath(path) && !path.endsWith(".kml");

/** Compares the proposal, without local drafts, with the published site, as of today and each coming day. */
export async function computeProposalImpact(
  proposalWorkspace: MergingProposalWorkspace,
  ref: ProposalRef,
): Promise<Impact> {
  const { workspace } = proposalWorkspace;
  const { git } = workspace;
  const { head } = await findProposal(proposalWorkspace, ref);
  const merge = await mergeProposal(proposalWorkspace, { head });
  const conflictMessage = findConflictMessage(merge);
  if (conflictMessage !== undefined) throw new EditorError(conflictMessage);
  const { tree } = merge;
  const newTexts = await readTextsAt(git, tree);
  const publishedTexts = await readOwnedTexts(git, mainRef, [...newTexts.keys()]);
  const today = workspace.today();
  const loadState = (texts: TextsByPath, day: IsoDay) =>
    workspace.tryOut(overrideDay(today, day, texts), async (load) => ({
      modules: await loadAllModules({ load, root: workspace.root }),
      todos: await computeTodos({ ...workspace, load, isLater: day !== today }, texts, publishedTexts),
    }));
  const diagnostics = await listFreezeTodos(workspace, { base: mainRef, commit: tree }, newTexts);
  const listedTodos: Todo[] = [];
  const todos: Todo[] = [];
  let impact: Omit<Impact, "todos"> = { pages: [], documents: [] };
  const toChange = ([path, after]: [string, string]) => ({ path, before: publishedTexts.get(path) ?? "", after });
  const changedDays = listChangedDays([...newTexts].map(toChange), today);
  for (const day of [today, ...(await listDays(workspace, today, newTexts))]) {
    const before = await loadState(publishedTexts, day);
    const after = await loadState(newTexts, day);
    const addedTodos = findAddedTodos([...before.todos, ...listedTodos], after.todos);
    todos.push(...addedTodos.map((todo) => ({ ...todo, ...(day !== today && { from: day }) })));
    listedTodos.push(...after.todos);
    const { pages, documents } = computeImpact(before.modules, after.modules);
    if (day === today) impact = { pages, documents };
    else if (!impact.later && changedDays.includes(day) && pages.length + documents.length > 0)
      impact = { ...impact, later: { day, pages, documents } };
  }
  // First in the list, because no publication becomes visible until these files are copied.
  const unsyncedFiles = await findUnsyncedDraftFiles(workspace, await readFileLists(git, tree)).catch(() => []);
  return {
    todos: [...unsyncedFiles.map(toUnsyncedFileTodo), ...diagnostics, ...todos],
    ...impact,
  };
}
