/** Finds the legal texts and lists that use facts of the operator. Only an unused fact can be removed from its list. */

import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";
import type { LegalTextInfo, ListInfo, RowUse } from "#editor/api/api.ts";
import { formatFieldLocation } from "#editor/api/form/form-value.ts";
import { listSourceVersionNumbers } from "#editor/server/legal/legal-context.ts";
import { formatClauseLabel } from "#editor/server/legal/lint/legal-text-lint.ts";
import { type LegalTextSource, parseLegalTextSource } from "#editor/server/legal/source/legal-text-source.ts";
import { formatFieldWhere, listFieldTexts } from "#editor/server/replace/field-texts.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { ListService } from "./list-service.ts";

type UsesByFact = Readonly<Record<string, readonly RowUse[]>>;

type SearchedContent = {
  texts: readonly LegalTextInfo[];
  lists: readonly ListInfo[];
  readListData: ListService["readListData"];
};

/** Finds the clauses, then the fields of lists, that use each fact, by the fact's name: `dato.tribunales`. */
export async function findFactUses(
  workspace: ContentWorkspace,
  { texts, lists, readListData }: SearchedContent,
): Promise<UsesByFact> {
  // While a list has errors, clause titles keep the names of facts instead of their values.
  const { namedLegalFacts: facts } = await workspace
    .load("/src/content/legal/facts/legal-text-facts.ts")
    .catch(() => ({ namedLegalFacts: {} }));
  const textUses = await Promise.all(texts.map((text) => findUses(workspace, text, facts)));
  const listUses = await Promise.all(
    lists.map(async (list) => {
      const data = await readListData(list.id).catch(() => undefined);
      return listFieldTexts(list.schema, data).flatMap((field) =>
        [...findFactNames(field.text)].map((fact) => ({
          fact,
          location: formatFieldLocation(list.id, field.path),
          label: `«${list.label}», ${formatFieldWhere(list.schema, data, field)}`,
        })),
      );
    }),
  );
  return Object.fromEntries(Map.groupBy([...textUses, ...listUses].flat(), ({ fact }) => fact));
}

const findFactNames = (text: string) =>
  new Set([...text.matchAll(/\{\{((?:dato|pagina)\.[a-z0-9-]+)\}\}/g)].map(([, fact = ""]) => fact));

async function findUses(
  workspace: ContentWorkspace,
  { id, label }: LegalTextInfo,
  facts: LabeledFacts,
): Promise<(RowUse & { fact: string })[]> {
  const usesByVersion = listSourceVersionNumbers(workspace, id).map(async (version, index) => {
    // Errors in this version are reported when it is opened.
    const { opening, clauses } = await workspace
      .read(formatLegalSourcePath(id, version))
      .then(({ text }) => parseLegalTextSource(text))
      .catch((): LegalTextSource => ({ opening: "", clauses: [] }));
    // Older versions are named with their number, because the text's form opens the newest version.
    const textName = index === 0 ? `«${label}»` : `«${label}», versión ${version}`;
    const clauseTexts = [
      { text: opening, location: id, label: textName },
      ...clauses.map((clause) => ({
        text: `${clause.heading}\n${clause.body}`,
        location: `${id}/${clause.id}`,
        label: `${textName}, ${formatClauseLabel(clause, facts)}`,
      })),
    ];
    return clauseTexts.flatMap(({ text, ...use }) => [...findFactNames(text)].map((fact) => ({ fact, ...use })));
  });
  return (await Promise.all(usesByVersion)).flat();
}
