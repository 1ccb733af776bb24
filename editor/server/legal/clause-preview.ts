/** Renders a clause that is not in its text yet. */

import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import type { RenderClauseRequest, RenderClauseResult } from "#editor/api/text-api.ts";
import { insertClause } from "#editor/api/text-rows.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { loadVersionContext, requireLegalRow } from "./legal-context.ts";
import { listVersionNumbers, splitHtmlByClause, type TextVersionRef } from "./source/open-text.ts";
import { parseTextDocument, printTextDocument } from "./source/text-document.ts";

/**
 * Accepts a clause without a title, since people often write the title last.
 *
 * @returns empty HTML for a clause with errors.
 */
export async function renderNewClause(
  workspace: ContentWorkspace,
  { id, version }: TextVersionRef,
  { after, ...words }: RenderClauseRequest,
): Promise<RenderClauseResult> {
  const number = version ?? listVersionNumbers(workspace, id)[0] ?? "1";
  const site = await loadVersionContext(workspace, id, number);
  requireLegalRow(site, id);
  const file = formatLegalSourcePath(id, number);
  const { text } = await workspace.read(file);
  const clause = { ...words, title: words.title.trim() || "Cláusula nueva", id: standIn };
  try {
    const { html } = site.parseVersionSource(
      printTextDocument(insertClause(parseTextDocument(text), clause, after), text),
      {
        file,
        version: number,
      },
    );
    return { html: splitHtmlByClause(html).get(standIn) ?? "" };
  } catch {
    return { html: "" };
  }
}

const standIn = "clausula-que-se-escribe";
