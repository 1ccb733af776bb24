/** Facts that legal texts need and only the operator knows; see `legal-pending.ts`. */
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

export const pendingFactsSchema = rows(
  z.strictObject({
    id: urlSlug("Nombre del dato", {
      example: "procesador-pagos",
      description: "Con él lo encuentran los textos legales",
      missingMessage: "falta el nombre del dato",
    }).refine((id) => !id.includes("/"), "va sin diagonal /"),
    description: line("Qué falta", { max: 140, description: "Así lo dice el texto, entre corchetes." }),
    fact: fact.exactOptional(),
  }),
  { one: "Dato", name: "description", key: "id", unique: ["description"], summary: ["fact"] },
).meta({ removableIf: "Solo se puede quitar si ningún texto legal lo usa." });
