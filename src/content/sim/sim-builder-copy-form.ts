/** Form for the copy of `/arma-tu-sim`, except the answers, which come from the tools. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const simBuilderCopyForm = definePageForm({
  name: "sim-builder",
  label: "Página «Arma tu SIM»",
  page: "/arma-tu-sim",
  form: ({ button, heading, limitedText, openingHeading, section }) =>
    z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        done: openingHeading(),
        intro: limitedText("Introducción", 120),
      }),
      questions: section("Preguntas", {
        phone: limitedText("Celular", 32),
        place: limitedText("Señal", 32),
        plan: limitedText("Datos", 32),
        number: limitedText("Número", 32),
      }),
      actions: section("Botones", {
        take: button("Comprar"),
        share: button("Compartir"),
        forget: button("Borrar"),
      }),
      privacy: section("Qué pasa con las respuestas", {
        heading: heading(),
        kept: limitedText("Dónde se guardan", 160),
        sent: limitedText("A quién se mandan", 160),
        forgotten: limitedText("Cómo se borran", 160),
      }),
    }),
});
