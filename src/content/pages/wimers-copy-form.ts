import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const wimersCopyForm = definePageForm({
  name: "wimers",
  label: "Página de la comunidad",
  page: "/wimers",
  form: ({ button, heading, openingHeading, section, limitedText }) => {
    const sub = limitedText("Texto debajo", 120);
    const text = limitedText("Texto", 160);

    const side = (title: string) =>
      section(title, { who: limitedText("Quién", 24), text: limitedText("Texto", 60, "Va después del porcentaje. ") });
    const card = (title: string) => section(title, { heading: heading(32), text, link: button("Enlace") });

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 200),
        referral: button("Botón para invitar"),
        free: limitedText("En el dibujo, donde falta alguien", 12),
      }),
      entry: section("Qué es un wimer", {
        kind: limitedText("Clase de palabra", 48),
        line: limitedText("Primer significado", 120),
        freedom: limitedText("Segundo significado", 120),
        example: limitedText("Ejemplo", 80, "Entre comillas «…». "),
      }),
      referral: section("Referidos", {
        heading: heading(),
        sub,
        referrer: side("Quien invita"),
        referred: side("Quien llega"),
        how: section("Cómo se invita", { heading: heading(), text }),
      }),
      benefits: section("Beneficios", { heading: heading(), sub }),
      comparison: section("Comparación", { heading: heading(), sub }),
      community: section("Para seguir", {
        heading: heading(),
        notices: card("Avisos"),
        entertainment: card("Entretenimiento"),
        roaming: card("Roaming"),
      }),
      closing: section("Cierre", { heading: heading(), text: sub, plans: button("Botón de membresías") }),
    });
  },
});
