import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";

export const wimersCopyForm = definePageForm({
  name: "wimers",
  label: "Página de la comunidad",
  page: "/wimers",
  form: ({ button, heading, openingHeading, section, words }) => {
    const sub = words("Texto debajo", 120);
    const text = words("Texto", 160);

    const side = (title: string) =>
      section(title, { who: words("Quién", 24), text: words("Texto", 60, "Va después del porcentaje. ") });
    const card = (title: string) => section(title, { heading: heading(32), text, link: button("Enlace") });

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: words("Introducción", 200),
        referral: button("Botón para invitar"),
        free: words("En el dibujo, donde falta alguien", 12),
      }),
      entry: section("Qué es un wimer", {
        kind: words("Clase de palabra", 48),
        line: words("Primer significado", 120),
        freedom: words("Segundo significado", 120),
        example: words("Ejemplo", 80, "Entre comillas «…». "),
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
