import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";
import { fieldPerPlan } from "#content/forms/fields/form-fields.ts";

export const membershipsCopyForm = definePageForm({
  name: "memberships",
  label: "Página de membresías",
  page: "/membresias",
  form: ({ button, heading, openingHeading, section, limitedText }) => {
    const sub = limitedText("Texto debajo", 120);

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        uses: fieldPerPlan(
          "Para qué es cada membresía",
          (name) => limitedText(name, 60),
          "En el dial. Después dice qué roaming y qué beneficios incluye.",
        ),
      }),
      plans: section("Precios", {
        heading: heading(),
        sub: limitedText("Texto debajo", 60, "Después dice que la app confirma el precio. "),
      }),
      comparison: section("Comparación", { heading: heading(), sub }),
      security: section("Mantente a salvo", {
        holder: limitedText("Quién hace gestiones", 120),
        mail: limitedText("Por dónde escribe wim", 120),
        fraud: limitedText("Si hay un fraude", 120),
      }),
      conditions: section("Condiciones", {
        heading: heading(),
        days: limitedText("Lo que dura una membresía", 140, "Va después de los días. "),
        noRefunds: section("Cancelaciones y reembolsos", { heading: heading(), text: limitedText("Texto", 200) }),
        outOfData: button("Enlace a la pregunta por los GB", 48),
        notRenewed: button("Enlace a la pregunta por el número", 48),
      }),
      control: section("Franja de color", { heading: heading(), text: sub, action: button() }),
      roaming: section("Roaming", {
        heading: heading(),
        sub,
        summary: button("Botón que abre los pasos"),
        link: button("Enlace a los destinos"),
      }),
    });
  },
});
