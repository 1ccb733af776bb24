/** Form schema of registered promotions; for their terms, see `PromotionTerms`. */
import { z } from "zod";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { validityField, visibleFromField } from "#content/forms/fields/days-field.ts";
import {
  addWordingRules,
  areInOrder,
  flag,
  formatLengthMessage,
  integer,
  line,
  percent,
  priceField,
  priceHint,
  rows,
  urlSlug,
} from "#content/forms/fields/form-fields.ts";
import { promotionRegistryNumbers } from "#content/registry/registry-rows.ts";
import { config } from "#platform/config/config.ts";
import { offerField } from "./offer-schema.ts";

const termsField = z
  .discriminatedUnion("kind", [
    z
      .strictObject({
        kind: z.literal("porting"),
        percent: percent("Descuento, en %"),
        months: integer("Meses con descuento", { max: 24, example: 6 }),
      })
      .meta({ title: "Descuento al traer tu número" }),
    z
      .strictObject({
        kind: z.literal("referral"),
        referrerPercent: percent("Descuento de quien invita, en %"),
        referredPercent: percent("Descuento de quien llega, en %"),
        referredMemberships: integer("Membresías con descuento de quien llega", { max: 24, example: 2 }),
      })
      .meta({ title: "Referidos" }),
    z
      .strictObject({
        kind: z.literal("extraData"),
        percent: percent("GB de más, en %"),
        days: integer("Días que duran", { max: 366, example: 30 }),
      })
      .meta({ title: "Más GB" }),
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
    z.strictObject({ kind: z.literal("code") }).meta({ title: "Código promocional" }),
  ])
  .meta({
    title: "Lo que prometió",
    kindTitle: "Qué promesa es",
    description: "Con sus propias cifras: no mueven los precios del sitio.",
  });

/** Maximum letters of an address, because the address is also a file name and longer ones break in messages. */
const maxLetters = 80;

/** Whether another page has the address: a numbered registration, or the unlisted promotion. */
const isTaken = (slug: string) => /^formato-simplificado(?:\/|$)/.test(slug) || slug === config.unlistedPromotionSlug;

const unknownFolio = "ese folio no está en Folios del registro de tarifas: agrégalo ahí primero";

export const promotionsSchema = rows(
  z
    .strictObject({
      slug: urlSlug("Dirección", {
        example: "buen-fin-26",
        description: "Lo que va después de /registro-promociones/",
      })
        .max(maxLetters, { error: ({ input }) => formatLengthMessage(String(input).length, maxLetters) })
        .refine((slug) => !isTaken(slug), "esa dirección ya la usa otra página del sitio: elige otra")
        .refine((slug) => !/(?:^|\/)\d{7}$/.test(slug), "así se escribe un folio: elige una dirección con palabras"),
      name: addWordingRules(line("Nombre", { description: "Como se anuncia: «Buen Fin 2026»." })),
      folio: z
        .literal([...promotionRegistryNumbers], {
          error: ({ input }) => (input === undefined ? "falta el folio" : unknownFolio),
        })
        .exactOptional()
        .meta({
          title: "Folio",
          description: "Cuando se conozca. Uno nuevo se agrega antes en Folios del registro de tarifas.",
        }),
      terms: termsField.exactOptional(),
      offer: offerField.exactOptional().meta({ description: "Cambia los precios de todo el sitio durante sus días." }),
      period: validityField,
      visibleFrom: visibleFromField,
      isOnHome: flag("Está en las notas legales de la portada").meta({
        description: "La agrega a «Legales» de la portada. El registro y el mapa del sitio la tienen también sin esto.",
      }),
    })
    .refine(({ terms, offer }) => !(terms && offer), {
      path: ["offer"],
      message: "quita una de dos: lo que prometió o lo que se ofrece",
    })
    .refine(
      ({ visibleFrom, period }) => !visibleFrom || period.kind !== "dates" || areInOrder(visibleFrom, period.from),
      {
        path: ["visibleFrom"],
        message: "tiene que ser a más tardar el día en que empieza",
      },
    )
    .refine(({ offer, period }) => !offer || period.kind === "dates", {
      path: ["period"],
      message: "lo que se ofrece necesita su primer y su último día",
    })
    .meta({
      either: {
        title: "Qué da",
        none: "Sin cifras conocidas",
        fields: {
          terms: "Cifras propias, que no mueven los precios del sitio",
          offer: "Otros precios o GB en todo el sitio",
        },
      } satisfies FormSchema["either"],
    }),
  { one: "Promoción", name: "name", key: "slug", unique: ["folio"], summary: ["period"] },
);
