/** Functions for the parts of a legal text, which are saved separately; shared by the server and the app. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type {
  ClauseRendering,
  ClauseRow,
  LegalTextData,
  LegalTextHead,
  OpenLegalText,
} from "./requests/legal-text-api.ts";

/**
 * A clause with its rendering. `hasPermanentAddress`: whether a published version has this address, which then cannot
 * be changed.
 */
export type ClauseWithRendering = ClauseRow & ClauseRendering & { hasPermanentAddress: boolean };

export const listClausesWithRendering = ({
  data,
  renderings,
  publishedKeys,
}: Pick<OpenLegalText, "data" | "renderings" | "publishedKeys">): ClauseWithRendering[] =>
  data.clauses.map((row) => ({
    ...row,
    ...(renderings[row.id] ?? emptyRendering),
    hasPermanentAddress: publishedKeys.includes(row.id),
  }));

const emptyRendering: ClauseRendering = { number: "", html: "", links: [] };

export const legalTextFormSchema: FormSchema = {
  properties: {
    head: {
      title: "Datos del texto",
      properties: {
        title: { title: "Título" },
        inForce: { title: "En vigor desde" },
        summary: { title: "En corto", items: {} },
      },
    },
    clauses: {
      title: "Cláusulas",
      keyField: "id",
      nameField: "title",
      items: { properties: { id: {}, title: { title: "Título" }, depth: {}, body: { title: "Texto" } } },
    },
  },
};

export type LegalTextPart = ClauseRow | LegalTextHead;

/** Key of the head (title, date and summary) in the paths of diagnostics; the key of a clause is its address. */
export const headKey = "head";

export const isHead = (part: LegalTextPart): part is LegalTextHead => "summary" in part;

export const findPart = ({ head, clauses }: LegalTextData, key: string): LegalTextPart | undefined =>
  key === headKey ? head : clauses.find(({ id }) => id === key);

/** Replaces the head or a clause. @param part - undefined removes the clause. */
export function setPart({ head, clauses }: LegalTextData, key: string, part: LegalTextPart | undefined): LegalTextData {
  if (key === headKey) return { head: part && isHead(part) ? part : head, clauses };
  const row = part && !isHead(part) ? [part] : [];
  return { head, clauses: clauses.flatMap((clause) => (clause.id === key ? row : [clause])) };
}

/** Keys of the parts of `one` that differ in `other` or are missing there. */
export function findChangedPartKeys(one: LegalTextData, other: LegalTextData): string[] {
  const keys = [headKey, ...one.clauses.map(({ id }) => id)];
  return keys.filter((key) => JSON.stringify(findPart(one, key)) !== JSON.stringify(findPart(other, key)));
}

/** Keys of the title and the summary in comparisons. Their leading space keeps them different from any address. */
export const headPartKeys = { title: " titulo", summary: " en-corto" } as const;

/**
 * Inserts a clause.
 *
 * @param after - address of the preceding clause; empty to insert at the start. A subclause is inserted directly after
 *   this clause, any other clause after its subclauses.
 */
export function insertClause({ head, clauses }: LegalTextData, clause: ClauseRow, after: string): LegalTextData {
  let insertIndex = clauses.findIndex(({ id }) => id === after) + 1;
  while (clause.depth === 2 && clauses[insertIndex]?.depth === 3) insertIndex++;
  return { head, clauses: clauses.toSpliced(insertIndex, 0, clause) };
}
