/** Numbers of the public register of tariffs. */
import { z } from "zod";
import { choice, evenWithErrors, listFieldValues, rows, yesNoField } from "#content/forms/fields/form-fields.ts";
import { registryNumber } from "#content/forms/fields/number-fields.ts";
import { type PlanId, planIds } from "#domain/plans/plan.ts";
import { capitalize } from "#domain/text/capitalize.ts";

const planNames = Object.fromEntries(planIds.map((id) => [id, capitalize(id)])) as Record<PlanId, string>;

const number = registryNumber(
  "Folio",
  "Son 7 cifras, por ejemplo 1676755. No cambia nunca: es la dirección de su página.",
);

export const registrySchema = z
  .strictObject({
    isSample: yesNoField("Es una muestra: falta confirmar qué membresía ampara cada folio"),
    memberships: rows(z.strictObject({ number, plan: choice("Membresía", planNames) }), {
      one: "Folio",
      name: "number",
      key: "number",
      summary: ["plan"],
    })
      .superRefine((all, context) => {
        for (const id of planIds.filter((planId) => !listFieldValues(all, "plan").includes(planId)))
          context.addIssue({ code: "custom", path: [], message: `falta un folio de ${planNames[id]}` });
      }, evenWithErrors)
      .meta({ title: "Folios de membresías" }),
    promotions: rows(z.strictObject({ number }), { one: "Folio", name: "number", key: "number" }).meta({
      title: "Folios de promociones",
    }),
  })
  .superRefine(({ memberships, promotions }, context) => {
    for (const [row, { number: folio }] of promotions.entries())
      if (memberships.some((membership) => membership.number === folio))
        context.addIssue({
          code: "custom",
          path: ["promotions", row, "number"],
          message: "ya es el folio de una membresía",
        });
  });
