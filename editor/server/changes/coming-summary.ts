/** Describes in words what a list changes by itself on coming days. */
import type { z } from "zod";
import { parseDataModule } from "#content/forms/data-module.ts";
import { addDays, type IsoDay } from "#domain/calendar/civil-time.ts";
import { type ComingField, dataOn, listFields, replaceAt, splitComing } from "#domain/calendar/coming-changes.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { ChangedValue } from "#editor/api/publish-api.ts";
import { isDataFile } from "#editor/server/workspace/owned-paths.ts";
import { describeDataChange } from "./change-summary.ts";

/** The field with its value on the day before, and with its value from that day on. */
export function describeComingField(
  schema: z.ZodType,
  stored: unknown,
  { day, path, change }: ComingField,
): ChangedValue {
  const before = dataOn(stored, addDays(day, -1));
  const [first, ...others] = describeDataChange(schema, before, replaceAt(before, path, change.value));
  const told = first ?? { where: path, before: "", after: "" };
  // A list of rows can differ in several rows, which are told together.
  return others.length === 0
    ? { ...told, from: day }
    : { where: told.where, before: "", after: [told, ...others].map(toFieldText), from: day };
}

/** A change that was taken back, or moved: the value that will not come on that day. */
function describeRemoval(schema: z.ZodType, stored: unknown, field: ComingField): ChangedValue {
  const { where, after } = describeComingField(schema, stored, field);
  return { where, before: after, after: "", from: field.day };
}

const toFieldText = ({ where, after }: ChangedValue) => ({
  name: where,
  words: typeof after === "string" ? after : after.map(({ name, words }) => `${name}: ${words}`).join("; "),
});

/** Says that a field has another value for a day already, with its author. */
export function describeComingConflict(schema: z.ZodType, stored: unknown, field: ComingField): string {
  const { where, after } = describeComingField(schema, stored, field);
  const value = typeof after === "string" ? ` (${after})` : "";
  return `${where}: ${field.change.by} ya escribió lo que dirá el ${formatDate(field.day)}${value}. Muévelo o quítalo antes en «Qué viene»`;
}

/** The changes of today's state between two texts of a list, then those of its coming days. */
export function describeListChange(
  schema: z.ZodType,
  { before, after }: Readonly<Record<"before" | "after", string>>,
  today: IsoDay,
): ChangedValue[] {
  const [was, is] = [parseDataModule(before), parseDataModule(after)];
  const keyOf = ({ day, path, change }: ComingField) => JSON.stringify([day, path, change.value]);
  const listLater = (stored: unknown) => listFields(stored).filter(({ day }) => day > today);
  const [known, now] = [listLater(was), listLater(is)];
  const added = now.filter((field) => !known.some((other) => keyOf(other) === keyOf(field)));
  const isReplaced = ({ day, path }: ComingField) => now.some((other) => other.day === day && other.path === path);
  const gone = known.filter((field) => !isReplaced(field));
  return [
    ...describeDataChange(schema, dataOn(was, today), dataOn(is, today)),
    ...gone.map((field) => describeRemoval(schema, was, field)),
    ...added.map((field) => describeComingField(schema, is, field)),
  ];
}

type TextChange = { path: string; before: string; after: string };

/** The days after `today` on which these files will change something that they did not change before. */
export function listChangedDays(changes: readonly TextChange[], today: IsoDay): IsoDay[] {
  const days = changes
    .filter(({ path }) => isDataFile(path))
    .flatMap(({ before, after }) => {
      const [known, now] = [before, after].map((text) =>
        text === "" ? {} : splitComing(parseDataModule(text)).coming,
      );
      const isNew = (day: IsoDay) => JSON.stringify(known?.[day]) !== JSON.stringify(now?.[day]);
      return Object.keys(now ?? {}).filter((day) => day > today && isNew(day));
    });
  return [...new Set(days)].toSorted();
}
