import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { LegalContext } from "./legal-context.ts";

/** A list item that links to a clause or, for a link outside list items, the clause that contains the link. */
export type Backlink = { number: string; anchor: string };

type LegalTextLink = { href: string; clause: string; from: Backlink };

/** Lists the links of a text, each with its clause and paragraph. @param html - HTML of the whole text. */
export function listLegalTextLinks(html: string): LegalTextLink[] {
  let heading: Backlink = { number: "", anchor: "" };
  return parse(html).children.flatMap((element) => {
    if (/^H[23]$/.test(element.tagName)) heading = { number: readNumber(element), anchor: element.id };
    return element.querySelectorAll("a[href]").map((link): LegalTextLink => {
      const item = link.closest("li[id]");
      const source = item ? { number: readNumber(item), anchor: item.id } : heading;
      return { href: link.getAttribute("href") ?? "", clause: heading.anchor, from: source };
    });
  });
}

export function findBacklinks(links: readonly LegalTextLink[], clause: string): Backlink[] {
  const sources = links
    .filter((link) => link.clause !== clause && leadsToClause(link.href, clause))
    .map(({ from }) => from);
  return sources.filter(({ anchor }, index) => sources.findIndex((each) => each.anchor === anchor) === index);
}

const readNumber = (element: HTMLElement) => element.querySelector("[data-number]")?.text ?? "";

const leadsToClause = (href: string, clause: string) =>
  href.replace(/-\d+$/, "") === `#${clause}` || href === `#${clause}`;

/** Matches the address of a clause or of one of its paragraphs. */
export const buildClauseAddressPattern = (textPath: string, clause: string): RegExp =>
  new RegExp(`${RegExp.escape(`${textPath}#${clause}`)}(?:-\\d+)?(?![\\w-])`);

/**
 * Finds the first text or list that links to a clause or to one of its paragraphs.
 *
 * @param id - id of the clause's text, which is skipped, because another check covers its links.
 * @returns the name of the text or list in the menu; undefined if nothing links to the clause.
 */
export async function findLinkingClause(
  { root, load }: Pick<ContentWorkspace, "root" | "load">,
  { rows, pages }: LegalContext,
  { id, textPath, clause }: { id: string; textPath: string; clause: string },
): Promise<string | undefined> {
  const address = buildClauseAddressPattern(textPath, clause);
  const file = globSync("src/content/**/*.{ts,md}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => parseLegalPath(path)?.id !== id && !path.endsWith(".test.ts"))
    .toSorted()
    .find((path) => address.test(readFileSync(join(root, path), "utf8")));
  if (file === undefined) return undefined;
  const text = rows.find((row) => row.id === parseLegalPath(file)?.id);
  const { editableLists } = await load("/src/content/forms/editable-lists.ts");
  const name = text ? pages.get(text.textPath) : editableLists.find((list) => list.file === file)?.label;
  return name ? `«${name}»` : `una página que solo cambia quien desarrolla el sitio (${file})`;
}
