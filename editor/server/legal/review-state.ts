/** What of a published legal text is to be reviewed, for whoever opens it. */
import { join } from "node:path";
import type { TextReview } from "#editor/api/text-api.ts";
import { todosIn } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { legalSite, rowOf, sourcePathOf } from "./legal-site.ts";
import { versionNumbers } from "./open-text.ts";

/**
 * In the words that lead to the text from elsewhere; then the clauses that no longer say what is true, with what changed.
 * Nothing of a version that a later one follows.
 */
export async function textReview(
  workspace: ContentWorkspace,
  id: string,
  version: string | undefined,
): Promise<TextReview> {
  rowOf(await legalSite(workspace), id);
  const [newest] = versionNumbers(workspace, id);
  if (version !== undefined && version !== newest) return { todos: [], clauses: [] };
  const todos = (await todosIn(workspace)).filter(({ place }) => place.split("/")[0] === id).map(({ what }) => what);
  return { todos, clauses: todos.length > 0 ? await clausesToReview(workspace, id) : [] };
}

/** Where it cannot be told, what is to be reviewed says so. */
async function clausesToReview({ load, root }: ContentWorkspace, id: string): Promise<TextReview["clauses"]> {
  const path = "/src/content/legal/overtaken.ts";
  const { outdatedClausesOf } = await load<typeof import("#content/legal/overtaken.ts")>(path);
  try {
    const clauses = outdatedClausesOf(join(root, sourcePathOf(id, "1"), ".."));
    return clauses.map((clause) => ({ id: clause.id, change: clause.changes.join("; ") }));
  } catch {
    return [];
  }
}
