/** A registered promotion; see `PromotionTerms` of domain/promotion-terms.ts. */
import { z } from "zod";
import { promotionNumbers } from "#content/registry/registry-rows.ts";
import { validityField, visibleFromField } from "./days-field.ts";
import { address, areInOrder, flag, line, ownWords, percent, pricePesos, rows, whole } from "./form-fields.ts";
import { offerField } from "./offer-schema.ts";

const termsField = z
  .discriminatedUnion("kind", [
    z
      .strictObject({
        kind: z.literal("porting"),
        percent: percent("Descuento, en %"),
        months: whole("Meses con descuento", { most: 24 }),
      })
      .meta({ title: "Descuento al traer tu número" }),
    z
      .strictObject({
        kind: z.literal("referral"),
        referrerPercent: percent("Descuento de quien invita, en %"),
        referredPercent: percent("Descuento de quien llega, en %"),
        referredMemberships: whole("Membresías con descuento de quien llega", { most: 24 }),
      })
      .meta({ title: "Referidos" }),
    z
      .strictObject({
        kind: z.literal("extraData"),
        percent: percent("GB de más, en %"),
        days: whole("Días que duran", { most: 366 }),
      })
      .meta({ title: "Más GB" }),
    z.strictObject({ kind: z.literal("bigbox"), couponPesos: pricePesos("Cupón Bigbox") }).meta({ title: "Bigbox" }),
    z
      .strictObject({
        kind: z.literal("wimazon"),
        primeMonths: whole("Meses de Amazon Prime", { most: 24 }),
        voucherPesos: pricePesos("Vale"),
      })
      .meta({ title: "Wimazon" }),
    z.strictObject({ kind: z.literal("code") }).meta({ title: "Código promocional" }),
  ])
  .meta({ title: "Lo que prometió", description: "Con sus propias cifras: no cambia con lo que se ofrece hoy." });

export const promotionsSchema = rows(
  z
    .strictObject({
      slug: address("Dirección", "Lo que va después de /registro-promociones/. No cambia nunca: ya pudo compartirse."),
      name: ownWords(line("Nombre", { description: "Como se anuncia: «Buen Fin 2026»." })),
      folio: z
        .literal([...promotionNumbers], { error: "no es el folio de una promoción del registro" })
        .exactOptional()
        .meta({ title: "Folio", description: "Cuando se conozca." }),
      terms: termsField.exactOptional(),
      offer: offerField
        .exactOptional()
        .meta({ description: "En lugar de lo que prometió: lo que el sitio ofrece en los días de su vigencia." }),
      period: validityField,
      visibleFrom: visibleFromField,
      isOnHome: flag("Está en las notas legales de la portada"),
    })
    .refine(({ terms, offer }) => !(terms && offer), {
      path: ["offer"],
      message: "elige una de dos: lo que prometió o lo que se ofrece",
    })
    .refine(
      ({ visibleFrom, period }) => !visibleFrom || period.kind !== "dates" || areInOrder(visibleFrom, period.from),
      {
        path: ["visibleFrom"],
        message: "a más tardar, el día en que empieza",
      },
    )
    .refine(({ offer, period }) => !offer || period.kind === "dates", {
      path: ["period"],
      message: "lo que se ofrece necesita su primer y su último día",
    }),
  { name: "name", key: "slug", unique: ["folio"] },
);
