import type { Menu, OpenList } from "#editor/api/api.ts";
import type { PendingChange } from "#editor/api/publish-api.ts";
import { findRowPage } from "#editor/app/list/row-page.ts";
import type { SendRequest } from "#editor/app/shared/request.ts";

/** The lists and texts, with the page that shows each. */
export type MenuEntries = Pick<Menu, "lists" | "texts">;

/** Whether there is a page that shows the change. */
export const hasPage = (change: Pick<PendingChange, "file">, { lists, texts }: MenuEntries): boolean =>
  lists.some(({ file }) => file === change.file) || texts.some(({ id }) => change.file.includes(`/${id}/`));

/**
 * Finds the page that shows a change; if each row has its own, the page of the first changed row that still exists.
 *
 * @param ask - loads the rows, which the change does not include.
 * @returns the path; undefined if no page shows the change.
 */
export async function findChangePage(
  { file, words }: Pick<PendingChange, "file" | "words">,
  { lists, texts }: MenuEntries,
  ask: SendRequest,
): Promise<string | undefined> {
  const list = lists.find((each) => each.file === file);
  if (!list) return texts.find(({ id }) => file.includes(`/${id}/`))?.page;
  // Drop a row's anchor: the preview scrolls to the changes of the page anyway.
  const page = list.page.replace(/#.*\{.*$/, "");
  if (!page.includes("{")) return page;
  const { data } = await ask<OpenList>("GET", `/api/lists/${list.id}`);
  const rows = words.flatMap(({ where, after }) =>
    after.length > 0 ? [Number(/ (\d+)(?= |$)/.exec(where)?.[1])] : [],
  );
  return rows.map((row) => findRowPage(list, data, data, row - 1)).find((found) => found !== undefined);
}
