/** The terms of a promotion: its own words, or one of the structures that registered promotions have. */
import { z } from "zod";
import {
  fieldPerPlan,
  integer,
  percent,
  priceField,
  priceHint,
  type TextRule,
  text,
  wordingRules,
} from "#content/forms/fields/form-fields.ts";
import { splitSentences } from "#domain/text/wording.ts";

const maxSentences = 3;

const freeTextField = (title: string, max: number, hint: string, styleRules: readonly TextRule[] = []) =>
  text(title, { max, description: `${hint} Caben ${max} letras.`, styleRules: [...wordingRules, ...styleRules] });

const maxSentencesRule: TextRule = (terms) =>
  splitSentences(terms).length <= maxSentences
    ? []
    : [`son más de ${maxSentences} frases: deja lo demás en «Condiciones»`];

const textTerms = z
  .strictObject({
    kind: z.literal("text"),
    text: freeTextField("Texto", 240, "De una a tres frases: qué da y a quién.", [maxSentencesRule]),
    conditions: freeTextField("Condiciones", 900, "Qué hace falta, cuántas veces vale, con qué no se junta."),
    percent: percent("Descuento, en %").exactOptional(),
    pesos: fieldPerPlan(
      "Precio de cada membresía",
      (name) => priceField(name).exactOptional(),
      "Solo de las que tienen uno. Se lee en la tarjeta y no mueve los precios del sitio.",
    ).exactOptional(),
  })
  .meta({ title: "Con sus palabras" });

/** Old structures of terms, which only existing rows have; new promotions state their terms in their own words. */
const legacyTerms = [
  z
    .strictObject({
      kind: z.literal("porting"),
      percent: percent("Descuento, en %"),
      months: integer("Meses con descuento", { max: 24, example: 6 }),
    })
    .meta({ title: "Descuento al traer tu número", isLegacy: true }),
  z
    .strictObject({
      kind: z.literal("referral"),
      referrerPercent: percent("Descuento de quien invita, en %"),
      referredPercent: percent("Descuento de quien llega, en %"),
      referredMemberships: integer("Membresías con descuento de quien llega", { max: 24, example: 2 }),
    })
    .meta({ title: "Referidos", isLegacy: true }),
  z
    .strictObject({
      kind: z.literal("extraData"),
      percent: percent("GB de más, en %"),
      days: integer("Días que duran", { max: 366, example: 30 }),
    })
    .meta({ title: "Más GB", isLegacy: true }),
  z
    .strictObject({ kind: z.literal("bigbox"), couponPesos: priceField("Cupón Bigbox", priceHint) })
    .meta({ title: "Bigbox", isLegacy: true }),
  z
    .strictObject({
      kind: z.literal("wimazon"),
      primeMonths: integer("Meses de Amazon Prime", { max: 24, example: 3 }),
      voucherPesos: priceField("Vale", priceHint),
    })
    .meta({ title: "Wimazon", isLegacy: true }),
  z.strictObject({ kind: z.literal("code") }).meta({ title: "Código promocional", isLegacy: true }),
] as const;

export const termsField = z.discriminatedUnion("kind", [textTerms, ...legacyTerms]).meta({
  title: "Lo que promete",
  kindTitle: "Qué promesa es",
  description: "Con sus propias cifras: no mueven los precios del sitio.",
});
