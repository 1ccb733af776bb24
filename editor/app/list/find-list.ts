import { formatDate } from "#domain/calendar/spanish-time.ts";
import type { ListInfo, Menu } from "#editor/api/api.ts";

/** A list as of today or, with `day`, as of a coming day; `id` then includes the day. */
export type DatedList = ListInfo & { day?: string };

/** @param id - id of a list, with or without a day: `membresias@2027-01-01`. */
export function findList({ lists }: Pick<Menu, "lists">, id: string): DatedList | undefined {
  const [listId, day] = splitListId(id);
  const list = lists.find((each) => each.id === listId);
  return list && day !== undefined ? { ...list, id, day } : list;
}

export const splitListId = (id: string): [id: string, day: string | undefined] => {
  const [listId = "", day] = id.split("@");
  return [listId, day];
};

export const formatDatedLabel = ({ label, day }: Pick<DatedList, "label" | "day">): string =>
  day === undefined ? label : `${label}, desde el ${formatDate(day)}`;
