/** Support hours, and the users' rating of the app. */
import { z } from "zod";
import { areInOrder, shortTextField, timeOfDay, yesNoField } from "#content/forms/fields/form-fields.ts";
import { decimal } from "#content/forms/fields/number-fields.ts";

export const supportSchema = z
  .strictObject({
    opens: timeOfDay("Soporte abre"),
    closes: timeOfDay("Soporte cierra"),
    isZoneConfirmed: yesNoField("El operador confirmó que es la hora del centro de México"),
    appRating: decimal("Calificación de la app", {
      max: 5,
      pattern: /^\d(\.\d)?$/,
      message: "escríbela con un decimal",
      example: 4.4,
      description: "En la tienda de apps, de 1 a 5 y con un decimal: 4.4.",
    }),
    ratingSource: shortTextField("Tienda y fecha de la calificación", {
      max: 48,
      description: "Se lee después de «en», por ejemplo: Google Play, en noviembre de 2026.",
    }).exactOptional(),
  })
  .refine(({ opens, closes }) => opens !== closes && areInOrder(opens, closes), {
    path: ["closes"],
    message: "tiene que ser después de la hora en que abre, el mismo día",
  });
