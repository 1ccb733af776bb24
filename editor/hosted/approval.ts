/** What a second person approves before it is published. */

/** Which files, and what people call them. Everything else is published at once. */
const approved: readonly { what: string; file: RegExp }[] = [
  { what: "precios", file: /^src\/content\/data\/(?:memberships|offers)\.ts$/ },
  { what: "folios", file: /^src\/content\/data\/registry\.ts$/ },
  { what: "documentos propios", file: /^src\/content\/data\/own-documents\.ts$/ },
  { what: "leyes y autoridades", file: /^src\/content\/data\/references\.ts$/ },
  { what: "plazos y montos legales", file: /^src\/content\/data\/legal-terms\.ts$/ },
  { what: "datos que esperan los textos legales", file: /^src\/content\/data\/pending\.ts$/ },
  { what: "textos legales", file: /^src\/content\/legal\// },
];

/** `precios`; undefined for what needs nobody. */
export const approvalOf = (path: string): string | undefined => approved.find(({ file }) => file.test(path))?.what;
