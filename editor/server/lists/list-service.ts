import * as z from "zod";
import { toFormSchema } from "#content/forms/check/path-label.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import { normalizeData } from "#content/forms/read-data.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import {
  getDataOnDay,
  listComingChangeDays,
  moveChanges,
  replaceCurrentData,
  scheduleData,
} from "#domain/calendar/coming-changes.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { ListInfo, SaveListResult } from "#editor/api/api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { describeComingConflict } from "#editor/server/changes/change-summary.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type EditableFile, isErrorDiagnostic } from "#editor/server/workspace/editable-file.ts";
import { checkListChange, type ListChange, listComingDiagnostics } from "./list-change-check.ts";
import { listDiagnostics } from "./list-diagnostics.ts";
import { listKeyedRows } from "./published-keys.ts";

export type ListService = ReturnType<typeof openListService>;

export function openListService(workspace: ContentWorkspace, readPersonName: () => Promise<string>) {
  const loadLists = async (): Promise<readonly EditableList[]> =>
    (await workspace.load("/src/content/forms/editable-lists.ts")).editableLists;
  const requireList = async (id: string) => {
    const list = (await loadLists()).find((each) => each.id === id);
    if (!list) throw new EditorError(`No hay una lista «${id}».`);
    if (list.isUploadOnly) throw new EditorError(`Sube un archivo: «${list.label}» no se escribe a mano.`);
    return list;
  };
  const readPublishedText = (file: string) => workspace.git.maybe("show", `HEAD:${file}`);
  const readPublishedData = async (file: string) => {
    const text = await readPublishedText(file);
    return text === undefined ? undefined : parseDataOrUndefined(text);
  };

  const findWithDay = async (id: string) => {
    const [listId = "", day] = id.split("@");
    const list = await requireList(listId);
    if (day !== undefined) assertComingChangeDay(list, day, workspace.today());
    return { list, day };
  };
  const checkChange = async (
    list: EditableList,
    change: Pick<ListChange, "storedData" | "nextData" | "day" | "isAlone">,
  ) => {
    const [lists, publishedData, name] = await Promise.all([
      loadLists(),
      readPublishedData(list.file),
      readPersonName(),
    ]);
    return checkListChange(workspace, list, { ...change, lists, publishedData, personName: name });
  };

  return {
    all: loadLists,
    /** Menu entries of the lists with a form, except lists that are unreadable because another list has errors. */
    listInfos: async (): Promise<ListInfo[]> => {
      const lists = (await loadLists()).filter(({ isUploadOnly }) => !isUploadOnly);
      const infos = await Promise.all(lists.map((list) => loadListInfo(list).catch(() => undefined)));
      return infos.filter((info) => info !== undefined);
    },
    readListData: async (id: string): Promise<unknown> => {
      const list = await requireList(id);
      return getDataOnDay(parseListData(list, (await workspace.read(list.file)).text), workspace.today());
    },
    /** @param id - id of a list; `membresias@2027-01-01` is its state from that coming day on. */
    openEditableFile: async (id: string): Promise<EditableFile> => {
      const { list, day } = await findWithDay(id);
      const { file, label } = list;
      const effectiveDay = day ?? workspace.today();
      return {
        ...{ path: file, label },
        open: async () => {
          const { text, revision } = await workspace.read(file);
          const form = await list.form();
          const storedData = parseListData(list, text);
          const data = getDataOnDay(storedData, effectiveDay);
          const publishedData = getDataOnDay(await readPublishedData(file), effectiveDay);
          return {
            data,
            revision,
            publishedKeys: listKeyedRows(toFormSchema(form.schema), publishedData).map(({ key }) => key),
            diagnostics: [
              ...listDiagnostics(list, form, { publishedData, before: data, after: data }),
              ...listComingDiagnostics(form, storedData, { day, today: workspace.today() }),
            ],
            coming: listComingChangeDays(storedData, workspace.today()),
            ...(workspace.lastSaves.get(file) === revision && { isSavedHere: true }),
          };
        },
        check: async (text, { data: submittedData, requiresConfirmation = false }, isAlone = false) => {
          const [storedData, data, today] = [
            parseDataOrUndefined(text),
            normalizeData(submittedData),
            workspace.today(),
          ];
          const nextStored =
            day === undefined
              ? replaceCurrentData(storedData, data, today)
              : scheduleData(storedData, { day, data, by: await readPersonName(), today });
          const answer = await checkChange(list, { storedData, nextData: nextStored, day, isAlone });
          const awaitsConfirmation = requiresConfirmation && hasConsequences(answer.impact);
          return {
            answer,
            ...(!awaitsConfirmation &&
              !answer.diagnostics.some(isErrorDiagnostic) && { text: formatDataModule(nextStored) }),
          };
        },
        getResponseFields: async (text) => (text === (await readPublishedText(file)) ? { isPublished: true } : {}),
      };
    },
    /**
     * Moves a list's changes of a coming day.
     *
     * @param id - such as `membresias@2027-01-01`.
     * @param to - the new day; undefined removes the changes, the same day confirms them.
     * @throws {EditorError} if the site would have errors on some day, or the new day already has other values.
     */
    move: (id: string, to: IsoDay | undefined): Promise<void> =>
      workspace.runExclusive(async (write) => {
        const { list, day: from = "" } = await findWithDay(id);
        if (to !== undefined) assertComingChangeDay(list, to, workspace.today());
        const { text, revision } = await workspace.read(list.file);
        const storedBefore = parseListData(list, text);
        if (!listComingChangeDays(storedBefore, workspace.today()).includes(from))
          throw new EditorError("Eso ya no está: se movió, se quitó o llegó su día.");
        const { storedData: nextData, conflictingFields } = moveChanges(storedBefore, {
          from,
          to,
          today: workspace.today(),
        });
        const { schema } = await list.form();
        const [conflictDescription] = conflictingFields.map((field) =>
          describeComingConflict(schema, storedBefore, field),
        );
        if (conflictDescription !== undefined) throw new EditorError(conflictDescription);
        const day = to !== undefined && to < from ? to : from;
        const { diagnostics } = await checkChange(list, { storedData: storedBefore, nextData, day });
        const diagnostic = diagnostics.find(isErrorDiagnostic);
        if (diagnostic) throw new EditorError(`Así no se puede. ${diagnostic.where}: ${diagnostic.message}.`);
        workspace.lastSaves.set(list.file, await write(list.file, formatDataModule(nextData), { revision }));
      }),
  };
}

function assertComingChangeDay({ label, canBeScheduled }: EditableList, day: string, today: IsoDay): void {
  if (!canBeScheduled) throw new EditorError(`«${label}» no se programa: cambia desde hoy.`);
  if (!z.iso.date().safeParse(day).success || day <= today)
    throw new EditorError("Elige un día después de hoy: lo de hoy y lo que ya llegó se edita «Desde hoy».");
}

const hasConsequences = ({ todos, pages, documents, later }: SaveListResult["impact"]) =>
  later !== undefined || todos.length + pages.length + documents.length > 0;

async function loadListInfo({ isPageCopy, form, ...list }: EditableList): Promise<ListInfo> {
  const { schema } = await form();
  return { ...list, ...(isPageCopy && { isPageCopy }), schema: toFormSchema(schema) };
}

function parseListData({ label }: EditableList, text: string): unknown {
  try {
    return parseDataModule(text);
  } catch (error) {
    throw new EditorError(
      `No se puede leer «${label}»: ${getErrorMessage(error)}. Descarta el cambio, o avisa a quien desarrolla el sitio.`,
    );
  }
}

/** Parses data; undefined if the text is not a data module, as in old commits. */
const parseDataOrUndefined = (text: string): unknown => attempt(() => parseDataModule(text));
