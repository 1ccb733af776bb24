/** What people search for, with the site's words for it; see `SearchSynonym` of domain/search/search-query.ts. */
import { z } from "zod";
import { hasNoRepeats, listField } from "#content/forms/fields/field-groups.ts";
import { rows, shortTextField } from "#content/forms/fields/form-fields.ts";

export const synonymsSchema = rows(
  z.strictObject({
    means: shortTextField("En el sitio se dice", {
      max: 60,
      description: "Una o varias palabras; vale cualquiera de ellas.",
    }),
    said: listField("La gente dice", shortTextField("Palabra o frase", { max: 40 }), {
      description: "Solo lo que quiere decir una cosa. Plurales, femeninos y errores de dedo se entienden solos.",
    })
      .min(1, "falta una palabra")
      .refine(hasNoRepeats, "una palabra está dos veces"),
  }),
  { one: "Palabra", name: "means", summary: ["said"] },
);
