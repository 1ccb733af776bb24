/** What the home page says. The limits keep headings on their lines on a phone of 360 px. */
import { z } from "zod";
import { isWholeOnEveryDay, needsBoth, section, textOfDays, words } from "./words-fields.ts";

const heading = words("Encabezado", 30);
const sub = words("Texto debajo", 120);

const wordsOfCard = { title: words("Título", 14), ...textOfDays(64) };

const card = (title: string) =>
  section(title, { ...wordsOfCard, action: words("Botón", 16) }).refine(isWholeOnEveryDay, needsBoth);

export const homeSchema = z.strictObject({
  banner: z
    .strictObject({
      tag: words("Etiqueta", 28),
      firstLine: words("Primera línea", 14),
      loudLine: words("Línea que resalta", 14),
      lastLine: words("Última línea", 14),
      intro: words("Introducción", 180),
      download: words("Botón de descarga", 20),
      plans: words("Botón de membresías", 20),
    })
    .meta({ title: "Entrada" }),
  cards: z
    .strictObject({
      portability: card("Portabilidad"),
      esim: card("eSIM"),
      roaming: card("Roaming"),
      community: card("Comunidad"),
      security: z
        .strictObject(wordsOfCard)
        .refine(isWholeOnEveryDay, needsBoth)
        .meta({ title: "Seguridad", description: "Su botón dice lo mismo que el aviso que abre." }),
    })
    .meta({ title: "Tarjetas" }),
  plans: z.strictObject({ heading, sub }).meta({ title: "Membresías" }),
  coverage: z.strictObject({ heading, sub }).meta({ title: "Cobertura" }),
  opinions: z.strictObject({ heading }).meta({ title: "Opiniones" }),
  brand: z
    .strictObject({ first: words("Primera frase", 44), second: words("Segunda frase", 30) })
    .meta({ title: "Frase de marca" }),
  esim: z.strictObject({ heading, sub }).meta({ title: "eSIM" }),
  closing: z.strictObject({ heading, text: sub }).meta({ title: "Cierre" }),
});
