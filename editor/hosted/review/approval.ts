/** What a second person approves before it is published: decided by what changes, wherever it stands. */
import { dataIn } from "#content/forms/data-module.ts";

/** A file as it is published, and as it would be; empty where it is not. */
export type Changed = { file: string; before: string; after: string };

type Approved = { what: string; file: RegExp; part?: (data: unknown) => unknown };

/** Which files, or which part of their data, and what people call it. Everything else is published at once. */
const approved: readonly Approved[] = [
  { what: "precios", file: /^src\/content\/data\/(?:memberships|offers)\.ts$/ },
  { what: "precios", file: /^src\/content\/data\/promotions\.ts$/, part: offersIn },
  { what: "folios", file: /^src\/content\/data\/registry\.ts$/ },
  { what: "documentos propios", file: /^src\/content\/data\/own-documents\.ts$/ },
  { what: "leyes y autoridades", file: /^src\/content\/data\/references\.ts$/ },
  { what: "plazos y montos legales", file: /^src\/content\/data\/legal-terms\.ts$/ },
  { what: "datos que esperan los textos legales", file: /^src\/content\/data\/pending\.ts$/ },
  { what: "textos legales", file: /^src\/content\/legal\// },
];

/** `precios`; undefined for what needs nobody. */
export function approvalOf({ file, before, after }: Changed): string | undefined {
  const found = approved.find((each) => each.file.test(file));
  if (!found?.part) return found?.what;
  return partOf(before, found.part) === partOf(after, found.part) ? undefined : found.what;
}

/** Promotions that change the prices of the whole site, with their days. */
function offersIn(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  return rows.flatMap(({ offer, period }) => (offer === undefined ? [] : [{ offer, period }]));
}

/** What cannot be read is its own part: a person looks at it. */
function partOf(text: string, part: (data: unknown) => unknown): string {
  try {
    return JSON.stringify(part(dataIn(text)));
  } catch {
    return text;
  }
}
