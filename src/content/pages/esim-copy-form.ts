import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const esimCopyForm = definePageForm({
  name: "esim",
  label: "Página de la eSIM",
  page: "/esim",
  form: ({
    button,
    heading,
    openingHeading,
    headingAndText,
    section,
    sectionWithFallback,
    steps,
    textWithFallback,
    limitedText,
  }) => {
    const sub = limitedText("Texto debajo", 120);
    const text = limitedText("Texto", 200);

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        withoutScript: limitedText("Texto sin JavaScript", 160),
        list: button("Enlace a la lista"),
      }),
      list: section("Lista de celulares", {
        heading: heading(),
        summary: button("Botón que la abre"),
        text,
        later: limitedText("Título de los modelos nuevos", 44),
      }),
      notListed: section("Si el modelo no aparece", { heading: heading(), text, note: limitedText("Nota", 120) }),
      notForWim: section("Con cuáles no se puede", {
        heading: heading(),
        sub,
        withoutEsim: headingAndText("Sin eSIM"),
        locked: headingAndText("Bloqueados"),
        tablets: headingAndText("Tabletas y relojes"),
      }),
      unlocked: section("Celular desbloqueado", {
        heading: heading(),
        sub,
        listed: limitedText("Que esté en la lista", 120),
        free: limitedText("Que esté desbloqueado", 120),
        wifi: limitedText("Que haya Wi-Fi", 120),
        number: limitedText("Traer el número", 120),
        ifLocked: headingAndText("Si está bloqueado"),
      }),
      steps: section("Pasos para instalarla", {
        heading: heading(),
        sub,
        steps: steps(),
        keep: headingAndText("Aviso"),
        noData: button("Enlace al APN", 48),
      }),
      benefits: section("Ventajas", { heading: heading(), number: headingAndText("Con tu número") }),
      questions: section("Dudas", { heading: heading(), more: button("Enlace a las preguntas", 48) }),
      band: sectionWithFallback("Cierre", { heading: heading(), ...textWithFallback(120) }),
    });
  },
});
