/** Loads the whole content with a change of a list: for the day on which it starts, and for each later coming day. */
import { listComingAdvice } from "#content/forms/check/coming-advice.ts";
import { formatFieldPath, toFormSchema } from "#content/forms/check/path-label.ts";
import { readComingChangeDays } from "#content/forms/coming-change-days.ts";
import { formatDataModule } from "#content/forms/data-module.ts";
import type { EditableList, ListForm } from "#content/forms/editable-list.ts";
import { validateComingStates } from "#content/forms/read-data.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { type ComingField, findOverwrittenChanges, getDataOnDay, splitPath } from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { Diagnostic, Impact, SaveListResult, Todo } from "#editor/api/api.ts";
import { findNextStartDay } from "#editor/api/form/start-days.ts";
import { describeComingField } from "#editor/server/changes/change-summary.ts";
import { computeImpact } from "#editor/server/site/impact.ts";
import { findNewErrors, loadAllModules } from "#editor/server/site/site-modules.ts";
import { buildDayOverride, overrideDay, type TextsByPath } from "#editor/server/site/text-override.ts";
import { computeTodos, findAddedTodos } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { emptyImpact, isErrorDiagnostic } from "#editor/server/workspace/editable-file.ts";
import {
  createBuildDiagnostic,
  createLocatedDiagnostic,
  createWrongFieldLink,
  listDiagnostics,
  toFieldPath,
} from "./list-diagnostics.ts";

/** The content of a list's file, with its coming changes: as last published, as on disk, and as it would be written. */
export type ListChange = {
  publishedData: unknown;
  storedData: unknown;
  nextData: unknown;
  /** First day of the change, if it is a coming day; undefined for today. */
  day?: IsoDay | undefined;
  /** Whether to skip checking the change with the rest of the site. */
  isAlone?: boolean;
  personName: string;
  /** All lists, because an error may name a field of another list. */
  lists: readonly EditableList[];
};

export async function checkListChange(
  workspace: ContentWorkspace,
  list: EditableList,
  { publishedData, storedData, nextData, day, isAlone = false, personName, lists }: ListChange,
): Promise<SaveListResult> {
  const form = await list.form().catch((error: unknown) => error as Error);
  if (form instanceof Error) return { diagnostics: [createBuildDiagnostic(list, form)], impact: emptyImpact };
  const today = workspace.today();
  const effectiveDay = day ?? today;
  const states = {
    publishedData: getDataOnDay(publishedData, effectiveDay),
    before: getDataOnDay(storedData, effectiveDay),
    after: getDataOnDay(nextData, effectiveDay),
  };
  const diagnostics = [
    ...(day === undefined
      ? []
      : refuseOverwriting(form, storedData, findOverwrittenChanges(storedData, nextData, personName))),
    ...listDiagnostics(list, form, states),
    ...listComingDiagnostics(form, nextData, { day, today }),
  ];
  if (isAlone || diagnostics.some(isErrorDiagnostic)) return { diagnostics, impact: emptyImpact };
  const texts = new Map([[list.file, formatDataModule(nextData)]]);
  const buildRefusal = (error: Error, errorDay: IsoDay) => {
    const locatedDiagnostic = createLocatedDiagnostic(list, form, states, error);
    const message =
      errorDay === today ? locatedDiagnostic.message : `desde el ${formatDate(errorDay)}, ${locatedDiagnostic.message}`;
    const fixes = createWrongFieldLink(lists, error);
    return {
      diagnostics: [{ ...locatedDiagnostic, message, ...(fixes && { fixes }) }, ...diagnostics],
      impact: emptyImpact,
    };
  };
  const [before, after] = await workspace.tryOut(overrideDay(today, effectiveDay), async (load, replaceMore) => {
    const site = { ...workspace, load };
    const before = { ...(await loadAllModules(site)), todos: await computeTodos(site) };
    replaceMore(texts);
    const modules = await loadAllModules(site);
    const hasNewErrors = findNewErrors(before, modules).length > 0;
    return [before, { ...modules, todos: hasNewErrors ? [] : await computeTodos(site, texts) }] as const;
  });
  const [error] = findNewErrors(before, after);
  if (error) return buildRefusal(error, effectiveDay);
  // The texts of a page cannot contradict another list, and their own coming states were checked above.
  const isPageCopy = list.isPageCopy !== undefined;
  for (const comingChangeDay of isPageCopy ? [] : readComingChangeDays(effectiveDay, { root: workspace.root, texts })) {
    const [later] = await findErrorsOn(workspace, comingChangeDay, texts);
    if (later) return buildRefusal(later, comingChangeDay);
  }
  const { pages, documents } = computeImpact(before, after);
  // To-dos of the list itself are already among its diagnostics.
  const todos = findAddedTodos(before.todos, after.todos).filter(({ label }) => label !== list.label);
  if (day !== undefined) {
    const later = pages.length + documents.length > 0 ? { later: { day, pages, documents } } : {};
    return { diagnostics, impact: { todos: setFirstDay(todos, day), pages: [], documents: [], ...later } };
  }
  const startDay = findNextStartDay(toFormSchema(form.schema), { ...states, today });
  const later = startDay === undefined ? undefined : await computeLaterImpact(workspace, startDay, texts);
  return { diagnostics, impact: { todos, pages, documents, ...(later && { later }) } };
}

const setFirstDay = (todos: readonly Todo[], day: IsoDay): Todo[] => todos.map((todo) => ({ ...todo, from: day }));

type FormDay = { day: IsoDay | undefined; today: IsoDay };

/** Lists errors in states after the form's, and advice about coming changes whose field has changed since. */
export function listComingDiagnostics({ schema }: ListForm, nextData: unknown, { day, today }: FormDay): Diagnostic[] {
  const formDay = day ?? today;
  // The form of a coming day also reports the changes of that day.
  const lastCoveredDay = day === undefined ? today : addDays(day, -1);
  return [
    ...validateComingStates(schema, nextData, formDay).map((error) => ({ kind: "error" as const, ...error })),
    ...listComingAdvice(nextData, lastCoveredDay).map((advice) => ({ kind: "advice" as const, ...advice })),
  ].map(({ kind, path, message, ...more }) => ({
    ...{ kind, message, path: toFieldPath(path), ...(more.at && { at: more.at }) },
    where: formatFieldPath(schema, path, getDataOnDay(nextData, formDay)),
  }));
}

/** Refuses a second person's change of a field for the same day, because the two people must agree first. */
const refuseOverwriting = ({ schema }: ListForm, storedData: unknown, fields: readonly ComingField[]): Diagnostic[] =>
  fields.map((field) => {
    const { where, after } = describeComingField(schema, storedData, field);
    const value = typeof after === "string" ? `: ${after}` : "";
    const message = `${field.change.by} ya escribió lo que dirá ese día${value}. Muévelo o quítalo antes en «Qué viene»`;
    return { kind: "error", path: splitPath(field.path), where, message };
  });

/** Finds the first error that other texts of lists cause, today or on a coming day. */
export async function findSiteError(workspace: ContentWorkspace, texts: TextsByPath): Promise<Error | undefined> {
  const today = workspace.today();
  for (const day of [today, ...readComingChangeDays(today, { root: workspace.root, texts })]) {
    const [error] = await findErrorsOn(workspace, day, texts);
    if (error) return error;
  }
  return undefined;
}

async function findErrorsOn(workspace: ContentWorkspace, day: IsoDay, texts: TextsByPath): Promise<Error[]> {
  const loadWith = (otherTexts: TextsByPath) =>
    workspace.tryOut(overrideDay(workspace.today(), day, otherTexts), (load) => loadAllModules({ ...workspace, load }));
  const after = await loadWith(texts);
  return after.errors.size === 0 ? [] : findNewErrors(await loadWith(new Map()), after);
}

/** Computes the consequences that a change adds on a future day; undefined if there are none. */
async function computeLaterImpact(
  workspace: ContentWorkspace,
  day: IsoDay,
  texts: TextsByPath,
): Promise<Impact["later"]> {
  const { pages, documents } = await workspace.tryOut(buildDayOverride(day), async (load, replaceMore) => {
    const before = await loadAllModules({ ...workspace, load });
    replaceMore(texts);
    return computeImpact(before, await loadAllModules({ ...workspace, load }));
  });
  return pages.length + documents.length > 0 ? { day, pages, documents } : undefined;
}
