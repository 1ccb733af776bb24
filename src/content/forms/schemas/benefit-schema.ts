/** The benefits of each membership; see `Benefit` of domain/plans/plan.ts. */
import { z } from "zod";
import { section } from "#content/forms/fields/field-groups.ts";
import { choice, fieldPerPlan, line } from "#content/forms/fields/form-fields.ts";
import { wordingRules } from "#content/forms/fields/style-rules.ts";
import type { Benefit, BenefitStatus } from "#domain/plans/plan.ts";

const statusField = (name: string) =>
  choice<BenefitStatus>(name, { included: "Incluido", addOn: "Con costo aparte", none: "No se puede agregar" });

const benefitField = (title: string) =>
  section(title, {
    name: line("Nombre", { max: 24 }),
    gives: line("Para qué es", {
      max: 40,
      description: "En pocas palabras: «Salas de aeropuerto».",
      styleRules: wordingRules,
    }),
    status: fieldPerPlan("Con cada membresía", statusField),
  });

export const benefitsSchema = z.strictObject({
  amazonPrime: benefitField("Amazon Prime"),
  paramount: benefitField("Paramount+"),
  loungekey: benefitField("LoungeKey"),
  bigbox: benefitField("Bigbox"),
  vix: benefitField("ViX"),
  deezer: benefitField("Deezer"),
} satisfies Record<Benefit["id"], z.ZodType>);
