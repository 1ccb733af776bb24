/** What there is to edit, as it is now. */
import type { Menu } from "./api.ts";
import { coverageFiles } from "./coverage-forms.ts";
import type { Desk } from "./desk.ts";
import type { Git, Person } from "./git.ts";
import type { Team } from "./hosted/team.ts";
import { textInfos } from "./legal-open.ts";
import type { ListDesk } from "./list-desk.ts";
import { pendingUses } from "./row-uses.ts";

type Facts = typeof import("#content/facts/row-facts.ts");

type SiteMap = typeof import("#content/site/site-map.ts");

type MenuOf = { desk: Desk; git: Git; lists: ListDesk; previewOrigin: string; person: Person; team: Team | undefined };

export async function menuOf({ desk, git, lists, previewOrigin, person, team }: MenuOf): Promise<Menu> {
  const [infos, texts, { offeredFacts: facts }, pages, files] = await Promise.all([
    lists.infos(),
    textInfos(desk),
    // While a list is wrong, what reads it cannot be shown; the menu is where it is mended.
    desk.load<Facts>("/src/content/facts/row-facts.ts").catch(() => ({ offeredFacts: {} })),
    pagesOf(desk).catch(() => []),
    coverageFiles({ desk, git, isServer: team !== undefined }),
  ]);
  // Of the one list whose rows go as soon as nothing names them.
  const uses = await pendingUses(desk, texts);
  return {
    lists: infos.map((list) => (list.schema.goesIf === undefined ? list : { ...list, uses })),
    texts,
    files,
    facts,
    pages,
    previewOrigin,
    person,
    ...(team && { team: { forge: team.forge.name } }),
    today: desk.today(),
  };
}

async function pagesOf(desk: Desk): Promise<Menu["pages"]> {
  const { sitePages, hasPublished, navLabel } = await desk.load<SiteMap>("/src/content/site/site-map.ts");
  return sitePages.filter(hasPublished).map((page) => ({ label: navLabel(page), href: page.path }));
}
