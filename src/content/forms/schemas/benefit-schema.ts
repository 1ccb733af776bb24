/** The benefits of each membership; see `Benefit` of domain/plans/plan.ts. */
import { z } from "zod";
import { section } from "#content/forms/fields/field-groups.ts";
import { choice, fieldPerPlan, shortTextField } from "#content/forms/fields/form-fields.ts";
import { wordingRules } from "#content/forms/fields/style-rules.ts";
import { webAddress } from "#content/forms/fields/web-address.ts";
import { benefitLooks, mapBenefits } from "#domain/plans/benefit-looks.ts";
import type { BenefitStatus } from "#domain/plans/plan.ts";

const statusField = (name: string) =>
  choice<BenefitStatus>(name, { included: "Incluido", addOn: "Con costo aparte", none: "No se puede agregar" });

const addressField = (title: string) =>
  webAddress(title).meta({ title, description: "Si está vacía, el sitio enlaza a una de muestra." }).exactOptional();

const benefitField = (title: string) =>
  section(title, {
    name: shortTextField("Nombre", { max: 24 }),
    gives: shortTextField("Para qué es", {
      max: 40,
      description: "En pocas palabras: «Salas de aeropuerto».",
      styleRules: wordingRules,
    }),
    status: fieldPerPlan("Con cada membresía", statusField),
    site: addressField("Sitio del socio"),
    terms: addressField("Términos del beneficio"),
  });

export const benefitsSchema = z.strictObject(mapBenefits((id) => benefitField(benefitLooks[id].formLabel)));
