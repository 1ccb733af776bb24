/** What people search for, with the site's words for it; see `SearchSynonym` of domain/search/search-query.ts. */
import { z } from "zod";
import { line, rows } from "#content/forms/fields/form-fields.ts";

export const synonymsSchema = rows(
  z.strictObject({
    means: line("En el sitio se dice", { max: 60, description: "Una o varias palabras; vale cualquiera de ellas." }),
    said: z
      .array(line("Palabra o frase", { max: 40 }), { error: "falta la lista" })
      .min(1, "falta una palabra")
      .refine((words) => new Set(words).size === words.length, "una palabra está dos veces")
      .meta({
        title: "La gente dice",
        description: "Solo lo que quiere decir una cosa. Plurales, femeninos y errores de dedo se entienden solos.",
      }),
  }),
  { one: "Palabra", name: "means", summary: ["said"] },
);
