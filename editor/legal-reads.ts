/** How a clause that is not in its text yet would read there. */
import type { AddClause, ReadClause } from "./api-texts.ts";
import type { Desk } from "./desk.ts";
import type { TextPlace } from "./legal-desk.ts";
import { htmlByClause, versionNumbers } from "./legal-open.ts";
import { legalSite, rowOf, sourcePathOf } from "./legal-site.ts";
import { withNewClause } from "./legal-source.ts";

type Unsaved = Omit<AddClause, "stamp" | "id">;

/** Its title and its address are often written last. Nothing is answered of what its reader refuses. */
export async function newClauseReads(
  desk: Desk,
  { id, version }: TextPlace,
  { after, ...words }: Unsaved,
): Promise<ReadClause> {
  const site = await legalSite(desk);
  rowOf(site, id);
  const number = version ?? versionNumbers(desk, id)[0] ?? "1";
  const file = sourcePathOf(id, number);
  const { text } = await desk.read(file);
  const clause = { ...words, title: words.title.trim() || "Cláusula nueva", id: standIn };
  try {
    const { html } = site.draftIn(withNewClause(text, clause, after), { file, version: number });
    return { html: htmlByClause(html).get(standIn) ?? "" };
  } catch {
    return { html: "" };
  }
}

const standIn = "clausula-que-se-escribe";
