import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const unlockedPhoneCopyForm = definePageForm({
  name: "unlock",
  label: "Página del celular desbloqueado",
  page: "/saber-si-mi-celular-esta-desbloqueado",
  form: ({ button, heading, lines, openingHeading, headingAndText, section, steps, limitedText }) => {
    const text = limitedText("Qué se ve", 80);
    const verdict = { means: limitedText("Qué significa", 32), next: limitedText("Qué hacer", 60) };
    const more = section("Más ayuda", { title: limitedText("Título", 44), items: lines("Puntos", "Punto", 140) });
    const seen = {
      unlocked: limitedText("Si está desbloqueado", 80),
      locked: limitedText("Si está bloqueado", 80),
    };

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 120),
        question: limitedText("Pregunta", 32),
      }),
      verdicts: section("Lo que significa", {
        title: limitedText("Título", 44),
        unlocked: section("Desbloqueado", verdict),
        locked: section("Bloqueado", verdict),
        compatibility: button("Enlace a los celulares"),
        unlock: button("Enlace al desbloqueo"),
      }),
      iphone: section("En iPhone", {
        heading: heading(),
        open: limitedText("Abrir la información", 44),
        find: headingAndText("Encontrar el bloqueo"),
        read: headingAndText("Leerlo"),
        more,
        seen: section("Lo que se ve", seen),
      }),
      android: section("En Android", {
        heading: heading(),
        steps: steps(),
        more,
        seen: section("Lo que se ve", {
          ...seen,
          several: section("Si aparecen varias compañías", { text, ...verdict }),
          untried: section("Si no probó otro chip", { text, ...verdict }),
        }),
      }),
      locks: section("Los dos bloqueos", {
        heading: heading(),
        sub: limitedText("Texto debajo", 120),
        company: headingAndText("De la compañía", 120),
        report: headingAndText("Del IMEI", 120),
        theft: button("Enlace al reporte"),
        used: limitedText("Consejo", 140),
      }),
      right: section("Pedir el desbloqueo", {
        heading: heading(),
        sub: limitedText("Texto debajo", 120),
        priceLabel: limitedText("Debajo del precio", 40),
        timeLabel: limitedText("Debajo del plazo", 40),
        steps: steps(),
        law: section("La ley", { text: limitedText("Texto", 200), source: limitedText("Fuente", 160) }),
      }),
    });
  },
});
