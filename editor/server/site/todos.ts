/** Computes to-dos for staff: advice about lists, and published legal texts with outdated facts. */

import { join } from "node:path";
import type { z } from "zod";
import { toNamedStoredFile } from "#content/coverage/coverage-overlays.ts";
import { listComingAdvice } from "#content/forms/check/coming-advice.ts";
import { formatFieldPath } from "#content/forms/check/path-label.ts";
import { readComingDays } from "#content/forms/coming-days.ts";
import type { ContentDiagnostic } from "#content/forms/content-diagnostic.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { dataOn } from "#domain/calendar/coming-changes.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import { formatFrozenFilePath } from "#domain/legal/version-paths.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import type { Todo } from "#editor/api/api.ts";
import { formatFieldPlace } from "#editor/api/form/form-value.ts";
import { freezeAgainLabel } from "#editor/api/text-api.ts";
import { wasPublished } from "#editor/server/legal/source/open-text.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { LoadFunction } from "./module-loader.ts";
import { dayModulePath, type TextsByPath } from "./text-override.ts";

type Lists = typeof import("#content/forms/editable-lists.ts");
type LegalTexts = typeof import("#content/legal/legal-texts.ts");
type BuildDay = typeof import("#content/site/dates/build-day.ts");
type Overtaken = typeof import("#content/legal/outdated-texts.ts");

type Content = Pick<ContentWorkspace, "root" | "git" | "read"> & { load: LoadFunction };

/**
 * The to-dos of the lists in the order of the menu, then those of legal texts. Lists and legal texts that cannot be
 * loaded give no to-dos, because their forms report the error. A check that fails becomes a to-do itself.
 *
 * @param published - last published texts of changed lists, so that advice can tell which rows are new.
 */
export async function computeTodos(
  { root, git, load, read }: Content,
  texts: TextsByPath = new Map(),
  published: TextsByPath = new Map(),
): Promise<Todo[]> {
  const { editableLists } = await load<Lists>("/src/content/forms/editable-lists.ts");
  const { buildDay: day } = await load<BuildDay>(`/${dayModulePath}`);
  const readText = async (file: string) => texts.get(file) ?? (await read(file)).text;
  const advice = await Promise.all(
    editableLists.map(async (list) =>
      listAdvice(list, await readText(list.file), { day, published: published.get(list.file) }),
    ),
  );
  return [...advice.flat(), ...(await listOutdatedTexts({ root, git, load }, day, texts))];
}

type OnDay = { day: IsoDay; published: string | undefined };

async function listAdvice(list: EditableList, text: string, { day, published }: OnDay): Promise<Todo[]> {
  const { id, label, form, isUploadOnly = false } = list;
  const read = await form()
    .then(({ schema, advise }) => ({ schema, advise, stored: parseDataModule(text) }))
    .then((form) => ({ ...form, data: form.schema.parse(dataOn(form.stored, day)) }))
    .catch(() => undefined);
  if (!read) return [];
  const { schema, advise, stored, data } = read;
  return orUnseen({ place: id, label }, () =>
    todosAmong([
      ...(advise?.(data as never, parsePublished(schema, day, published)) ?? []),
      ...listComingAdvice(stored, day),
    ]).map(({ path, message, isContradiction }) =>
      isUploadOnly
        ? { ...fileAt(data, path), what: message }
        : {
            place: formatFieldPlace(id, path),
            label,
            what: path.length === 0 ? message : `${formatFieldPath(schema, path, data)}: ${message}`,
            ...(isContradiction && { isContradiction }),
          },
    ),
  );
}

const todosAmong = (advice: readonly ContentDiagnostic[]) => advice.filter(({ isReminder }) => !isReminder);

function parsePublished(schema: z.ZodType, day: IsoDay, text: string | undefined): never {
  return (text === undefined ? undefined : schema.safeParse(dataOn(parseDataModule(text), day)).data) as never;
}

/** The to-dos that `look` finds; if `look` throws, one to-do that says so. */
function orUnseen(at: Pick<Todo, "place" | "label">, look: () => Todo[]): Todo[] {
  try {
    return look();
  } catch (error) {
    return [{ ...at, what: `no se pudo revisar: ${getErrorMessage(error)}` }];
  }
}

/** Place of a to-do about a coverage file: that file's upload form, because the list of coverage files has no form. */
function fileAt(rows: unknown, [at]: readonly PropertyKey[]): Pick<Todo, "place" | "label"> {
  const row = (rows as StoredOverlay[])[Number(at)] as StoredOverlay;
  return { place: row.overlay, label: toNamedStoredFile(row).label };
}

async function listOutdatedTexts(
  { root, git, load }: Omit<Content, "read">,
  day: IsoDay,
  lists: TextsByPath,
): Promise<Todo[]> {
  const comingDays = readComingDays(day, { root, texts: lists });
  const read = await Promise.all([
    load<LegalTexts>("/src/content/legal/legal-texts.ts"),
    load<Overtaken>("/src/content/legal/outdated-texts.ts"),
  ]).catch(() => undefined);
  if (!read) return [];
  const [{ legalTexts }, { describeOutdatedText, findComparisonDay }] = read;
  const todos = legalTexts.map(async ({ id, versions: [{ title, version, provisional }] }) => {
    const at = { place: id, label: title };
    const said = orUnseen(at, () => {
      const folder = join(root, "src/content/legal", id);
      // A version with the facts of a later day is compared with those of that day.
      if (findComparisonDay(folder, day, comingDays) !== day) return [];
      const [first] = describeOutdatedText(folder);
      if (first === undefined) return [];
      const clause = /, (cláusula .*?) \(#[^)]+\)(: .*)$/.exec(first);
      const change = clause ? ` Ya no dice lo de hoy la ${clause[1]}${clause[2]}.` : "";
      const mend = provisional ? "pon los datos del Operador, o prepara otra" : "prepara otra";
      const what = `la versión ${version} está publicada y no cambia: ${mend}.${change}`;
      return [{ ...at, what, isContradiction: true }];
    });
    if (said.length === 0 || (await wasPublished({ git }, formatFrozenFilePath(id, version)))) return said;
    const what = `la versión ${version} espera «Publicar», y sus palabras ya no son las de hoy: elige «${freezeAgainLabel}» o deshaz su publicación.`;
    return [{ ...at, what, isContradiction: true as const, isDraft: true as const }];
  });
  return (await Promise.all(todos)).flat();
}

export function findAddedTodos(before: readonly Todo[], after: readonly Todo[]): Todo[] {
  const isKnown = createKnownCheck(before);
  return after.filter((todo) => !isKnown(todo));
}

export function createKnownCheck(todos: readonly Todo[]): (todo: Todo) => boolean {
  const known = new Set(todos.map(buildKey));
  return (todo) => known.has(buildKey(todo));
}

/** A key without row numbers, so that moving a row does not make its to-do a new one. */
const buildKey = ({ label, what }: Todo) => `${label}: ${what.replaceAll(/ \d+ (?=\(«)/g, " ")}`;
