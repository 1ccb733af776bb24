/** Finds the to-dos of a published legal text, and its clauses with outdated facts. */
import { join } from "node:path";
import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import type { TextReview } from "#editor/api/text-api.ts";
import { loadLegalContext, requireLegalRow } from "#editor/server/legal/legal-context.ts";
import { listVersionNumbers } from "#editor/server/legal/source/open-text.ts";
import { computeTodos } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";

/**
 * Computes the text's to-dos, worded as in the editor's to-do lists, and the clauses with outdated facts, each with
 * what has changed. Both are empty for any version but the newest.
 */
export async function computeTextReview(
  workspace: ContentWorkspace,
  id: string,
  version: string | undefined,
): Promise<TextReview> {
  requireLegalRow(await loadLegalContext(workspace), id);
  const [newest] = listVersionNumbers(workspace, id);
  if (version !== undefined && version !== newest) return { todos: [], clauses: [] };
  const todos = (await computeTodos(workspace))
    .filter(({ place }) => place.split("/")[0] === id)
    .map(({ what }) => what);
  return { todos, clauses: todos.length > 0 ? await clausesToReview(workspace, id) : [] };
}

/** Lists the clauses with outdated facts; empty if this fails, since a to-do then reports the failure. */
async function clausesToReview({ load, root }: ContentWorkspace, id: string): Promise<TextReview["clauses"]> {
  const path = "/src/content/legal/outdated-texts.ts";
  const { findOutdatedClauses } = await load<typeof import("#content/legal/outdated-texts.ts")>(path);
  try {
    const clauses = findOutdatedClauses(join(root, formatLegalSourcePath(id, "1"), ".."));
    return clauses.map((clause) => ({ id: clause.id, change: clause.changes.join("; ") }));
  } catch {
    return [];
  }
}
