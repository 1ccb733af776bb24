/** What the home page says. The limits keep headings on their lines on a phone of 360 px. */
import { z } from "zod";
import { isFactOfSomeDays } from "#content/facts/row-facts.ts";
import { namesIn } from "#domain/fact-gaps.ts";
import { prose } from "./prose-field.ts";

const heading = prose("Encabezado", { most: 30 });
const sub = prose("Texto debajo", { most: 120 });

const cardText = (title: string, mayBeAbsent: boolean) => prose(title, { most: 64, mayBeAbsent });
const isOfSomeDays = (text: string) => namesIn(text).some(isFactOfSomeDays);

const wordsOfCard = {
  title: prose("Título", { most: 14 }),
  text: cardText("Texto", true),
  withoutOffer: cardText("Texto de los días sin oferta", false).exactOptional(),
};

const needsBoth = {
  path: ["withoutOffer"],
  message: "falta, porque el otro texto nombra la oferta y hay días sin ella",
};

const card = (title: string) =>
  z
    .strictObject({ ...wordsOfCard, action: prose("Botón", { most: 16 }) })
    .refine(({ text, withoutOffer }) => !isOfSomeDays(text) || withoutOffer !== undefined, needsBoth)
    .meta({ title });

export const homeSchema = z.strictObject({
  banner: z
    .strictObject({
      tag: prose("Etiqueta", { most: 28 }),
      firstLine: prose("Primera línea", { most: 14 }),
      loudLine: prose("Línea que resalta", { most: 14 }),
      lastLine: prose("Última línea", { most: 14 }),
      intro: prose("Introducción", { most: 180 }),
      download: prose("Botón de descarga", { most: 20 }),
      plans: prose("Botón de membresías", { most: 20 }),
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
        .meta({ title: "Seguridad", description: "Su botón dice lo que el aviso que abre." }),
    })
    .meta({ title: "Tarjetas" }),
  plans: z.strictObject({ heading, sub }).meta({ title: "Membresías" }),
  coverage: z.strictObject({ heading, sub }).meta({ title: "Cobertura" }),
  opinions: z.strictObject({ heading }).meta({ title: "Opiniones" }),
  brand: z
    .strictObject({ first: prose("Primera frase", { most: 44 }), second: prose("Segunda frase", { most: 30 }) })
    .meta({ title: "Frase de marca" }),
  esim: z.strictObject({ heading, sub }).meta({ title: "eSIM" }),
  closing: z.strictObject({ heading, text: sub }).meta({ title: "Cierre" }),
});
