import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";

export const esimCopyForm = definePageForm({
  name: "esim",
  label: "Página de la eSIM",
  page: "/esim",
  form: ({
    button,
    heading,
    hasFallback,
    missingFallback,
    openingHeading,
    point,
    section,
    steps,
    textWithFallback,
    words,
  }) => {
    const sub = words("Texto debajo", 120);
    const text = words("Texto", 200);

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        withoutScript: words("Texto sin JavaScript", 160),
        list: button("Enlace a la lista"),
      }),
      list: section("Lista de celulares", {
        heading: heading(),
        fold: button("Botón que la abre"),
        text,
        later: words("Título de los modelos nuevos", 44),
      }),
      notListed: section("Si el modelo no aparece", { heading: heading(), text, note: words("Nota", 120) }),
      notForWim: section("Con cuáles no se puede", {
        heading: heading(),
        sub,
        withoutEsim: point("Sin eSIM"),
        locked: point("Bloqueados"),
        tablets: point("Tabletas y relojes"),
      }),
      unlocked: section("Celular desbloqueado", {
        heading: heading(),
        sub,
        listed: words("Que esté en la lista", 120),
        free: words("Que esté desbloqueado", 120),
        wifi: words("Que haya Wi-Fi", 120),
        number: words("Traer el número", 120),
        ifLocked: point("Si está bloqueado"),
      }),
      steps: section("Pasos para instalarla", {
        heading: heading(),
        sub,
        steps: steps(),
        keep: point("Aviso"),
        noData: button("Enlace al APN", 48),
      }),
      benefits: section("Ventajas", { heading: heading(), number: point("Con tu número") }),
      questions: section("Dudas", { heading: heading(), more: button("Enlace a las preguntas", 48) }),
      band: section("Cierre", { heading: heading(), ...textWithFallback(120) }).refine(hasFallback, missingFallback),
    });
  },
});
