import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const portingCopyForm = definePageForm({
  name: "porting",
  label: "Página de portabilidad",
  page: "/portabilidad",
  form: ({
    titleAndText,
    button,
    heading,
    lines,
    sectionWithFallback,
    openingHeadingWithFallback,
    headingAndText,
    section,
    steps,
    textWithFallback,
    limitedText,
  }) => {
    const sub = limitedText("Texto debajo", 120);
    const summary = limitedText("Encabezado", 44);

    const deadline = (title: string) =>
      section(title, { label: limitedText("Qué pasa", 32), detail: limitedText("Debajo del plazo", 60) });
    const moves = (title: string) =>
      section(title, { title: limitedText("Título", 32), points: lines("Puntos", "Punto", 120) });
    const longBox = (title: string) =>
      section(title, {
        title: limitedText("Título", 48),
        text: limitedText("Texto", 200),
        more: lines("Más párrafos", "Párrafo"),
      });

    return z.strictObject({
      opening: section("Entrada", {
        tag: limitedText("Etiqueta", 28),
        heading: openingHeadingWithFallback(),
        intro: sectionWithFallback("Introducción", textWithFallback(180)),
        check: button("Enlace a quién puede"),
      }),
      deadlines: section("Plazos", {
        nip: deadline("El NIP"),
        request: deadline("La solicitud"),
        arrival: deadline("La llegada del número"),
        undo: deadline("La reversión"),
      }),
      steps: section("Pasos", { heading: heading(), sub, steps: steps(), notice: titleAndText("Aviso del NIP") }),
      who: section("Quién puede", {
        heading: heading(),
        points: lines("Requisitos", "Requisito", 120),
        postpaid: limitedText("Si tiene pospago", 120),
        compatibility: button("Enlace a los celulares", 44),
      }),
      times: section("Cómo cuenta el tiempo", {
        heading: heading(),
        paragraphs: lines("Reglas", "Párrafo", 240),
        calendarNote: limitedText("Nota de los días hábiles", 240),
      }),
      moves: section("Qué se lleva y qué se queda", {
        summary,
        keptItems: moves("Se lo lleva"),
        leftBehindItems: moves("Se queda"),
        plans: button("Enlace a las membresías"),
      }),
      rights: section("Derechos", {
        heading: heading(),
        sub,
        questions: button("Enlace a las preguntas", 44),
        decide: section("Decidir", {
          summary,
          keep: titleAndText("Conservar el número", 240),
          free: titleAndText("Es gratis"),
          start: titleAndText("Quién lo inicia"),
          where: titleAndText("Dónde se tramita"),
          data: titleAndText("Los datos"),
        }),
        change: section("Durante el cambio", {
          summary,
          time: titleAndText("El plazo"),
          holdBack: titleAndText("Nadie lo frena"),
          debt: titleAndText("Con adeudo"),
        }),
        undo: section("Si algo no salió bien", {
          summary,
          revert: longBox("Revertir"),
          recover: longBox("Recuperar el número"),
          claim: titleAndText("Reclamar"),
        }),
      }),
      status: section("Estado del cambio", {
        heading: heading(),
        text: limitedText("Texto", 160),
        link: button("Enlace al sitio nacional", 44),
      }),
      closing: headingAndText("Cierre", 120),
    });
  },
});
