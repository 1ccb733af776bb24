/** Opens and checks lists, and reads their data. Data with errors is never written to disk. */

import { formatFieldPath, toFormSchema } from "#content/forms/check/path-label.ts";
import { formatDataModule, parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList, ListForm } from "#content/forms/editable-list.ts";
import { normalizeData, validateData, type WrongField } from "#content/forms/read-data.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Diagnostic, FieldPath, ListInfo, SaveListResult } from "#editor/api/api.ts";
import { findNextStartDay } from "#editor/api/form/start-days.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { buildDayOverride } from "#editor/server/site/day-override.ts";
import { describeError } from "#editor/server/site/file-label.ts";
import { computeImpact } from "#editor/server/site/impact.ts";
import { findNewErrors, loadAllModules } from "#editor/server/site/site-modules.ts";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import { computeTodos, findAddedTodos, formatTodoPath } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type EditableDocument, emptyImpact, isErrorDiagnostic } from "#editor/server/workspace/document.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { isRecordedSave } from "#editor/server/workspace/own-saves.ts";
import { findOverlappingPeriods } from "./offer-overlap.ts";
import { findRemovedKeys, listKeyedRows } from "./published-keys.ts";

type Lists = typeof import("#content/forms/editable-lists.ts");

export type ListService = {
  /** Menu entries of the lists with a form. Lists that are unreadable because another list has errors are left out. */
  infos: () => Promise<ListInfo[]>;
  /** All lists, with their forms as the current files define them. */
  all: () => Promise<readonly EditableList[]>;
  document: (id: string) => Promise<EditableDocument>;
  /** The data of a list as stored, unchecked. */
  readListData: (id: string) => Promise<unknown>;
};

export function openListService(workspace: ContentWorkspace, git: Git): ListService {
  const all = async () => (await workspace.load<Lists>("/src/content/forms/editable-lists.ts")).editableLists;
  const listOf = async (id: string) => {
    const list = (await all()).find((each) => each.id === id);
    if (!list) throw new EditorError(`No hay una lista «${id}».`);
    if (list.isUploadOnly) throw new EditorError(`Sube un archivo: «${list.label}» no se escribe a mano.`);
    return list;
  };
  /** The file's text as last published; undefined if it was never published. */
  const readPublishedText = (file: string) => git.maybe("show", `HEAD:${file}`);
  const readPublishedData = async (file: string) => {
    const text = await readPublishedText(file);
    return text === undefined ? undefined : dataOr(text);
  };

  const checkList = async (list: EditableList, stored: string, data: unknown): Promise<SaveListResult> => {
    const form = await list.form().catch((error: unknown) => error as Error);
    if (form instanceof Error) return { diagnostics: [createBuildDiagnostic(list, form)], impact: emptyImpact };
    const before = dataOr(stored);
    const said = listDiagnostics(list, form, { published: await readPublishedData(list.file), before, after: data });
    if (said.some(isErrorDiagnostic)) return { diagnostics: said, impact: emptyImpact };
    const texts = new Map([[list.file, formatDataModule(normalizeData(data))]]);
    const today = { modules: await loadAllModules(workspace), todos: await computeTodos(workspace) };
    const day = findNextStartDay(toFormSchema(form.schema), { before, after: data, today: workspace.today() });
    const { fault, impact } = await workspace.tryOut(texts, async (load) => {
      const then = await loadAllModules({ load, root: workspace.root });
      const [fault] = findNewErrors(today.modules, then);
      if (fault) return { fault, impact: emptyImpact };
      const todos = findAddedTodos(today.todos, await computeTodos({ ...workspace, load }, texts));
      // To-dos of the list itself are among its diagnostics already.
      const elsewhere = todos.filter(({ label }) => label !== list.label);
      return { impact: { todos: elsewhere, ...computeImpact(today.modules, then) } };
    });
    if (fault) {
      const placed = createPlacedDiagnostic(list, form, { before, after: data }, fault);
      const fixes = linkToWrongField(await all(), fault);
      return { diagnostics: [{ ...placed, ...(fixes && { fixes }) }, ...said], impact };
    }
    const later = day === undefined ? undefined : await followsOn(day, texts);
    return { diagnostics: said, impact: { ...impact, ...(later && { later }) } };
  };

  /** The consequences that a change adds on a future day; undefined if there are none. */
  const followsOn = async (day: IsoDay, texts: TextsByPath) => {
    const loadModulesWith = (others: TextsByPath) =>
      workspace.tryOut(new Map([...buildDayOverride(day), ...others]), (load) =>
        loadAllModules({ load, root: workspace.root }),
      );
    const { pages, documents } = computeImpact(await loadModulesWith(new Map()), await loadModulesWith(texts));
    return pages.length + documents.length > 0 ? { day, pages, documents } : undefined;
  };

  return {
    all,
    infos: async () => {
      const infos = await Promise.all(
        (await all())
          .filter(({ isUploadOnly }) => !isUploadOnly)
          .map((list) => loadListInfo(list).catch(() => undefined)),
      );
      return infos.filter((info) => info !== undefined);
    },
    readListData: async (id) => {
      const list = await listOf(id);
      return readOr(list, (await workspace.read(list.file)).text);
    },
    document: async (id) => {
      const list = await listOf(id);
      const { file, label } = list;
      return {
        ...{ file, label },
        open: async () => {
          const { text, stamp } = await workspace.read(file);
          const form = await list.form();
          const data = readOr(list, text);
          const published = await readPublishedData(file);
          return {
            data,
            stamp,
            published: listKeyedRows(toFormSchema(form.schema), published).map(({ key }) => key),
            diagnostics: listDiagnostics(list, form, { published, before: data, after: data }),
            ...(isRecordedSave(workspace, file, stamp) && { isSavedHere: true }),
          };
        },
        check: async (stored, { data, asksFirst = false }) => {
          const said = await checkList(list, stored, data);
          const waits = asksFirst && isAnything(said.impact);
          return {
            answer: said,
            ...(!waits && !said.diagnostics.some(isErrorDiagnostic) && { text: formatDataModule(normalizeData(data)) }),
          };
        },
        written: async (text) => (text === (await readPublishedText(file)) ? { isPublished: true } : {}),
      };
    },
  };
}

const isAnything = ({ todos, pages, documents, later }: SaveListResult["impact"]) =>
  later !== undefined || todos.length + pages.length + documents.length > 0;

async function loadListInfo({ id, label, help, file, page, isPageCopy, form }: EditableList): Promise<ListInfo> {
  const { schema } = await form();
  return { id, label, help, file, page, ...(isPageCopy && { isOfWords: isPageCopy }), schema: toFormSchema(schema) };
}

type Versions = Parameters<typeof findRemovedKeys>[1];

function listDiagnostics({ label }: EditableList, { schema, advise }: ListForm, texts: Versions): Diagnostic[] {
  const data = normalizeData(texts.after);
  const createDiagnostic = (kind: Diagnostic["kind"], path: readonly PropertyKey[], message: string): Diagnostic => ({
    kind,
    path: fieldPath(path),
    where: path.length === 0 ? label : formatFieldPath(schema, path, data),
    message,
  });
  const lost = texts.published === undefined ? [] : findRemovedKeys(toFormSchema(schema), { ...texts, after: data });
  const errors = [
    ...validateData(schema, texts.after).map(({ path, message, ...details }) => ({
      ...createDiagnostic("error", path, message),
      ...details,
    })),
    ...lost.map(({ path, message }) => createDiagnostic("error", path, message)),
  ];
  const published = schema.safeParse(texts.published).data as never;
  const advice = errors.length === 0 ? (advise?.(schema.parse(data) as never, published) ?? []) : [];
  const advised = advice.map(({ path, message, fill, at }) => ({
    ...createDiagnostic("advice", path, message),
    ...(fill !== undefined && { fill }),
    ...(at && { at }),
  }));
  return [...errors, ...advised];
}

const fieldPath = (path: readonly PropertyKey[]): FieldPath =>
  path.map((key) => (typeof key === "symbol" ? String(key) : key));

function createBuildDiagnostic({ label }: EditableList, { message }: Error): Diagnostic {
  const { message: words, raw } = describeError(message);
  const said = `así no se puede armar el sitio: ${words}`;
  return { kind: "error", path: [], where: label, message: said, ...(raw !== undefined && { raw }) };
}

/** A link to the field of another list with which a change does not fit; undefined if the error names no field. */
function linkToWrongField(lists: readonly EditableList[], { cause }: Error): Diagnostic["fixes"] {
  const { file, path = [] }: Partial<WrongField> = cause ?? {};
  const list = lists.find((each) => each.file === file);
  return list && [{ label: `Ve a «${list.label}»`, place: formatTodoPath(list.id, path) }];
}

/** Creates the diagnostic for a build error: if two offers overlap, at the period of one, with a link to the other. */
function createPlacedDiagnostic(
  list: EditableList,
  { schema }: ListForm,
  texts: { before: unknown; after: unknown },
  fault: Error,
) {
  const said = createBuildDiagnostic(list, fault);
  const form = toFormSchema(schema);
  const [path, ...others] = findOverlappingPeriods(form, texts, fault);
  if (!path) return said;
  const fixes = others.map((other) => ({
    label: `Ve a ${formatFieldPath(schema, other, texts.after)}`,
    place: formatTodoPath(list.id, other),
  }));
  // Remove the full stop, because the app adds one between the message and the links.
  const message = said.message.replace(/\.$/, "");
  return {
    ...said,
    message,
    path,
    where: formatFieldPath(schema, path, texts.after),
    ...(fixes.length > 0 && { fixes }),
  };
}

function readOr({ label }: EditableList, text: string): unknown {
  try {
    return parseDataModule(text);
  } catch (error) {
    throw new EditorError(
      `No se puede leer «${label}»: ${getErrorMessage(error)}. Descarta el cambio, o avisa a quien desarrolla el sitio.`,
    );
  }
}

/** Parses data; undefined if the text is not a data module, as in old commits. */
function dataOr(text: string): unknown {
  try {
    return parseDataModule(text);
  } catch {
    return undefined;
  }
}
