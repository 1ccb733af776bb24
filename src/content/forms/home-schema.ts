/** What the home page says. The limits keep headings on their lines on a phone of 360 px. */
import { z } from "zod";
import { isFactOfSomeDays } from "#content/facts/row-facts.ts";
import { namesIn } from "#domain/fact-gaps.ts";
import { prose } from "./prose-field.ts";

const short = (title: string, most: number) => prose(title, { most, description: `Caben ${most} letras.` });

const heading = short("Encabezado", 30);
const sub = short("Texto debajo", 120);

const cardText = (title: string, mayBeAbsent: boolean, description: string) =>
  prose(title, { most: 64, mayBeAbsent, description });
const isOfSomeDays = (text: string) => namesIn(text).some(isFactOfSomeDays);

const wordsOfCard = {
  title: short("Título", 14),
  text: cardText("Texto", true, "Caben 64 letras."),
  withoutOffer: cardText(
    "Texto de los días sin oferta",
    false,
    "Solo si el otro nombra la oferta de hoy. Caben 64 letras.",
  ).exactOptional(),
};

const needsBoth = {
  path: ["withoutOffer"],
  message: "falta, porque el otro texto nombra la oferta y hay días sin ella",
};

const card = (title: string) =>
  z
    .strictObject({ ...wordsOfCard, action: short("Botón", 16) })
    .refine(({ text, withoutOffer }) => !isOfSomeDays(text) || withoutOffer !== undefined, needsBoth)
    .meta({ title });

export const homeSchema = z.strictObject({
  banner: z
    .strictObject({
      tag: short("Etiqueta", 28),
      firstLine: short("Primera línea", 14),
      loudLine: short("Línea que resalta", 14),
      lastLine: short("Última línea", 14),
      intro: short("Introducción", 180),
      download: short("Botón de descarga", 20),
      plans: short("Botón de membresías", 20),
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
        .refine(({ text, withoutOffer }) => !isOfSomeDays(text) || withoutOffer !== undefined, needsBoth)
        .meta({ title: "Seguridad", description: "Su botón dice lo mismo que el aviso que abre." }),
    })
    .meta({ title: "Tarjetas" }),
  plans: z.strictObject({ heading, sub }).meta({ title: "Membresías" }),
  coverage: z.strictObject({ heading, sub }).meta({ title: "Cobertura" }),
  opinions: z.strictObject({ heading }).meta({ title: "Opiniones" }),
  brand: z
    .strictObject({ first: short("Primera frase", 44), second: short("Segunda frase", 30) })
    .meta({ title: "Frase de marca" }),
  esim: z.strictObject({ heading, sub }).meta({ title: "eSIM" }),
  closing: z.strictObject({ heading, text: sub }).meta({ title: "Cierre" }),
});
