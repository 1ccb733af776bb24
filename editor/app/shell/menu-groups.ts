import type { Menu } from "#editor/api/api.ts";

export type MenuEntry = { id: string; label: string; file?: string; help?: string; lockReason?: string };
export type MenuGroup = { name: string; entries: readonly MenuEntry[] };

/** Ids of the lists that change about every week, in the menu's order. */
const weeklyIds = ["promociones", "avisos", "preguntas", "membresias", "portada"];
const legalIds = ["plazos", "pendientes", "retiros"];
const rareIds = [
  "emergencias",
  "leyes",
  "enlaces",
  "pagina-accessibility-technologies",
  "pagina-apn",
  "pagina-not-found",
  "pagina-help-assistant",
];

/** Lists with their own group in the menu; all others are grouped by their kind. */
export const groupedListIds: readonly string[] = [...weeklyIds, ...legalIds, ...rareIds];

/** Groups the menu's entries by how often they change, most frequent first; leaves out empty groups. */
export function groupMenuEntries({
  lists,
  legalTexts,
  files,
}: Pick<Menu, "lists" | "legalTexts" | "files">): MenuGroup[] {
  const selectLists = (ids: readonly string[]) => ids.flatMap((id) => lists.find((list) => list.id === id) ?? []);
  const otherLists = lists.filter(({ id }) => !groupedListIds.includes(id));
  return [
    { name: "Cada semana", entries: selectLists(weeklyIds) },
    { name: "Cada mes", entries: [...otherLists.filter(({ isPageCopy }) => !isPageCopy), ...files] },
    { name: "Lo que dicen las páginas", entries: otherLists.filter(({ isPageCopy }) => isPageCopy) },
    { name: "Textos legales", entries: [...legalTexts, ...selectLists(legalIds)] },
    { name: "Rara vez", entries: selectLists(rareIds) },
  ].filter(({ entries }) => entries.length > 0);
}

type LockableEntry = { lockReason?: string };

export const isEditable = ({ lockReason }: LockableEntry) => lockReason === undefined;

export const isReadOnly = ({
  lists,
  legalTexts,
  files,
}: Record<"lists" | "legalTexts" | "files", readonly LockableEntry[]>) =>
  ![...lists, ...legalTexts, ...files].some(isEditable);

/**
 * Finds the group to show first: the group that changes most often, if the person may change something in it; otherwise
 * the group with the most entries that they may change.
 */
export function findMainGroup(groups: readonly MenuGroup[]): MenuGroup | undefined {
  const countEditable = ({ entries }: MenuGroup) => entries.filter(isEditable).length;
  const [first] = groups;
  return first && countEditable(first) > 0
    ? first
    : groups.toSorted((one, other) => countEditable(other) - countEditable(one))[0];
}
