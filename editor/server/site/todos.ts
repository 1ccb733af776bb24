/** To-dos for staff: advice about lists, and published legal texts with outdated facts, on each day. */
import { globSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { toNamedStoredFile } from "#content/coverage/overlays/coverage-overlays.ts";
import { listComingAdvice } from "#content/forms/check/coming-advice.ts";
import { formatFieldPath } from "#content/forms/check/path-label.ts";
import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { getDataOnDay, listComingChangeDays } from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import { formatFrozenFilePath, legalFolder, parseLegalPath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Todo } from "#editor/api/api.ts";
import { formatFieldLocation } from "#editor/api/form/form-value.ts";
import { freezeAgainLabel } from "#editor/api/requests/legal-text-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import type { DraftSelection } from "#editor/server/changes/partial-publish.ts";
import { wasPublished } from "#editor/server/legal/versions/freeze-status.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { readCommitTexts } from "#editor/server/workspace/git.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";
import type { LoadFunction } from "./module-loader.ts";
import { buildDayFile, overrideDay, type TextsByPath } from "./text-override.ts";

/** `isLater`: whether `load` reads the content of a coming day. */
type Content = Pick<ContentWorkspace, "root" | "git" | "read"> & { load: LoadFunction; isLater?: boolean };

/**
 * Computes the to-dos of the lists in the order of the menu, then those of legal texts. Lists and texts that cannot be
 * loaded have no to-dos, because their forms report the error. A check that fails becomes a to-do.
 *
 * @param publishedTexts - last published texts of changed lists, so that advice can find new rows.
 */
export async function computeTodos(
  { read, ...content }: Content,
  texts: TextsByPath = new Map(),
  publishedTexts: TextsByPath = new Map(),
): Promise<Todo[]> {
  const { editableLists } = await content.load("/src/content/forms/editable-lists.ts");
  const { buildDay: day } = await content.load(`/${buildDayFile}`);
  const readText = async (file: string) => texts.get(file) ?? (await read(file)).text;
  const advice = await Promise.all(
    editableLists.map(async (list) =>
      listAdvice(list, await readText(list.file), {
        ...{ day, isLater: content.isLater ?? false },
        publishedText: publishedTexts.get(list.file),
      }),
    ),
  );
  return [...advice.flat(), ...(await listOutdatedLegalTexts(content, day, texts))];
}

type AdviceContext = { day: IsoDay; isLater: boolean; publishedText: string | undefined };

async function listAdvice(list: EditableList, text: string, { day, isLater, ...more }: AdviceContext): Promise<Todo[]> {
  const { id, label, form, isUploadOnly = false } = list;
  const parsedList = await form()
    .then(({ schema, advise }) => ({ schema, advise, stored: parseDataModule(text) }))
    .then((form) => ({ ...form, data: form.schema.parse(getDataOnDay(form.stored, day)) }))
    .catch(() => undefined);
  if (!parsedList) return [];
  const { schema, advise, stored, data } = parsedList;
  // New rows of a list without coming changes are flagged today, not again for a day when they may be over.
  const isFlaggedToday = isLater && listComingChangeDays(stored, "").length === 0;
  const publishedText = isFlaggedToday ? text : more.publishedText;
  return listOrReportFailure({ location: id, label }, () =>
    [
      ...(advise?.(data as never, parsePublished(schema, day, publishedText)) ?? []),
      ...listComingAdvice(stored, day),
    ].map(({ path, message, words: _, at: __, isMissing: ___, ...details }: ContentDiagnostic) =>
      isUploadOnly
        ? { ...findFileLocation(data, path), what: message }
        : {
            location: formatFieldLocation(id, path),
            label,
            what: path.length === 0 ? message : `${formatFieldPath(schema, path, data)}: ${message}`,
            ...details,
          },
    ),
  );
}

function parsePublished(schema: z.ZodType, day: IsoDay, text: string | undefined): never {
  return (text === undefined ? undefined : schema.safeParse(getDataOnDay(parseDataModule(text), day)).data) as never;
}

function listOrReportFailure(location: Pick<Todo, "location" | "label">, findTodos: () => Todo[]): Todo[] {
  try {
    return findTodos();
  } catch (error) {
    return [{ ...location, what: `no se pudo revisar: ${getErrorMessage(error)}` }];
  }
}

/** Finds the location of a to-do about a coverage file: its upload form, because the list itself has no form. */
function findFileLocation(rows: unknown, [index]: readonly PropertyKey[]): Pick<Todo, "location" | "label"> {
  const row = (rows as StoredOverlay[])[Number(index)] as StoredOverlay;
  return { location: row.overlay, label: toNamedStoredFile(row).label };
}

/** The to-dos of published legal texts whose words are not those of `day`; a draft may need facts that are missing. */
export async function listOutdatedLegalTexts(
  { root, git, load, isLater = false }: Omit<Content, "read">,
  day: IsoDay,
  lists: TextsByPath = new Map(),
): Promise<Todo[]> {
  const comingChangeDays = readComingChangeDays(day, { root, texts: lists });
  const loadedModules = await Promise.all([
    load("/src/content/legal/legal-texts.ts"),
    load("/src/content/legal/versions/outdated-texts.ts"),
  ]).catch(() => undefined);
  if (!loadedModules) return [];
  const [{ legalTexts }, { describeOutdatedText, findComparisonDay }] = loadedModules;
  const todos = legalTexts.map(async ({ id, versions: [{ title, version, provisional }] }) => {
    const location = { location: id, label: title };
    const listedTodos = listOrReportFailure(location, () => {
      const folder = join(root, "src/content/legal", id);
      // A version frozen with a later day's facts is compared with them, under that day.
      if (findComparisonDay(folder, day, comingChangeDays) !== day) return [];
      const [first] = describeOutdatedText(folder);
      if (first === undefined) return [];
      const clause = /, (cláusula .*?) \(#[^)]+\)(: .*)$/.exec(first);
      const change = clause ? ` Ya no dice lo de ${isLater ? "ese día" : "hoy"} la ${clause[1]}${clause[2]}.` : "";
      const instruction = isLater
        ? `prepara otra que rija desde el ${formatDate(day)}, o mueve ese cambio en «Qué viene»`
        : provisional && !clause
          ? "pon los datos del Operador, o prepara otra"
          : "prepara otra";
      const what = `la versión ${version} está publicada y no cambia: ${instruction}.${change}`;
      return [{ ...location, what, isContradiction: true }];
    });
    if (listedTodos.length === 0 || (await wasPublished({ git }, formatFrozenFilePath(id, version))))
      return listedTodos;
    // Freezing it again today would not give it the words of a later day.
    const what = isLater
      ? `la versión ${version} espera «Publicar» con las palabras de hoy: después prepara otra que rija desde el ${formatDate(day)}, o mueve ese cambio en «Qué viene».`
      : `la versión ${version} espera «Publicar», y sus palabras ya no son las de hoy: elige «${freezeAgainLabel}» o deshaz su publicación.`;
    return [{ ...location, what, isContradiction: true as const, isDraft: true as const }];
  });
  return (await Promise.allSettled(todos)).flatMap((each) => (each.status === "fulfilled" ? each.value : []));
}

export function findAddedTodos(before: readonly Todo[], after: readonly Todo[]): Todo[] {
  const isKnown = createKnownCheck(before);
  return after.filter((todo) => !isKnown(todo));
}

function createKnownCheck(todos: readonly Todo[]): (todo: Todo) => boolean {
  const knownKeys = new Set(todos.map(buildKey));
  return (todo) => knownKeys.has(buildKey(todo));
}

/** Builds a key without row numbers and days, so that a to-do of a moved row or of a later day is not new. */
const buildKey = ({ label, what }: Todo) =>
  `${label}: ${what.replaceAll(/ \d+ (?=\(«)|(?:pon los datos .+ o )?prepara otra.*? lo de (?:hoy|ese día)(?= la )/g, " ")}`;

/** Lists the coming days of lists, and the first days of legal versions that state the facts of their first day. */
export async function listDays(
  { root, load }: Pick<ContentWorkspace, "root" | "load">,
  today: IsoDay,
  texts: TextsByPath = new Map(),
): Promise<IsoDay[]> {
  const comingChangeDays = readComingChangeDays(today, { root, texts });
  if (comingChangeDays.length === 0) return [];
  const { findComparisonDay } = await load("/src/content/legal/versions/outdated-texts.ts");
  // `findComparisonDay` throws for a frozen file that was edited by hand; the text's own form reports the error.
  const versionDays = globSync(`${legalFolder}/*/`, { cwd: root }).map(
    (folder) => attempt(() => findComparisonDay(join(root, folder), today, comingChangeDays)) ?? today,
  );
  return [...new Set([...comingChangeDays, ...versionDays])].filter((day) => day > today).toSorted();
}

/** Finds the to-dos that remain if the drafts at `chosenPaths` are published without those at `remainingPaths`. */
export type PendingTodoFinder = (drafts: DraftSelection) => Promise<Todo[]>;

/**
 * Returns a function that lists the to-dos that drafts add, then the contradictions of the published site that they do
 * not resolve. To-dos for today come before those for coming days. Legal texts always count as drafted.
 */
export function createPendingTodoFinder(workspace: ContentWorkspace): PendingTodoFinder {
  const { git } = workspace;
  /** Cached to-dos by day, valid while their key is the same; legal texts count as drafted in all of them. */
  const cachedTodos = new Map<string, { key: string; todos: readonly Todo[] }>();
  const getCached = async (name: string, key: string, compute: () => Promise<Todo[]>) => {
    const cachedEntry = cachedTodos.get(name);
    if (cachedEntry?.key === key) return cachedEntry.todos;
    const todos = await compute();
    cachedTodos.set(name, { key, todos });
    return todos;
  };

  return async ({ chosenPaths, remainingPaths }) => {
    const paths = [...chosenPaths, ...remainingPaths].toSorted();
    const today = workspace.today();
    const commit = (await git("rev-parse", "HEAD")).trim();
    const publishedTexts = await readCommitTexts(git, "HEAD", paths.filter(isDataFile));
    const remainingTexts = new Map([...publishedTexts].filter(([path]) => remainingPaths.includes(path)));
    const drafts = await Promise.all(
      paths.map(async (path) => (await workspace.read(path).catch(() => undefined))?.revision ?? ""),
    );
    const key = [commit, today, ...paths].join("\n");
    const findTodosOn = async (day: IsoDay) => {
      const isLater = day !== today;
      const before = await getCached(`${day} published`, key, () =>
        workspace.tryOut(overrideDay(today, day, publishedTexts), (load) =>
          computeTodos({ ...workspace, load, isLater }, publishedTexts),
        ),
      );
      const computeCurrent = () =>
        workspace.tryOut(overrideDay(today, day, remainingTexts), (load) =>
          computeTodos({ ...workspace, load, isLater }, remainingTexts, publishedTexts),
        );
      // Today's to-dos are computed each time, because files that are not drafts can also change.
      const currentTodos = isLater
        ? await getCached(`${day} draft`, [key, ...drafts, ...remainingTexts.keys()].join("\n"), computeCurrent)
        : await computeCurrent();
      return { now: currentTodos, isKnown: createKnownCheck(before) };
    };

    const isChosen = ({ location }: Todo) => chosenPaths.some((path) => parseLegalPath(path)?.id === location);
    const listedTodos: Todo[] = [];
    const result: Todo[] = [];
    for (const day of [today, ...(await listDays(workspace, today, remainingTexts))]) {
      const { now, isKnown } = await findTodosOn(day);
      const startDay = day === today ? {} : { from: day };
      const newTodos = findAddedTodos(listedTodos, now);
      // A to-do of a drafted legal version counts as added, although the cached to-dos also contain it.
      const addedTodos = newTodos.filter((todo) => (todo.isDraft ? isChosen(todo) : !isKnown(todo)));
      const contradictions = newTodos.filter((todo) => todo.isContradiction && !todo.isDraft && isKnown(todo));
      result.push(
        ...addedTodos.map(({ isDraft: _, ...todo }) => ({ ...todo, ...startDay })),
        ...contradictions.map((todo) => ({ ...todo, isPublished: true as const, ...startDay })),
      );
      listedTodos.push(...now);
    }
    return result;
  };
}
