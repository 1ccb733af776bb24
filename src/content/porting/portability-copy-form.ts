import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";

export const portabilityCopyForm = definePageForm({
  name: "portability",
  label: "Página de portabilidad",
  page: "/portabilidad",
  form: ({
    box,
    button,
    heading,
    lines,
    fallbackSection,
    openingHeadingWithFallback,
    point,
    section,
    steps,
    words,
  }) => {
    const sub = words("Texto debajo", 120);
    const summary = words("Encabezado", 44);

    const deadline = (title: string) =>
      section(title, { label: words("Qué pasa", 32), detail: words("Debajo del plazo", 60) });
    const moves = (title: string) =>
      section(title, { title: words("Título", 32), points: lines("Puntos", "Punto", 120) });
    const longBox = (title: string) =>
      section(title, {
        title: words("Título", 48),
        text: words("Texto", 200),
        more: lines("Más párrafos", "Párrafo"),
      });

    return z.strictObject({
      opening: section("Entrada", {
        tag: words("Etiqueta", 28),
        heading: openingHeadingWithFallback(),
        intro: fallbackSection("Introducción", 180),
        check: button("Enlace a quién puede"),
      }),
      deadlines: section("Plazos", {
        nip: deadline("El NIP"),
        request: deadline("La solicitud"),
        arrival: deadline("La llegada del número"),
        undo: deadline("La reversión"),
      }),
      steps: section("Pasos", { heading: heading(), sub, steps: steps(), notice: box("Aviso del NIP") }),
      who: section("Quién puede", {
        heading: heading(),
        points: lines("Requisitos", "Requisito", 120),
        postpaid: words("Si tiene pospago", 120),
        compatibility: button("Enlace a los celulares", 44),
      }),
      times: section("Cómo cuenta el tiempo", {
        heading: heading(),
        paragraphs: lines("Reglas", "Párrafo", 240),
        calendarNote: words("Nota de los días hábiles", 240),
      }),
      moves: section("Qué se lleva y qué se queda", {
        summary,
        comes: moves("Se lo lleva"),
        stays: moves("Se queda"),
        plans: button("Enlace a las membresías"),
      }),
      rights: section("Derechos", {
        heading: heading(),
        sub,
        questions: button("Enlace a las preguntas", 44),
        decide: section("Decidir", {
          summary,
          keep: box("Conservar el número", 240),
          free: box("Es gratis"),
          start: box("Quién lo inicia"),
          where: box("Dónde se tramita"),
          data: box("Los datos"),
        }),
        change: section("Durante el cambio", {
          summary,
          time: box("El plazo"),
          holdBack: box("Nadie lo frena"),
          debt: box("Con adeudo"),
        }),
        undo: section("Si algo no salió bien", {
          summary,
          revert: longBox("Revertir"),
          recover: longBox("Recuperar el número"),
          claim: box("Reclamar"),
        }),
      }),
      status: section("Estado del cambio", {
        heading: heading(),
        text: words("Texto", 160),
        link: button("Enlace al sitio nacional", 44),
      }),
      closing: point("Cierre", 120),
    });
  },
});
