/** Decides from the changed data whether a second person must approve a change before publication. */

import { parseDataModule } from "#content/forms/data-module.ts";
import { attempt } from "#editor/server/attempt.ts";

/** The text of a file, as published and after the change; empty if the file does not exist. */
export type FileTextChange = { file: string; before: string; after: string };

/** `part`: selects what binds. `published`: the data before the change. */
type ApprovalRule = {
  subject: string;
  file: RegExp;
  part?: (data: unknown, published: unknown) => unknown;
  isLegal?: true;
};

/**
 * The files, or parts of their data, that bind the operator, so that changes need approval. Each has a Spanish name.
 * docs/decisions/0132-what-follows-a-publication.md has the reasons. `isLegal`: whether only people with the role for
 * legal texts may change them.
 */
const approvalRules: readonly ApprovalRule[] = [
  { subject: "precios", file: /^src\/content\/data\/memberships\.ts$/ },
  { subject: "promociones", file: /^src\/content\/data\/promotions\.ts$/, part: selectPromises },
  { subject: "beneficios de las membresías", file: /^src\/content\/data\/benefits\.ts$/ },
  { subject: "destinos con roaming", file: /^src\/content\/data\/roaming\.ts$/ },
  { subject: "datos de las páginas", file: /^src\/content\/data\/page-facts\.ts$/, part: selectPublishedFacts },
  { subject: "contacto y enlaces", file: /^src\/content\/data\/contact\.ts$/ },
  { subject: "folios", file: /^src\/content\/data\/registry\.ts$/, isLegal: true },
  { subject: "documentos propios", file: /^src\/content\/data\/own-documents\.ts$/, isLegal: true },
  { subject: "leyes y autoridades", file: /^src\/content\/data\/references\.ts$/, isLegal: true },
  { subject: "plazos y montos legales", file: /^src\/content\/data\/legal-terms\.ts$/, isLegal: true },
  { subject: "datos por confirmar", file: /^src\/content\/data\/pending\.ts$/, isLegal: true },
  { subject: "retiros y fe de erratas", file: /^src\/content\/data\/version-notes\.ts$/, isLegal: true },
  { subject: "textos legales", file: /^src\/content\/legal\//, isLegal: true },
];

export const isLegalFile = (path: string): boolean =>
  approvalRules.some(({ file, isLegal }) => isLegal && file.test(path));

/** Finds the subject that needs approval, such as `precios`; undefined if no approval is needed. */
export function findRequiredApproval({ file, before, after }: FileTextChange): string | undefined {
  const rule = approvalRules.find((each) => each.file.test(file));
  if (!rule?.part) return rule?.subject;
  const published = attempt(() => parseDataModule(before));
  const serialize = (text: string) => serializePart(text, (data) => rule.part?.(data, published));
  return serialize(before) === serialize(after) ? undefined : rule.subject;
}

/** Selects everything that a promotion promises: its whole row, except where and from when it is shown. */
function selectPromises(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.map(({ visibleFrom: _visibleFrom, shownOn: _shownOn, ...promise }) => JSON.stringify(promise)).toSorted();
}

/** Selects the facts that pages may show already; a new one changes nothing by itself. */
function selectPublishedFacts(rows: unknown, published: unknown): unknown {
  if (!Array.isArray(rows) || !Array.isArray(published)) return rows;
  return rows
    .filter(({ id }) => published.some((each) => each.id === id))
    .map((row) => JSON.stringify(row))
    .toSorted();
}

/**
 * Serializes a part of the data. If the text cannot be parsed, returns all of it, so that any change needs approval.
 */
const serializePart = (text: string, part: (data: unknown) => unknown): string =>
  attempt(() => JSON.stringify(part(parseDataModule(text)))) ?? text;
