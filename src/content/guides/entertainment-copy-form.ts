/** Form for the copy of the page with all benefits, and for the copy that all guides share. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const entertainmentCopyForm = definePageForm({
  name: "entertainment",
  label: "Página de entretenimiento",
  page: "/entretenimiento",
  form: ({ button, heading, lines, openingHeading, section, limitedText }) => {
    const sub = limitedText("Texto debajo", 120);

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 160),
        memberships: button("Botón a lo que trae cada membresía"),
        marquee: limitedText("Letrero del escenario", 16),
      }),
      benefits: section("Beneficios", { heading: heading(), sub }),
      memberships: section("Lo que trae cada membresía", { heading: heading(), sub }),
      closing: section("Cierre", {
        heading: heading(),
        text: sub,
        plans: button("Botón de membresías"),
        community: button("Botón de la comunidad"),
      }),
      everyGuide: section("Lo que dicen todas las guías", {
        seeSteps: button("Botón a los pasos"),
        who: limitedText("Título de las membresías que lo tienen", 32),
        before: limitedText("Título de lo que se necesita", 32),
        app: limitedText("La app a la mano", 80),
        troubles: limitedText("Título de los problemas", 32),
        support: limitedText("Cuando nada ayuda", 80, "Va al final de las respuestas que mandan al soporte. "),
        help: button("Enlace al soporte"),
        safety: limitedText("Título de los consejos", 32),
        fraud: limitedText("Pregunta antes del aviso de fraude", 32),
        ending: limitedText("Título de lo que pasa al final", 32),
        renewal: limitedText("Cada cuánto se renuevan", 80, "En las guías de beneficios que una membresía incluye. "),
        promotions: section("Promociones que ya terminaron", { heading: heading(), text: limitedText("Texto", 120) }),
        others: limitedText("Título de las demás guías", 32),
        back: button("Enlace a esta página"),
      }),
      email: section("Dónde está el correo de suscripción", {
        heading: heading(),
        steps: lines("Pasos", "Paso", 60),
      }),
    });
  },
});
