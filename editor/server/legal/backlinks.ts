/** Finds links to a clause, within its text and elsewhere in the content. */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { parseLegalPath } from "#domain/legal/version-paths.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { LegalContext } from "./legal-context.ts";

/** A list item that links to a clause, or the clause around a link that is not in a list item. */
export type Backlink = { number: string; anchor: string };

/**
 * Finds the paragraphs of other clauses of the same text that link to a clause or to one of its paragraphs.
 *
 * @param html - of the whole text.
 */
export function findBacklinks(html: string, clause: string): Backlink[] {
  const links: Backlink[] = [];
  let heading: Backlink = { number: "", anchor: "" };
  for (const element of parse(html).children) {
    if (/^H[23]$/.test(element.tagName)) heading = { number: readNumber(element), anchor: element.id };
    if (heading.anchor === clause) continue;
    for (const link of element.querySelectorAll("a[href]")) {
      if (!isOf(link.getAttribute("href") ?? "", clause)) continue;
      const item = link.closest("li[id]");
      links.push(item ? { number: readNumber(item), anchor: item.id } : heading);
    }
  }
  return links.filter(({ anchor }, at) => links.findIndex((each) => each.anchor === anchor) === at);
}

const readNumber = (element: HTMLElement) => element.querySelector("[data-number]")?.text ?? "";

const isOf = (href: string, clause: string) => href.replace(/-\d+$/, "") === `#${clause}` || href === `#${clause}`;

type Lists = typeof import("#content/forms/editable-lists.ts");

/**
 * Finds the first text or list that links to a clause or to one of its paragraphs.
 *
 * @param id - id of the clause's text, which is skipped, because another check covers its links.
 * @returns the name of the text or list in the menu; undefined if nothing links to the clause.
 */
export async function findLinkingPlace(
  { root, load }: Pick<ContentWorkspace, "root" | "load">,
  { rows, pages }: LegalContext,
  { id, readAt, clause }: { id: string; readAt: string; clause: string },
): Promise<string | undefined> {
  const address = new RegExp(`${RegExp.escape(`${readAt}#${clause}`)}(?:-\\d+)?(?![\\w-])`);
  const file = globSync("src/content/**/*.{ts,md}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => parseLegalPath(path)?.id !== id && !path.endsWith(".test.ts"))
    .toSorted()
    .find((path) => address.test(readFileSync(join(root, path), "utf8")));
  if (file === undefined) return undefined;
  const text = rows.find((row) => row.id === parseLegalPath(file)?.id);
  const { editableLists } = await load<Lists>("/src/content/forms/editable-lists.ts");
  const name = text ? pages.get(text.readAt) : editableLists.find((list) => list.file === file)?.label;
  return name ? `«${name}»` : `una página que solo cambia quien desarrolla el sitio (${file})`;
}
