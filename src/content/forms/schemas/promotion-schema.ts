/**
 * Form schema of promotions; for their terms, see `PromotionTerms`. Their texts cannot use facts, because a promise
 * must not change.
 */
import { z } from "zod";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { validityField, visibleFromField } from "#content/forms/fields/days-field.ts";
import {
  areInOrder,
  checkboxes,
  formatLengthMessage,
  rows,
  shortTextField,
  urlSlug,
  yesNoField,
} from "#content/forms/fields/form-fields.ts";
import { wordingRules } from "#content/forms/fields/style-rules.ts";
import { pictureField } from "#content/forms/fields/upload-field.ts";
import { promotionRegistryNumbers } from "#content/registry/registry-rows.ts";
import { config } from "#platform/config/config.ts";
import { isOver, listPricesAboveRegular, offerField } from "./offer-schema.ts";
import { termsField } from "./promotion-terms-field.ts";

/** Maximum letters of an address, because the address is also a file name and longer ones break in messages. */
const maxSlugLength = 80;

/** Whether another page uses the address: a numbered registration, or the unlisted promotion. */
const isTakenSlug = (slug: string) =>
  /^formato-simplificado(?:\/|$)/.test(slug) || slug === config.unlistedPromotionSlug;

const unknownFolioMessage = "ese folio no está en Folios del registro de tarifas: agrégalo ahí primero";

/** Labels of the spots where a promotion is shown. */
const spotLabels = {
  registry: "Registro: tiene su página, y la encuentran el buscador y el mapa del sitio",
  memberships: "Membresías: su tarjeta, en sus días",
  home: "Portada: su tarjeta, en sus días; con página en el registro, también su enlace en «Legales»",
} as const;

export type PromotionSpot = keyof typeof spotLabels;

export const promotionsSchema = rows(
  z
    .strictObject({
      slug: urlSlug("Dirección", {
        example: "buen-fin-26",
        description: "Lo que va después de /registro-promociones/",
      })
        .max(maxSlugLength, { error: ({ input }) => formatLengthMessage(String(input).length, maxSlugLength) })
        .refine((slug) => !isTakenSlug(slug), "esa dirección ya la usa otra página del sitio: elige otra")
        .refine((slug) => !/(?:^|\/)\d{7}$/.test(slug), "así se escribe un folio: elige una dirección con palabras"),
      name: shortTextField("Nombre", { description: "Como se anuncia: «Buen Fin 2026».", styleRules: wordingRules }),
      folio: z
        .literal([...promotionRegistryNumbers], {
          error: ({ input }) => (input === undefined ? "falta el folio" : unknownFolioMessage),
        })
        .exactOptional()
        .meta({
          title: "Folio",
          description: "Cuando se conozca. Uno nuevo se agrega antes en Folios del registro de tarifas.",
        }),
      terms: termsField.exactOptional(),
      offer: offerField.exactOptional().meta({ description: "Cambia los precios de todo el sitio durante sus días." }),
      picture: pictureField,
      period: validityField,
      visibleFrom: visibleFromField,
      shownOn: checkboxes("Dónde se ve", spotLabels, { one: "Lugar", what: "el lugar" }),
      isSample: yesNoField("Es de muestra: todavía no se ofrece").exactOptional(),
    })
    .refine(({ terms, offer }) => !(terms && offer), {
      path: ["offer"],
      message: "quita una de dos: lo que promete o lo que se ofrece",
    })
    .refine(
      ({ visibleFrom, period }) => !visibleFrom || period.kind !== "dates" || areInOrder(visibleFrom, period.from),
      { path: ["visibleFrom"], message: "tiene que ser a más tardar el día en que empieza" },
    )
    .refine(({ offer, period }) => !offer || period.kind !== "yearless", {
      path: ["period"],
      message: "lo que se ofrece necesita su primer y su último día",
    })
    .refine(({ offer, shownOn }) => offer || shownOn.length > 0, {
      path: ["shownOn"],
      message: "elige al menos un lugar: en ninguno, nadie la encuentra",
    })
    .refine(({ folio, shownOn }) => folio === undefined || shownOn.includes("registry"), {
      path: ["shownOn"],
      message: "tiene folio: elige también «Registro»",
    })
    // A promotion that is over keeps its figures, even if they do not match today's prices.
    .superRefine(({ terms, offer, period }, context) => {
      if (isOver(period)) return;
      const pesos = terms?.kind === "text" ? terms.pesos : undefined;
      const porting = ["offer", "porting"];
      for (const issue of [
        ...listPricesAboveRegular(pesos, ["terms", "pesos"], period),
        ...listPricesAboveRegular(offer?.porting?.pesos, [...porting, "pesos"], period),
        ...listPricesAboveRegular(offer?.porting?.otherReading?.pesos, [...porting, "otherReading", "pesos"], period),
      ])
        context.addIssue({ code: "custom", ...issue });
    })
    .meta({
      either: {
        title: "Qué da",
        none: "Sin cifras conocidas",
        fields: {
          terms: "Lo que dice con sus palabras, sin mover los precios del sitio",
          offer: "Otros precios o GB en todo el sitio",
        },
      } satisfies FormSchema["either"],
    }),
  { one: "Promoción", name: "name", key: "slug", unique: ["folio"], summary: ["period"] },
);
