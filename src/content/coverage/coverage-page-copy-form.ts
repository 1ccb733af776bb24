import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const coveragePageCopyForm = definePageForm({
  name: "coverage",
  label: "Página de cobertura",
  page: "/mapa-de-cobertura",
  form: ({ button, heading, lines, section, limitedText }) => {
    const sub = limitedText("Texto debajo", 120);
    const part = { title: limitedText("Título", 48), paragraphs: lines("Párrafos", "Párrafo") };

    return z.strictObject({
      opening: section("Entrada", { intro: limitedText("Introducción", 140) }),
      map: section("Mapa", { heading: heading(), sub }),
      states: section("Tabla por estado", { heading: heading(), sub, note: limitedText("Nota", 160) }),
      next: section("Después de una respuesta", {
        map: button("Enlace al mapa"),
        states: button("Enlace a la tabla"),
      }),
      downloads: section("Descargas", { heading: heading(), sub }),
      legal: section("Nota legal", {
        title: limitedText("Título", 44),
        maps: section("Mapas", { ...part, link: button("Enlace al regulador", 80) }),
        limits: section("Límites", { ...part, points: lines("Cuándo falta la señal", "Punto", 120) }),
        prisons: section("Centros penitenciarios", part),
        sources: section("Fuentes", part),
      }),
      closing: section("Cierre", {
        heading: heading(),
        text: limitedText("Texto", 120),
        port: button("Botón para traer el número"),
        compare: button("Enlace a las membresías"),
      }),
    });
  },
});
