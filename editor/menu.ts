/** What there is to edit, as it is now. */
import type { Menu, TextInfo } from "./api.ts";
import { coverageFiles } from "./coverage-files.ts";
import type { Desk } from "./desk.ts";
import type { Git } from "./git.ts";
import { localPerson } from "./history.ts";
import type { ListDesk } from "./list-desk.ts";

type LegalTexts = typeof import("#content/legal/legal-texts.ts");
type Facts = typeof import("#content/legal/legal-text-facts.ts");

type MenuOf = { desk: Desk; lists: ListDesk; git: Git; previewOrigin: string };

export async function menuOf({ desk, lists, git, previewOrigin }: MenuOf): Promise<Menu> {
  const [infos, { legalTexts }, { legalTextFacts }, person] = await Promise.all([
    lists.infos(),
    // While a list is wrong, what reads it cannot be shown; the menu is where it is mended.
    desk.load<LegalTexts>("/src/content/legal/legal-texts.ts").catch(() => ({ legalTexts: [] })),
    desk.load<Facts>("/src/content/legal/legal-text-facts.ts").catch(() => ({ legalTextFacts: {} })),
    localPerson(git),
  ]);
  const texts = legalTexts.map(
    ({ id, readAt, shownAt, versions: [{ title }] }): TextInfo => ({ id, label: title, page: shownAt ?? readAt }),
  );
  const facts = Object.entries(legalTextFacts).map(([name, value]) => [name, { label: name, value }]);
  return { lists: infos, texts, files: coverageFiles, facts: Object.fromEntries(facts), previewOrigin, person, today: desk.today() };
}
