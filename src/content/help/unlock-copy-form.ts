import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";

export const unlockCopyForm = definePageForm({
  name: "unlock",
  label: "Página del celular desbloqueado",
  page: "/saber-si-mi-celular-esta-desbloqueado",
  form: ({ button, heading, lines, openingHeading, point, section, steps, words }) => {
    const text = words("Qué se ve", 80);
    const verdict = { means: words("Qué significa", 32), next: words("Qué hacer", 60) };
    const more = section("Más ayuda", { title: words("Título", 44), items: lines("Puntos", "Punto", 140) });
    const seen = {
      unlocked: words("Si está desbloqueado", 80),
      locked: words("Si está bloqueado", 80),
    };

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: words("Introducción", 120),
        question: words("Pregunta", 32),
      }),
      verdicts: section("Lo que significa", {
        title: words("Título", 44),
        unlocked: section("Desbloqueado", verdict),
        locked: section("Bloqueado", verdict),
        compatibility: button("Enlace a los celulares"),
        unlock: button("Enlace al desbloqueo"),
      }),
      iphone: section("En iPhone", {
        heading: heading(),
        open: words("Abrir la información", 44),
        find: point("Encontrar el bloqueo"),
        read: point("Leerlo"),
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
        sub: words("Texto debajo", 120),
        company: point("De la compañía", 120),
        report: point("Del IMEI", 120),
        theft: button("Enlace al reporte"),
        used: words("Consejo", 140),
      }),
      right: section("Pedir el desbloqueo", {
        heading: heading(),
        sub: words("Texto debajo", 120),
        price: words("Debajo del precio", 40),
        time: words("Debajo del plazo", 40),
        steps: steps(),
        law: section("La ley", { text: words("Texto", 200), source: words("Fuente", 160) }),
      }),
    });
  },
});
