/** Customer opinions on the home page. */
import { z } from "zod";
import { rows, shortTextField, text, yesNoField } from "#content/forms/fields/form-fields.ts";
import { pictureField } from "#content/forms/fields/upload-field.ts";

const countWords = (quote: string) => quote.split(/\s+/).length;

const opinion = z.strictObject({
  stars: z
    .literal(5, {
      error: ({ input }) => (input === undefined ? "falta elegir las 5 estrellas" : "solo opiniones de 5 estrellas"),
    })
    .meta({ title: "Estrellas" }),
  text: text("Opinión", { description: "De 12 a 30 palabras, como las escribió." }).refine(
    (quote) => countWords(quote) >= 12 && countWords(quote) <= 30,
    "escribe de 12 a 30 palabras",
  ),
  author: shortTextField("Autor", { description: "Nombre e inicial: «Mariana G.»." }).regex(
    /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u,
    "escribe nombre e inicial, como «Mariana G.»",
  ),
  city: shortTextField("Ciudad", { max: 30 }),
  picture: pictureField,
});

export const testimonialsSchema = z
  .strictObject({
    isSample: yesNoField("Son de muestra: todavía no las escribió un cliente"),
    items: rows(opinion, { one: "Opinión", name: "author", unique: ["author"], summary: ["city", "text"] }).meta({
      title: "Opiniones",
    }),
  })
  .refine(({ isSample, items }) => isSample || items.length > 0, { path: ["items"], message: "falta una opinión" });
