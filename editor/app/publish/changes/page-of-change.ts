import type { Menu, OpenList } from "#editor/api/api.ts";
import type { PendingChange } from "#editor/api/publish-api.ts";
import { pageOfRow } from "#editor/app/list/page-of-row.ts";
import type { Ask } from "#editor/app/shared/request.ts";

export type Pages = Pick<Menu, "lists" | "texts">;

/** Whether some page shows the change. */
export const hasPage = (change: Pick<PendingChange, "file">, { lists, texts }: Pages): boolean =>
  lists.some(({ file }) => file === change.file) || texts.some(({ id }) => change.file.includes(`/${id}/`));

/**
 * The page that shows a change; if each row has its own page, that of the first changed row that still exists.
 *
 * @param ask - to load the rows, which a list of changes does not have.
 */
export async function pageOfChange(
  { file, words }: Pick<PendingChange, "file" | "words">,
  { lists, texts }: Pages,
  ask: Ask,
): Promise<string | undefined> {
  const list = lists.find((each) => each.file === file);
  if (!list) return texts.find(({ id }) => file.includes(`/${id}/`))?.page;
  // Drop a row's anchor: the change is searched for on the page anyway.
  const page = list.page.replace(/#.*\{.*$/, "");
  if (!page.includes("{")) return page;
  const { data } = await ask<OpenList>("GET", `/api/lists/${list.id}`);
  const rows = words.flatMap(({ where, after }) =>
    after.length > 0 ? [Number(/ (\d+)(?= |$)/.exec(where)?.[1])] : [],
  );
  return rows.map((row) => pageOfRow(list, data, data, row - 1)).find((found) => found !== undefined);
}
