/** Renders a clause that is not in its text yet. */
import type { ReadClause, UnsavedClause } from "#editor/api/text-api.ts";
import { withNewClause } from "#editor/api/text-rows.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { legalSite, rowOf, sourcePathOf } from "./legal-site.ts";
import { htmlByClause, type TextPlace, versionNumbers } from "./source/open-text.ts";
import { printDocument, readDocument } from "./source/text-document.ts";

/** The title may be missing, since it is often written last. @returns empty HTML for a clause with errors. */
export async function renderNewClause(
  workspace: ContentWorkspace,
  { id, version }: TextPlace,
  { after, ...words }: UnsavedClause,
): Promise<ReadClause> {
  const site = await legalSite(workspace);
  rowOf(site, id);
  const number = version ?? versionNumbers(workspace, id)[0] ?? "1";
  const file = sourcePathOf(id, number);
  const { text } = await workspace.read(file);
  const clause = { ...words, title: words.title.trim() || "Cláusula nueva", id: standIn };
  try {
    const { html } = site.parseDraft(printDocument(withNewClause(readDocument(text), clause, after), text), {
      file,
      version: number,
    });
    return { html: htmlByClause(html).get(standIn) ?? "" };
  } catch {
    return { html: "" };
  }
}

const standIn = "clausula-que-se-escribe";
