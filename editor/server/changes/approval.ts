/** Decides from the changed data whether a second person must approve a change before publication. */

import { parseDataModule } from "#content/forms/data-module.ts";
import { attempt } from "#editor/server/attempt.ts";

/** The text of a file as published and after the change; empty if the file does not exist. */
export type FileTextChange = { file: string; before: string; after: string };

type Approved = { what: string; file: RegExp; part?: (data: unknown) => unknown; isLegal?: true };

/**
 * The files, or parts of their data, whose changes need approval, each with a Spanish name. `isLegal`: only people with
 * the role for legal texts may change them.
 */
const approved: readonly Approved[] = [
  { what: "precios", file: /^src\/content\/data\/memberships\.ts$/ },
  { what: "precios", file: /^src\/content\/data\/promotions\.ts$/, part: selectOffers },
  { what: "contacto y enlaces", file: /^src\/content\/data\/contact\.ts$/ },
  { what: "folios", file: /^src\/content\/data\/registry\.ts$/, isLegal: true },
  { what: "documentos propios", file: /^src\/content\/data\/own-documents\.ts$/, isLegal: true },
  { what: "leyes y autoridades", file: /^src\/content\/data\/references\.ts$/, isLegal: true },
  { what: "plazos y montos legales", file: /^src\/content\/data\/legal-terms\.ts$/, isLegal: true },
  { what: "datos que esperan los textos legales", file: /^src\/content\/data\/pending\.ts$/, isLegal: true },
  { what: "textos legales", file: /^src\/content\/legal\//, isLegal: true },
];

export const isLegalFile = (path: string): boolean => approved.some(({ file, isLegal }) => isLegal && file.test(path));

/** Finds the subject that needs approval, e.g. `precios`; undefined if no approval is needed. */
export function findRequiredApproval({ file, before, after }: FileTextChange): string | undefined {
  const found = approved.find((each) => each.file.test(file));
  if (!found?.part) return found?.what;
  return serializePart(before, found.part) === serializePart(after, found.part) ? undefined : found.what;
}

/** Selects the offers of promotions, with their periods: these change prices on the whole site. */
function selectOffers(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.flatMap(({ offer, period }) => (offer === undefined ? [] : [{ offer, period }]));
}

/** Serializes a part of the data; the whole text if it cannot be parsed, so that any change needs approval. */
const serializePart = (text: string, part: (data: unknown) => unknown): string =>
  attempt(() => JSON.stringify(part(parseDataModule(text)))) ?? text;
