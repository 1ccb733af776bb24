/** The benefits of each membership; see `Benefit` of domain/plans/plan.ts. */
import { z } from "zod";
import { addWordingRules, choice, fieldPerPlan, line } from "#content/forms/fields/form-fields.ts";
import type { Benefit, BenefitStatus } from "#domain/plans/plan.ts";

const standing = (name: string) =>
  choice<BenefitStatus>(name, { included: "Incluido", addOn: "Con costo aparte", none: "No se puede agregar" });

const benefit = (title: string) =>
  z
    .strictObject({
      name: line("Nombre", { max: 24 }),
      gives: addWordingRules(
        line("Para qué es", { max: 40, description: "En pocas palabras: «Salas de aeropuerto»." }),
      ),
      standing: fieldPerPlan("Con cada membresía", standing),
    })
    .meta({ title });

export const benefitsSchema = z.strictObject({
  amazonPrime: benefit("Amazon Prime"),
  paramount: benefit("Paramount+"),
  loungekey: benefit("LoungeKey"),
  bigbox: benefit("Bigbox"),
  vix: benefit("ViX"),
  deezer: benefit("Deezer"),
} satisfies Record<Benefit["id"], z.ZodType>);
