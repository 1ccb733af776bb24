import { toFormSchema } from "#content/forms/check/path-label.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { EditableList } from "#content/forms/editable-list.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { findOutdatedChanges, listFields, splitComingChanges } from "#domain/calendar/coming-changes.ts";
import { getFirstDayInForce } from "#domain/legal/version-in-force.ts";
import { toFields, toRows } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";
import { findEndDay, findStartDay } from "#editor/api/form/start-days.ts";
import type { ComingEntries, ComingEntry } from "#editor/api/requests/coming-api.ts";
import { describeComingField } from "#editor/server/changes/change-summary.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { ListService } from "./list-service.ts";

export async function readComingEntries(workspace: ContentWorkspace, lists: ListService): Promise<ComingEntries> {
  const today = workspace.today();
  const entries = (await lists.all()).map(async (list): Promise<ComingEntry[]> => {
    const { text } = await workspace.read(list.file);
    const storedData = parseDataModule(text);
    if (Array.isArray(storedData)) return listDatedRows(list, storedData, today);
    if (listFields(storedData).every(({ day }) => day <= today)) return [];
    return listChangingFields(list, storedData, {
      today,
      publishedText: await workspace.git.maybe("show", `HEAD:${list.file}`),
    });
  });
  // An unreadable list has no entries, because its form reports the error.
  const loadedEntries = await Promise.all(
    [...entries, listStartingTexts(workspace, today)].map((each) => each.catch(() => [])),
  );
  return loadedEntries.flat().toSorted((one, other) => one.day.localeCompare(other.day));
}

async function listChangingFields(
  { id, label, form }: EditableList,
  storedData: unknown,
  { today, publishedText }: { today: IsoDay; publishedText: string | undefined },
): Promise<ComingEntry[]> {
  const { schema } = await form();
  const publishedChanges = publishedText === undefined ? {} : splitComingChanges(parseDataModule(publishedText)).coming;
  const outdatedKeys = findOutdatedChanges(storedData, today).map(({ day, path }) => `${day} ${path}`);
  const fields = Map.groupBy(
    listFields(storedData).filter(({ day }) => day > today),
    ({ day }) => day,
  );
  return [...fields].map(([day, changes]) => ({
    ...{ location: `${id}@${day}`, label, day },
    isDraft: JSON.stringify(splitComingChanges(storedData).coming[day]) !== JSON.stringify(publishedChanges[day]),
    changes: changes.map((field) => ({
      ...describeComingField(schema, storedData, field),
      by: field.change.by,
      isOutdated: outdatedKeys.includes(`${day} ${field.path}`),
    })),
  }));
}

/** Lists the first and last days of rows. */
async function listDatedRows(
  { id, label, form, isUploadOnly }: EditableList,
  rows: readonly unknown[],
  today: IsoDay,
): Promise<ComingEntry[]> {
  if (isUploadOnly) return [];
  const schema = toFormSchema((await form()).schema);
  return toRows(rows).flatMap((row, index) => {
    const [start, end] = [findStartDay, findEndDay].map((find) => find(schema.items ?? {}, toFields(row)));
    const entry = { location: `${id}/${index + 1}`, label };
    const rowName = getRowName(row, schema);
    return [
      ...(start !== undefined && start > today ? [{ ...entry, day: start, what: rowName }] : []),
      ...(end !== undefined && end >= today ? [{ ...entry, day: end, what: `${rowName}, último día` }] : []),
    ];
  });
}

async function listStartingTexts({ load }: ContentWorkspace, today: IsoDay): Promise<ComingEntry[]> {
  const { legalTexts } = await load("/src/content/legal/legal-texts.ts");
  return legalTexts.flatMap(({ id, versions }) =>
    versions.flatMap(({ title, version, inForce, published }) => {
      const day = published === undefined ? undefined : getFirstDayInForce(inForce);
      return day !== undefined && day > today ? [{ location: id, label: title, day, what: `Versión ${version}` }] : [];
    }),
  );
}
