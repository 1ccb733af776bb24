/** The menu: everything that can be edited, in its current state. */
import type { Menu } from "#editor/api/api.ts";
import { listCoverageFiles } from "#editor/server/coverage/coverage-forms.ts";
import { listTextInfos } from "#editor/server/legal/source/open-text.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { findPendingFactUses } from "#editor/server/lists/references.ts";
import { waysOfAskingId } from "#editor/server/search/search-places.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { Git, Person } from "#editor/server/workspace/git.ts";

type Facts = typeof import("#content/facts/row-facts.ts");

type SiteMap = typeof import("#content/site/site-map/site-map.ts");

type MenuOf = {
  workspace: ContentWorkspace;
  git: Git;
  lists: ListService;
  previewOrigin: string;
  person: Person;
  /** Name of the repository's host; undefined unless a team edits. */
  forge: string | undefined;
};

export async function readMenu({ workspace, git, lists, previewOrigin, person, forge }: MenuOf): Promise<Menu> {
  const [infos, texts, { editorFacts: facts }, pages, files] = await Promise.all([
    lists.infos(),
    listTextInfos(workspace),
    // Facts cannot be read while a list has errors, but the menu must open, so that the list can be fixed.
    workspace.load<Facts>("/src/content/facts/row-facts.ts").catch(() => ({ editorFacts: {} })),
    loadPages(workspace).catch(() => []),
    listCoverageFiles({ workspace, git, isServer: forge !== undefined }),
  ]);
  // The published rows of this list can be removed while nothing uses them.
  const uses = await findPendingFactUses(workspace, {
    texts,
    lists: infos.filter(({ id }) => id !== waysOfAskingId),
    readListData: lists.readListData,
  });
  return {
    lists: infos.map((list) => (list.id === "pendientes" ? { ...list, uses } : list)),
    texts,
    files,
    facts,
    pages,
    previewOrigin,
    person,
    ...(forge && { team: { forge } }),
    today: workspace.today(),
  };
}

async function loadPages(workspace: ContentWorkspace): Promise<Menu["pages"]> {
  const { sitePages, isPagePublished, getNavLabel } = await workspace.load<SiteMap>(
    "/src/content/site/site-map/site-map.ts",
  );
  return sitePages.filter(isPagePublished).map((page) => ({ label: getNavLabel(page), href: page.path }));
}
