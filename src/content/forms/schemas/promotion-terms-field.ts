/** The terms of a promotion: its own words, or one of the structures that registered promotions have. */
import { z } from "zod";
import { variant } from "#content/forms/fields/field-groups.ts";
import { fieldPerPlan, text } from "#content/forms/fields/form-fields.ts";
import { integer, percent, priceField, priceHint } from "#content/forms/fields/number-fields.ts";
import { type TextRule, wordingRules } from "#content/forms/fields/style-rules.ts";
import { splitSentences } from "#domain/text/wording.ts";

const maxSentences = 3;

const freeTextField = (title: string, max: number, hint: string, styleRules: readonly TextRule[] = []) =>
  text(title, { max, description: `${hint} Caben ${max} letras.`, styleRules: [...wordingRules, ...styleRules] });

const maxSentencesRule: TextRule = (terms) =>
  splitSentences(terms).length <= maxSentences
    ? []
    : [`son más de ${maxSentences} frases: deja lo demás en «Condiciones»`];

const textTerms = variant("text", "Con sus palabras", {
  text: freeTextField("Texto", 240, "De una a tres frases: qué da y a quién.", [maxSentencesRule]),
  conditions: freeTextField("Condiciones", 900, "Qué hace falta, cuántas veces vale, con qué no se junta."),
  percent: percent("Descuento, en %").exactOptional(),
  pesos: fieldPerPlan(
    "Precio de cada membresía",
    (name) => priceField(name).exactOptional(),
    "Solo de las que tienen uno. Se lee en la tarjeta y no mueve los precios del sitio.",
  ).exactOptional(),
});

/** Old structures of terms, which only existing rows have; new promotions state their terms in their own words. */
const legacyTerms = [
  variant(
    "porting",
    "Descuento al traer tu número",
    { percent: percent("Descuento, en %"), months: integer("Meses con descuento", { max: 24, example: 6 }) },
    { isLegacy: true },
  ),
  variant(
    "referral",
    "Referidos",
    {
      referrerPercent: percent("Descuento de quien invita, en %"),
      referredPercent: percent("Descuento de quien llega, en %"),
      referredMemberships: integer("Membresías con descuento de quien llega", { max: 24, example: 2 }),
    },
    { isLegacy: true },
  ),
  variant(
    "extraData",
    "Más GB",
    { percent: percent("GB de más, en %"), days: integer("Días que duran", { max: 366, example: 30 }) },
    { isLegacy: true },
  ),
  variant("bigbox", "Bigbox", { couponPesos: priceField("Cupón Bigbox", priceHint) }, { isLegacy: true }),
  variant(
    "wimazon",
    "Wimazon",
    {
      primeMonths: integer("Meses de Amazon Prime", { max: 24, example: 3 }),
      voucherPesos: priceField("Vale", priceHint),
    },
    { isLegacy: true },
  ),
  variant("code", "Código promocional", {}, { isLegacy: true }),
] as const;

export const termsField = z.discriminatedUnion("kind", [textTerms, ...legacyTerms]).meta({
  title: "Lo que promete",
  kindTitle: "Qué promesa es",
  description: "Con sus propias cifras: no mueven los precios del sitio.",
});
