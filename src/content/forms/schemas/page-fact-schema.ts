/** Facts that pages need and only the operator knows. */
import { z } from "zod";
import { rows, shortTextField } from "#content/forms/fields/form-fields.ts";
import { confirmedFactField, factNameField } from "./pending-schema.ts";

export const pageFactsSchema = rows(
  z.strictObject({
    id: factNameField,
    description: shortTextField("Qué es", {
      max: 140,
      description: "Con estas palabras se encuentra en «Insertar dato».",
    }),
    fact: confirmedFactField.meta({
      title: "Qué dice",
      description: "Como se lee en medio de la oración, sin punto final.",
    }),
  }),
  { one: "Dato", name: "description", key: "id", unique: ["description"], summary: ["fact"] },
).meta({ removableIf: "Solo se puede quitar si ninguna página lo usa." });
