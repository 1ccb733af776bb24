/** The menu: everything that can be edited, in its current state. */
import { legalFolder } from "#domain/legal/version-paths.ts";
import type { Menu, TextInfo } from "#editor/api/api.ts";
import { listCoverageFiles } from "#editor/server/coverage/coverage-forms.ts";
import { listTextInfos } from "#editor/server/legal/source/open-text.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { findPendingFactUses } from "#editor/server/lists/references.ts";
import { findRoleRefusal, type Role } from "#editor/server/roles.ts";
import { waysOfAskingId } from "#editor/server/search/search-places.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Person } from "#editor/server/workspace/git.ts";

type Facts = typeof import("#content/facts/row-facts.ts");

type SiteMap = typeof import("#content/site/site-map/site-map.ts");

type MenuOf = {
  workspace: ContentWorkspace;
  lists: ListService;
  previewOrigin: string;
  person: Person;
  /** The person's roles; undefined unless a team edits. */
  roles: readonly Role[] | undefined;
};

export async function readMenu({ workspace, lists, previewOrigin, person, roles }: MenuOf): Promise<Menu> {
  const [infos, texts, { editorFacts: facts }, pages, files] = await Promise.all([
    lists.infos(),
    listTextInfos(workspace),
    // Facts cannot be read while a list has errors, but the menu must open, so that the list can be fixed.
    workspace.load<Facts>("/src/content/facts/row-facts.ts").catch(() => ({ editorFacts: {} })),
    loadPages(workspace).catch(() => []),
    listCoverageFiles(workspace),
  ]);
  const withLock = <Entry>(entry: Entry, file: string) => {
    const lockedBy = roles && findRoleRefusal(roles, file);
    return lockedBy === undefined ? entry : { ...entry, lockedBy };
  };
  // The published rows of this list can be removed while nothing uses them.
  const uses = await findPendingFactUses(workspace, {
    texts,
    lists: infos.filter(({ id }) => id !== waysOfAskingId),
    readListData: lists.readListData,
  });
  return {
    lists: infos.map((list) => withLock(list.id === "pendientes" ? { ...list, uses } : list, list.file)),
    texts: texts.map((text) => withLock(text, legalFolderOf(text))),
    files: files.map((file) => withLock(file, file.file)),
    facts,
    pages,
    previewOrigin,
    person,
    ...(roles && { team: { mayApprove: roles.includes("approver") } }),
    today: workspace.today(),
  };
}

const legalFolderOf = ({ id }: Pick<TextInfo, "id">) => `${legalFolder}/${id}/`;

async function loadPages(workspace: ContentWorkspace): Promise<Menu["pages"]> {
  const { sitePages, isPagePublished, getNavLabel } = await workspace.load<SiteMap>(
    "/src/content/site/site-map/site-map.ts",
  );
  return sitePages.filter(isPagePublished).map((page) => ({ label: getNavLabel(page), href: page.path }));
}
