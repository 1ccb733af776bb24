/**
 * Changes of a list that take effect by themselves on a day. They are stored with the list's data, in the field
 * `coming`, by day and by path; {@link getDataOnDay} returns the state of the list on a day.
 */
import { addDays, type IsoDay } from "./civil-time.ts";

/**
 * The value of a field from a day on. `was`: the value that it replaces, as known when the change was written; `by`:
 * the name of the person who wrote it.
 */
export type ComingChange = { was: unknown; value: unknown; by: string };

/** The changes of one day, by path: `plans.legend.regularPesos`. */
type ChangesOfDay = Readonly<Record<string, ComingChange>>;
export type ComingChanges = Readonly<Record<IsoDay, ChangesOfDay>>;

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** @param storedData - content of a list's file. */
export function splitComingChanges(storedData: unknown): { data: unknown; coming: ComingChanges } {
  if (!isGroup(storedData) || !isGroup(storedData.coming)) return { data: storedData, coming: {} };
  const { coming, ...data } = storedData;
  return { data, coming: coming as ComingChanges };
}

/**
 * Joins data and coming changes, the inverse of {@link splitComingChanges}; days are sorted, and days without changes
 * are left out.
 */
export function addComingChanges(data: unknown, coming: ComingChanges): unknown {
  const days = Object.entries(coming)
    .filter(([, changes]) => Object.keys(changes).length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return days.length === 0 ? data : { ...(data as Group), coming: Object.fromEntries(days) };
}

/** Lists, in order, the days after `today` on which the list changes. */
export const listComingChangeDays = (storedData: unknown, today: IsoDay): IsoDay[] =>
  Object.keys(splitComingChanges(storedData).coming)
    .filter((day) => day > today)
    .toSorted();

/** Returns the state of a list on a day, without later changes. */
export function getDataOnDay(storedData: unknown, day: IsoDay): unknown {
  const { data, coming } = splitComingChanges(storedData);
  const dueDays = Object.keys(coming).filter((each) => each <= day);
  return dueDays.toSorted().reduce((state, each) => applyChanges(state, coming[each] ?? {}), data);
}

/** Applies a group's change before that of a field within the group. */
const applyChanges = (data: unknown, changes: ChangesOfDay): unknown =>
  Object.entries(changes)
    .toSorted(([one], [other]) => one.length - other.length)
    .reduce((state, [path, { value }]) => replaceValue(state, path, value), data);

export const splitPath = (path: string): string[] => (path === "" ? [] : path.split("."));

export function replaceValue(data: unknown, path: string, value: unknown): unknown {
  const replace = (part: unknown, [key, ...others]: readonly string[]): unknown => {
    if (key === undefined) return value;
    const group = isGroup(part) ? part : {};
    return { ...group, [key]: replace(group[key], others) };
  };
  return replace(data, splitPath(path));
}

const getValue = (data: unknown, path: string): unknown =>
  splitPath(path).reduce<unknown>((part, key) => (isGroup(part) ? part[key] : undefined), data);

/**
 * Lists the fields that differ between two states. A list of rows or paragraphs counts as one field, because the paths
 * inside it are not stable. So does a part with variants, and a part with other fields than before.
 */
function listDifferences(
  previous: unknown,
  value: unknown,
  path: readonly string[] = [],
): [string, unknown, unknown][] {
  if (isSame(previous, value)) return [];
  const isSplit =
    isGroup(previous) &&
    isGroup(value) &&
    !("kind" in previous) &&
    isSame(Object.keys(previous).sort(), Object.keys(value).sort());
  if (!isSplit) return [[path.join("."), previous, value]];
  return Object.keys(previous).flatMap((name) => listDifferences(previous[name], value[name], [...path, name]));
}

/** Applies the changes that are due on `today` to the data, so that past days do not accumulate. */
export function applyDueChanges(storedData: unknown, today: IsoDay): unknown {
  const laterChanges = Object.entries(splitComingChanges(storedData).coming).filter(([day]) => day > today);
  return addComingChanges(getDataOnDay(storedData, today), Object.fromEntries(laterChanges));
}

/** Replaces today's data, and keeps the later changes. */
export const replaceCurrentData = (storedData: unknown, data: unknown, today: IsoDay): unknown =>
  addComingChanges(data, splitComingChanges(applyDueChanges(storedData, today)).coming);

type Schedule = {
  day: IsoDay;
  /** State of the whole list from `day` on. */
  data: unknown;
  by: string;
  today: IsoDay;
};

/** Stores the differences from the day before as changes of `day`; an unchanged change keeps its author. */
export function scheduleData(storedData: unknown, { day, data, by, today }: Schedule): unknown {
  const { data: base, coming } = splitComingChanges(applyDueChanges(storedData, today));
  const existingChanges = coming[day] ?? {};
  const changes = listDifferences(getDataOnDay(storedData, addDays(day, -1)), data).map(([path, previous, value]) => {
    const oldChange = existingChanges[path];
    return [path, oldChange && isSame(oldChange.value, value) ? oldChange : { was: previous, value, by }] as const;
  });
  return addComingChanges(base, { ...coming, [day]: Object.fromEntries(changes) });
}

export type ComingField = { day: IsoDay; path: string; change: ComingChange };

/**
 * Finds the changes in `storedAfter` that overwrite another person's change of the same field and day in
 * `storedBefore`.
 */
export function findOverwrittenChanges(storedBefore: unknown, storedAfter: unknown, by: string): ComingField[] {
  const currentChanges = splitComingChanges(storedAfter).coming;
  return listFields(storedBefore).filter(({ day, path, change }) => {
    const currentChange = currentChanges[day]?.[path];
    return change.by !== by && currentChange !== undefined && !isSame(currentChange.value, change.value);
  });
}

export const listFields = (storedData: unknown): ComingField[] =>
  Object.entries(splitComingChanges(storedData).coming).flatMap(([day, changes]) =>
    Object.entries(changes).map(([path, change]) => ({ day, path, change })),
  );

/** Finds the coming changes whose `was` no longer equals the value of the field. */
export const findOutdatedChanges = (storedData: unknown, today: IsoDay): (ComingField & { currentValue: unknown })[] =>
  listFields(storedData)
    .filter(({ day }) => day > today)
    .map((field) => ({
      ...field,
      currentValue: getValue(getDataOnDay(storedData, addDays(field.day, -1)), field.path),
    }))
    .filter(({ change, currentValue }) => !isSame(change.was, currentValue));

type Move = {
  from: IsoDay;
  /** The new day; undefined deletes the changes. The unchanged day confirms changes whose `was` is outdated. */
  to: IsoDay | undefined;
  today: IsoDay;
};

/**
 * Moves the changes of a day to another day.
 *
 * @returns the list with the moved changes, and the changes of the other day that conflict with them.
 */
export function moveChanges(
  storedData: unknown,
  { from, to, today }: Move,
): { storedData: unknown; conflictingFields: ComingField[] } {
  const { data, coming } = splitComingChanges(applyDueChanges(storedData, today));
  const { [from]: movedFields = {}, ...others } = coming;
  if (to === undefined) return { storedData: addComingChanges(data, others), conflictingFields: [] };
  const conflictingFields = Object.entries(others[to] ?? {})
    .filter(([path]) => movedFields[path] !== undefined)
    .map(([path, change]) => ({ day: to, path, change }));
  const before = getDataOnDay(addComingChanges(data, others), addDays(to, -1));
  const movedChanges = Object.entries(movedFields).map(
    ([path, change]) => [path, { ...change, was: getValue(before, path) }] as const,
  );
  return {
    storedData: addComingChanges(data, { ...others, [to]: { ...others[to], ...Object.fromEntries(movedChanges) } }),
    conflictingFields,
  };
}

export type ComingConflict = {
  day: IsoDay;
  path: string;
  mine: ComingChange | undefined;
  theirs: ComingChange | undefined;
};

/**
 * Merges two people's coming changes field by field; two different values for the same day and field are a conflict.
 */
export function mergeComingChanges(
  { base, mine, theirs }: Readonly<Record<"base" | "mine" | "theirs", ComingChanges>>,
  winningSide: "mine" | "theirs" = "mine",
): { coming: ComingChanges; conflicts: ComingConflict[] } {
  const conflicts: ComingConflict[] = [];
  const mergedChanges: Record<IsoDay, Record<string, ComingChange>> = {};
  for (const day of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const sides = { base: base[day] ?? {}, mine: mine[day] ?? {}, theirs: theirs[day] ?? {} };
    const fields: Record<string, ComingChange> = {};
    for (const path of new Set([...Object.keys(sides.theirs), ...Object.keys(sides.mine)])) {
      const [baseChange, ownChange, theirChange] = [sides.base[path], sides.mine[path], sides.theirs[path]];
      const hasSameResult = isSame(ownChange?.value, theirChange?.value) || isSame(baseChange, ownChange);
      const isClash = !hasSameResult && !isSame(baseChange, theirChange);
      if (isClash) conflicts.push({ day, path, mine: ownChange, theirs: theirChange });
      const winningChange = hasSameResult || (isClash && winningSide === "theirs") ? theirChange : ownChange;
      if (winningChange) fields[path] = winningChange;
    }
    mergedChanges[day] = fields;
  }
  return { coming: mergedChanges, conflicts };
}
