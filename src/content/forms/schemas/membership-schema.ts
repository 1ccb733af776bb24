/** The memberships and their regular prices; see `Plan` of domain/plans/plan.ts. */
import { z } from "zod";
import { variant } from "#content/forms/fields/field-groups.ts";
import { choice, fieldPerPlan, shortTextField } from "#content/forms/fields/form-fields.ts";
import { integer, priceField, priceHint } from "#content/forms/fields/number-fields.ts";
import { planIds } from "#domain/plans/plan.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";

const where = choice("Dónde", { europe: "Europa", world: "Todos los países con roaming" });
const gb = integer("GB", { max: 9_999, description: "Solo el número, por ejemplo 60.", example: 60 }).meta({
  unit: "GB",
});

const plan = (title: string) =>
  z
    .strictObject({
      name: shortTextField("Nombre", { max: 20 }),
      regularPesos: priceField("Precio regular", priceHint),
      data: z
        .discriminatedUnion("kind", [variant("upTo", "Con un tope", { gb }), variant("unlimited", "Ilimitados", {})])
        .meta({ title: "Datos", kindTitle: "Cuántos datos", description: "En México, EE.\u00a0UU. y Canadá." }),
      roaming: z
        .discriminatedUnion("kind", [
          variant("none", "No incluye", {}),
          variant("upTo", "Con un tope", { gb, where }),
          variant("unlimited", "Ilimitado", { where }),
        ])
        .meta({ title: "Roaming", kindTitle: "Cuánto roaming" }),
    })
    .meta({ title, summaryFields: ["regularPesos", "data"] });

export const membershipsSchema = z.strictObject({
  plans: fieldPerPlan("Membresías", plan).superRefine((plans, context) => {
    for (const [index, id] of planIds.entries()) {
      const cheaperPlan = planIds[index - 1];
      if (cheaperPlan && plans[id].regularPesos <= plans[cheaperPlan].regularPesos)
        context.addIssue({
          code: "custom",
          path: [id, "regularPesos"],
          message: `tiene que ser mayor que el de ${plans[cheaperPlan].name}, ${formatPesos(plans[cheaperPlan].regularPesos)}`,
        });
    }
  }),
  membershipDays: integer("Días que dura una membresía", { max: 366 }),
  homeCountries: shortTextField("Dónde sirven datos, llamadas y SMS", {
    description: "Sin roaming, como se lee en una oración.",
  }),
  roamingCountries: integer("Países y territorios con roaming", { max: 250 }),
});
