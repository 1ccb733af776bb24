import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const usageCopyForm = definePageForm({
  name: "usage",
  label: "Página de consumos",
  page: "/conoce-tus-consumos",
  form: ({ titleAndText, button, heading, openingHeading, section, steps, limitedText }) => {
    const sub = limitedText("Texto debajo", 120);
    const way = (title: string) =>
      section(title, { heading: heading(), text: limitedText("Texto", 160), link: button("Enlace", 36) });

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 120),
        mail: button("Enlace al correo"),
      }),
      app: section("En la app", { heading: heading(), sub, steps: steps() }),
      mail: section("Por correo", {
        heading: heading(),
        sub,
        steps: steps(),
        title: limitedText("Título del correo", 44),
        safety: titleAndText("Aviso"),
      }),
      out: section("Sin datos", {
        heading: heading(),
        sub,
        buy: way("Comprar un paquete"),
        calls: way("Llamar"),
        apn: way("Si quedan GB"),
      }),
      support: section("Soporte", { heading: heading(), sub, rights: button("Enlace a las bonificaciones", 36) }),
    });
  },
});
