/** Who links to a clause from elsewhere in the content. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The files, from the root, that link to a clause or to one of its paragraphs.
 *
 * @param text - the folder of the clause's own text, whose links its own check reads.
 */
export function linksTo(
  root: string,
  { id, readAt, clause }: { id: string; readAt: string; clause: string },
): string[] {
  const address = new RegExp(`${RegExp.escape(`${readAt}#${clause}`)}(?:-\\d+)?(?![\\w-])`);
  return globSync("src/content/**/*.{ts,md}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !path.startsWith(`src/content/legal/${id}/`) && !path.endsWith(".test.ts"))
    .filter((path) => address.test(readFileSync(join(root, path), "utf8")))
    .toSorted();
}
