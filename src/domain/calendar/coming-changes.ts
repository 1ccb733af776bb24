/**
 * Changes of a list that take effect by themselves on a day. They are stored with the list's data, in the field
 * `coming`, by day and by path; whoever reads the list gets its state on a day from {@link dataOn}.
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

/** @param stored - content of a list's file. */
export function splitComing(stored: unknown): { data: unknown; coming: ComingChanges } {
  if (!isGroup(stored) || !isGroup(stored.coming)) return { data: stored, coming: {} };
  const { coming, ...data } = stored;
  return { data, coming: coming as ComingChanges };
}

/** The opposite of {@link splitComing}; days are sorted, and days without changes are left out. */
export function joinComing(data: unknown, coming: ComingChanges): unknown {
  const days = Object.entries(coming)
    .filter(([, changes]) => Object.keys(changes).length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return days.length === 0 ? data : { ...(data as Group), coming: Object.fromEntries(days) };
}

/** The days after `today` on which the list changes, in order. */
export const listComingDays = (stored: unknown, today: IsoDay): IsoDay[] =>
  Object.keys(splitComing(stored).coming)
    .filter((day) => day > today)
    .toSorted();

/** The state of a list on a day, without what comes later. */
export function dataOn(stored: unknown, day: IsoDay): unknown {
  const { data, coming } = splitComing(stored);
  const due = Object.keys(coming).filter((each) => each <= day);
  return due.toSorted().reduce((state, each) => applyChanges(state, coming[each] ?? {}), data);
}

/** Applies a group's change before that of a field within the group. */
const applyChanges = (data: unknown, changes: ChangesOfDay): unknown =>
  Object.entries(changes)
    .toSorted(([one], [other]) => one.length - other.length)
    .reduce((state, [path, { value }]) => replaceAt(state, path, value), data);

export const splitPath = (path: string): string[] => (path === "" ? [] : path.split("."));

export function replaceAt(data: unknown, path: string, value: unknown): unknown {
  const replace = (part: unknown, [key, ...others]: readonly string[]): unknown => {
    if (key === undefined) return value;
    const group = isGroup(part) ? part : {};
    return { ...group, [key]: replace(group[key], others) };
  };
  return replace(data, splitPath(path));
}

const valueAt = (data: unknown, path: string): unknown =>
  splitPath(path).reduce<unknown>((part, key) => (isGroup(part) ? part[key] : undefined), data);

/**
 * The fields that differ between two states. A list of rows or paragraphs, a part with variants, and a part with other
 * fields than before count as one field, because their inside has no lasting path.
 */
function listDifferences(was: unknown, value: unknown, path: readonly string[] = []): [string, unknown, unknown][] {
  if (isSame(was, value)) return [];
  const isSplit =
    isGroup(was) && isGroup(value) && !("kind" in was) && isSame(Object.keys(was).sort(), Object.keys(value).sort());
  if (!isSplit) return [[path.join("."), was, value]];
  return Object.keys(was).flatMap((name) => listDifferences(was[name], value[name], [...path, name]));
}

/** Makes what is due on `today` part of the data, so that past days do not pile up. */
export function foldComing(stored: unknown, today: IsoDay): unknown {
  const later = Object.entries(splitComing(stored).coming).filter(([day]) => day > today);
  return joinComing(dataOn(stored, today), Object.fromEntries(later));
}

/** Replaces the state of today, and keeps what comes. */
export const replaceData = (stored: unknown, data: unknown, today: IsoDay): unknown =>
  joinComing(data, splitComing(foldComing(stored, today)).coming);

type Schedule = {
  day: IsoDay;
  /** State of the whole list from that day on. */
  data: unknown;
  by: string;
  today: IsoDay;
};

/** Writes what differs from the day before as changes of `day`; a change that stays the same keeps its author. */
export function scheduleData(stored: unknown, { day, data, by, today }: Schedule): unknown {
  const { data: base, coming } = splitComing(foldComing(stored, today));
  const known = coming[day] ?? {};
  const changes = listDifferences(dataOn(stored, addDays(day, -1)), data).map(([path, was, value]) => {
    const old = known[path];
    return [path, old && isSame(old.value, value) ? old : { was, value, by }] as const;
  });
  return joinComing(base, { ...coming, [day]: Object.fromEntries(changes) });
}

export type ComingField = { day: IsoDay; path: string; change: ComingChange };

/** The changes in `after` that replace somebody else's change of the same day and field in `before`. */
export function findOverwrittenChanges(before: unknown, after: unknown, by: string): ComingField[] {
  const now = splitComing(after).coming;
  return listFields(before).filter(({ day, path, change }) => {
    const next = now[day]?.[path];
    return change.by !== by && next !== undefined && !isSame(next.value, change.value);
  });
}

export const listFields = (stored: unknown): ComingField[] =>
  Object.entries(splitComing(stored).coming).flatMap(([day, changes]) =>
    Object.entries(changes).map(([path, change]) => ({ day, path, change })),
  );

/** The coming changes whose field no longer has the value that they were written to replace. */
export const findOutdatedChanges = (stored: unknown, today: IsoDay): (ComingField & { now: unknown })[] =>
  listFields(stored)
    .filter(({ day }) => day > today)
    .map((field) => ({ ...field, now: valueAt(dataOn(stored, addDays(field.day, -1)), field.path) }))
    .filter(({ change, now }) => !isSame(change.was, now));

type Move = {
  from: IsoDay;
  /** The same day confirms the changes after what they replace has changed; undefined takes them back. */
  to: IsoDay | undefined;
  today: IsoDay;
};

/** @returns the list with the changes of a day moved, and the changes of the other day that are in their way. */
export function moveChanges(stored: unknown, { from, to, today }: Move): { stored: unknown; inTheWay: ComingField[] } {
  const { data, coming } = splitComing(foldComing(stored, today));
  const { [from]: moved = {}, ...others } = coming;
  if (to === undefined) return { stored: joinComing(data, others), inTheWay: [] };
  const inTheWay = Object.entries(others[to] ?? {})
    .filter(([path]) => moved[path] !== undefined)
    .map(([path, change]) => ({ day: to, path, change }));
  const before = dataOn(joinComing(data, others), addDays(to, -1));
  const there = Object.entries(moved).map(
    ([path, change]) => [path, { ...change, was: valueAt(before, path) }] as const,
  );
  return { stored: joinComing(data, { ...others, [to]: { ...others[to], ...Object.fromEntries(there) } }), inTheWay };
}

export type ComingConflict = {
  day: IsoDay;
  path: string;
  mine: ComingChange | undefined;
  theirs: ComingChange | undefined;
};

/** Merges two people's coming changes field by field; those of one day and field with two values are a conflict. */
export function mergeComing(
  { base, mine, theirs }: Readonly<Record<"base" | "mine" | "theirs", ComingChanges>>,
  winningSide: "mine" | "theirs" = "mine",
): { coming: ComingChanges; conflicts: ComingConflict[] } {
  const conflicts: ComingConflict[] = [];
  const merged: Record<IsoDay, Record<string, ComingChange>> = {};
  for (const day of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const sides = { base: base[day] ?? {}, mine: mine[day] ?? {}, theirs: theirs[day] ?? {} };
    const fields: Record<string, ComingChange> = {};
    for (const path of new Set([...Object.keys(sides.theirs), ...Object.keys(sides.mine)])) {
      const [was, own, other] = [sides.base[path], sides.mine[path], sides.theirs[path]];
      const isAlike = isSame(own?.value, other?.value) || isSame(was, own);
      const isClash = !isAlike && !isSame(was, other);
      if (isClash) conflicts.push({ day, path, mine: own, theirs: other });
      const kept = isAlike || (isClash && winningSide === "theirs") ? other : own;
      if (kept) fields[path] = kept;
    }
    merged[day] = fields;
  }
  return { coming: merged, conflicts };
}
