/** Facts that texts need and only the operator knows: those of legal texts and, apart, those of pages. */
import { z } from "zod";
import { line, rows, text, urlSlug } from "#content/forms/fields/form-fields.ts";

/** Matches a final dot that belongs to an abbreviation: `S.A. de C.V.`, `8 p.m.` */
const abbreviationPattern = /(?:^|[\s.])\p{L}{1,2}\.$/u;

const fact = text("Lo que confirmó el Operador", {
  max: 300,
  description: "Como se lee en medio de la oración, sin punto final. Mientras esté vacío, el texto dice que falta.",
})
  .refine((factText) => !/[[\]]/.test(factText), "va sin corchetes: se lee tal cual")
  .refine(
    (factText) => !factText.endsWith(".") || abbreviationPattern.test(factText),
    "va sin punto final: lo pone la oración",
  );

const id = urlSlug("Nombre del dato", {
  example: "procesador-pagos",
  description: "Con él lo encuentran los textos",
  missingMessage: "falta el nombre del dato",
}).refine((name) => !name.includes("/"), "va sin diagonal /");

export const pendingFactsSchema = rows(
  z.strictObject({
    id,
    description: line("Qué falta", { max: 140, description: "Así lo dice el texto, entre corchetes." }),
    fact: fact.exactOptional(),
  }),
  { one: "Dato", name: "description", key: "id", unique: ["description"], summary: ["fact"] },
).meta({ removableIf: "Solo se puede quitar si ningún texto legal lo usa." });

export const pageFactsSchema = rows(
  z.strictObject({
    id,
    description: line("Qué es", { max: 140, description: "Con estas palabras se encuentra en «Insertar dato»." }),
    fact: fact.meta({ title: "Qué dice", description: "Como se lee en medio de la oración, sin punto final." }),
  }),
  { one: "Dato", name: "description", key: "id", unique: ["description"], summary: ["fact"] },
).meta({ removableIf: "Solo se puede quitar si ninguna página lo usa." });
