import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { getDataOnDay } from "#domain/calendar/coming-changes.ts";
import { formatInForceDate, type InForceDate } from "#domain/legal/version-in-force.ts";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { Todo } from "#editor/api/api.ts";
import { findRowPage, findRowStartDay } from "#editor/api/form/row-page.ts";
import type { ChangedValue, PendingChange, PendingChanges } from "#editor/api/requests/publish-api.ts";
import { coverageListPath, describeCoverageChange } from "#editor/server/coverage/coverage-list.ts";
import {
  findUnsyncedDraftFiles,
  type ListedUnsyncedFile,
  readFileListDrafts,
  toUnsyncedFileTodo,
} from "#editor/server/coverage/file-references.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { compareFileStates } from "#editor/server/legal/versions/version-comparison.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { listPendingPaths } from "#editor/server/publish/publication.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import type { PendingTodoFinder } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { buildFrozenFilePath, isDataFile } from "#editor/server/workspace/owned-paths.ts";
import { type FileTextChange, findRequiredApproval } from "./approval.ts";
import { describeLegalTextChange, describeListChange } from "./change-summary.ts";
import type { DraftSelection } from "./partial-publish.ts";

/** `listTexts`: the lists whose text differs from the file on disk. */
type ChangesContext = { workspace: ContentWorkspace; lists: ListService; listTexts?: TextsByPath };

export async function describePendingChanges(
  context: ChangesContext,
  findTodos: PendingTodoFinder,
): Promise<PendingChanges> {
  const { workspace } = context;
  const paths = await listPendingPaths(workspace.git);
  const changes = await Promise.all(
    paths.filter(isSeparateChange).map(async (path) => {
      const change = await describeDraft(context, path);
      const publication = buildFrozenFilePath(path);
      if (publication === undefined || !paths.includes(publication)) return change;
      return {
        ...change,
        publication,
        changes: [...change.changes, ...(await describeDraft(context, publication)).changes],
      };
    }),
  );
  const allUnsyncedFiles = await findUnsyncedFiles(workspace, paths);
  return {
    changes: changes.map((change) => {
      const unsyncedFiles = allUnsyncedFiles.flatMap(({ list, file }) => (list === change.file ? file : []));
      return { ...change, ...(unsyncedFiles.length > 0 && { unsyncedFiles }) };
    }),
    todos: [
      ...allUnsyncedFiles.map(toUnsyncedFileTodo),
      ...(await findTodos({ chosenPaths: paths, remainingPaths: [] })),
    ],
  };
}

/** Lists the to-dos if only the chosen drafts are published. Unsynced files block the site, so they come first. */
export async function listSelectionTodos(
  workspace: ContentWorkspace,
  findTodos: PendingTodoFinder,
  drafts: DraftSelection,
): Promise<Todo[]> {
  const onlyHere = await findUnsyncedFiles(workspace, drafts.chosenPaths);
  return [...onlyHere.map(toUnsyncedFileTodo), ...(await findTodos(drafts))];
}

/** Finds unsynced files; ignores errors of the lists, which the checks report. */
async function findUnsyncedFiles(workspace: ContentWorkspace, paths: readonly string[]): Promise<ListedUnsyncedFile[]> {
  const drafts = await readFileListDrafts(workspace.root, paths);
  return findUnsyncedDraftFiles(workspace, drafts).catch(() => []);
}

/** The frozen file of a version is listed with its source, not as a separate change. */
const isSeparateChange = (path: string, _at: number, paths: readonly string[]) =>
  !paths.some((other) => buildFrozenFilePath(other) === path);

const describeDraft = async (context: ChangesContext, file: string) =>
  describeChange(context, await readDraftTexts(context.workspace, file));

async function readDraftTexts({ root, git }: ContentWorkspace, file: string): Promise<FileTextChange> {
  const [before = "", after] = await Promise.all([
    git.maybe("show", `HEAD:${file}`),
    readTextOrEmpty(join(root, file)),
  ]);
  return { file, before, after };
}

export async function listRequiredApprovals(workspace: ContentWorkspace, paths: readonly string[]): Promise<string[]> {
  const changes = await Promise.all(paths.map((path) => readDraftTexts(workspace, path)));
  return [...new Set(changes.flatMap((change) => findRequiredApproval(change) ?? []))];
}

export async function describeChange(
  { workspace, lists, listTexts }: ChangesContext,
  { file, before, after }: FileTextChange,
): Promise<PendingChange> {
  const approval = findRequiredApproval({ file, before, after });
  const change = { file, ...(approval !== undefined && { approval }) };
  if (parseLegalPath(file)?.isSource === false) {
    const changes = [{ where: "Publicación", before: "", after: summarizeFrozenFile(before, after) }];
    return { ...change, publication: file, label: `Texto legal «${parseTitle(after || before)}»`, changes };
  }
  if (!isDataFile(file)) {
    const label = `Texto legal «${parseTitle(after || before)}»`;
    const text = await compareFileStates(workspace, { file, before, after }, listTexts).catch(() => undefined);
    return text
      ? { ...change, label, changes: [], text }
      : { ...change, label, changes: describeLegalTextChange(before, after) };
  }
  const list = (await lists.all()).find((each) => each.file === file);
  if (!list) return { ...change, label: file, changes: describeLegalTextChange(before, after) };
  const form = await list.form().catch(() => undefined);
  try {
    if (file === coverageListPath) return { ...change, ...describeCoverageChange(before, after) };
    const changes = form
      ? describeListChange(form.schema, { before, after }, workspace.today())
      : describeLegalTextChange(before, after);
    return {
      ...change,
      label: list.label,
      changes: form ? addViews(list, form.schema, { after, changes }, workspace) : changes,
    };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof EditorError)) throw error;
    return { ...change, label: list.label, changes: describeLegalTextChange(before, after) };
  }
}

function addViews(
  { page, sharedPage }: EditableList,
  formSchema: z.ZodType,
  { after, changes }: { after: string; changes: readonly ChangedValue[] },
  { today }: Pick<ContentWorkspace, "today">,
): ChangedValue[] {
  const schema = toFormSchema(formSchema);
  const data = getDataOnDay(parseDataModule(after), today());
  return changes.map((change) => {
    const { row, from } = change;
    const rowDay = row === undefined ? undefined : findRowStartDay(schema, data, row, today())?.day;
    const day = from ?? rowDay;
    const isGone = change.after.length === 0 && from === undefined && row === undefined && schema.type === "array";
    const rowPage = isGone
      ? undefined
      : findRowPage({ page, ...(sharedPage && { sharedPage }), schema }, data, data, row ?? -1);
    const shownPage = rowPage?.replace(/#.*\{.*$/, "");
    return shownPage === undefined ? change : { ...change, view: { page: shownPage, ...(day && { day }) } };
  });
}

/** Summarizes a change of a version's frozen file, whose JSON is not meant for people. */
function summarizeFrozenFile(before: string, after: string): string {
  const { version, inForce, reason } = JSON.parse(after || before) as FrozenFile;
  if (after === "") return `Se quita la publicación de la versión ${version}.`;
  if (before !== "") return `La versión ${version} lleva los datos del Operador; lo demás queda como se publicó.`;
  const reasonText = reason === undefined ? "" : ` Motivo: ${reason}`;
  return `Se publica la versión ${version}, ${formatInForceDate(inForce, legalPageCopy.inForce)}.${reasonText}`;
}

type FrozenFile = { version: string; inForce: InForceDate; reason?: string };

const readTextOrEmpty = (path: string) => (existsSync(path) ? readFile(path, "utf8") : Promise.resolve(""));

function parseTitle(text: string): string {
  const title = /^title: (.+)$/m.exec(text)?.[1] ?? /"title": "([^"]+)"/.exec(text)?.[1] ?? "";
  const version = /^version: "?(\d+)/m.exec(text)?.[1] ?? /"version": "(\d+)"/.exec(text)?.[1];
  return version ? `${title}, versión ${version}` : title;
}
