/** Customer opinions on the home page. */
import { z } from "zod";
import { flag, line, rows, text } from "#content/forms/fields/form-fields.ts";
import { fold } from "#domain/text/fold.ts";

const wordsOf = (said: string) => said.split(/\s+/).length;

const opinion = z.strictObject({
  stars: z
    .literal(5, { error: ({ input }) => (input === undefined ? "falta elegir" : "solo opiniones de 5 estrellas") })
    .meta({ title: "Estrellas" }),
  text: text("Opinión", { description: "De 12 a 30 palabras, como las escribió." }).refine(
    (said) => wordsOf(said) >= 12 && wordsOf(said) <= 30,
    "escribe de 12 a 30 palabras",
  ),
  author: line("Autor", { description: "Nombre e inicial: «Mariana G.»." }).regex(
    /^\p{Lu}\p{Ll}+ \p{Lu}\.$/u,
    "escribe nombre e inicial, como «Mariana G.»",
  ),
  city: line("Ciudad", { most: 30 }),
});

export const testimonialsSchema = z.strictObject({
  isSample: flag("Son de muestra: todavía no las escribió un cliente"),
  items: rows(opinion, { one: "Opinión", name: "author", unique: ["author"], summary: ["city", "text"] })
    .min(1, "falta una opinión")
    .meta({ title: "Opiniones" }),
});

/** First words of the sample opinions, which are not from customers. */
const sampleOpenings = [
  "Pedí mi NIP en la mañana y",
  "No esperé ningún paquete ni busqué un",
  "Llegué a Madrid, encendí el celular y",
  "Traje mi número y pago cada mes",
  "En la app veo mis gigas, mis",
  "Escribí un domingo a las nueve de",
  "Por fin una línea que no te",
  "Mi hermana vive en Houston y la",
  "Amazon Prime venía en mi membresía y",
  "Antes de cambiarme revisé el mapa de",
].map(fold);

/** Reports samples left among opinions declared as real, which would be false advertising. */
export function testimonialsAdvice({ isSample, items }: z.output<typeof testimonialsSchema>) {
  const left = items.filter(({ text: said }) => sampleOpenings.some((opening) => fold(said).startsWith(opening)));
  if (isSample || left.length === 0) return [];
  const which = left.length === 1 ? `la de ${left[0]?.author} sigue` : `${left.length} opiniones siguen`;
  return [{ path: ["isSample"], message: `${which} siendo de muestra: mientras no todas sean reales, marca esto` }];
}
