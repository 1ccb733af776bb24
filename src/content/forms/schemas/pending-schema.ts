/** Facts that legal texts need and only the operator knows. */
import { z } from "zod";
import { rows, shortTextField, text, urlSlug } from "#content/forms/fields/form-fields.ts";

/** Matches a final dot that belongs to an abbreviation: `S.A. de C.V.`, `8 p.m.` */
const abbreviationPattern = /(?:^|[\s.])\p{L}{1,2}\.$/u;

/** What the operator confirmed, worded for use within a sentence. */
export const confirmedFactField = text("Lo que confirmó el Operador", {
  max: 300,
  description: "Como se lee en medio de la oración, sin punto final. Mientras esté vacío, el texto dice que falta.",
})
  .refine((factText) => !/[[\]]/.test(factText), "va sin corchetes: se lee tal cual")
  .refine(
    (factText) => !factText.endsWith(".") || abbreviationPattern.test(factText),
    "va sin punto final: lo pone la oración",
  );

/** The name by which texts refer to the fact. */
export const factNameField = urlSlug("Nombre del dato", {
  example: "procesador-pagos",
  description: "Con él lo encuentran los textos",
  missingMessage: "falta el nombre del dato",
}).refine((name) => !name.includes("/"), "va sin diagonal /");

export const pendingFactsSchema = rows(
  z.strictObject({
    id: factNameField,
    description: shortTextField("Qué falta", { max: 140, description: "Así lo dice el texto, entre corchetes." }),
    fact: confirmedFactField.exactOptional(),
  }),
  { one: "Dato", name: "description", key: "id", unique: ["description"], summary: ["fact"] },
).meta({ removableIf: "Solo se puede quitar si ningún texto legal lo usa." });
