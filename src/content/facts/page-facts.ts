/** The facts that staff add for the prose of rows and pages: `{{pagina.respuesta}}`. Legal texts cannot use them. */
import { data } from "#content/data/page-facts.ts";
import { readData } from "#content/forms/read-data.ts";
import { pageFactsSchema } from "#content/forms/schemas/page-fact-schema.ts";
import type { LabeledFacts } from "#domain/text/facts/fact-references.ts";

export const pageFacts: LabeledFacts = Object.fromEntries(
  readData("src/content/data/page-facts.ts", pageFactsSchema, data).map(({ id, description, fact }) => [
    `pagina.${id}`,
    { label: description, value: fact },
  ]),
);
