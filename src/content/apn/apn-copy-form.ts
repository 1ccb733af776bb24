/** Form for the copy of the pages about access points: `/actualiza-tu-apn`, and the manual with its PDF. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const apnCopyForm = definePageForm({
  name: "apn",
  label: "Páginas del APN",
  page: "/actualiza-tu-apn",
  form: ({ titleAndText, button, heading, lines, openingHeading, headingAndText, section, steps, limitedText }) => {
    const sub = limitedText("Texto debajo", 120);
    const title = limitedText("Título", 48);

    const notes = z.array(limitedText("Nota", 120), { error: "falta la lista" }).meta({ title: "Notas" });
    const menus = (name: string) =>
      section(name, {
        heading: heading(),
        path: limitedText("Menús", 120, "En su orden, con › entre uno y otro. ").refine(
          (path) => path.split(" › ").every((menu) => menu.trim() !== "" && !menu.includes("›")),
          "pon un espacio antes y después de cada ›",
        ),
        notes,
      });
    const brand = (name: string) =>
      section(name, {
        open: menus("Abrir los puntos de acceso"),
        create: menus("Crear uno nuevo"),
        save: menus("Guardarlo"),
      });

    const trouble = {
      question: limitedText("Pregunta", 60),
      answer: lines("Respuesta", "Párrafo", 160),
    };

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 140),
        profile: button("Botón que descarga el perfil del iPhone"),
        brands: button("Botón a los pasos de Android"),
        values: limitedText("Sobre los valores", 44),
      }),
      checks: section("Lo primero", { heading: heading(), sub, steps: steps() }),
      profile: section("El perfil para iPhone", {
        heading: heading(),
        sub,
        summary: button("Botón que abre los pasos"),
        byHand: button("Enlace a los pasos a mano"),
        action: button("Botón de descarga"),
        needs: lines("Qué hace falta", "Punto", 80),
        download: headingAndText("Descargarlo", 120),
        settings: headingAndText("Abrir los ajustes"),
        steps: steps(),
        unsigned: section("Sin firma", {
          title,
          text: lines("Párrafos", "Párrafo", 120),
          signs: lines("Más señas de que es el nuestro", "Seña", 120),
          mismatchAdvice: limitedText("Si no coincide", 80),
        }),
      }),
      brands: section("Por marca", {
        heading: heading(),
        sub,
        byHand: limitedText("Nombre de los pasos del iPhone", 32),
        menuNamesNote: titleAndText("Si el menú se llama distinto"),
        unchangedFieldsNote: titleAndText("Los demás campos"),
        fieldsHeading: limitedText("Llenar los campos", 44),
        selectionNote: limitedText("Después de guardar", 120),
        lastStep: headingAndText("El último paso", 120),
        iphone: section("iPhone", {
          open: menus("Abrir la red de datos"),
          apn: headingAndText("El APN"),
          lte: headingAndText("El APN de LTE"),
          steps: steps(),
        }),
        honor: brand("Honor"),
        motorola: brand("Motorola"),
        samsung: brand("Samsung"),
        xiaomi: brand("Xiaomi"),
      }),
      troubles: section("Si sigue igual", {
        heading: heading(),
        letters: section("Sigue sin navegar", trouble),
        profile: section("El perfil no se instala", trouble),
        reset: section("Regresar a lo de antes", trouble),
        abroad: section("En otro país", { ...trouble, link: button("Enlace al roaming", 40) }),
        support: section("Soporte", { title, text: limitedText("Texto", 160), help: button("Enlace a la ayuda", 40) }),
      }),
      closing: section("Cierre", {
        heading: heading(),
        text: limitedText("Texto", 120),
        manual: button("Enlace al manual"),
      }),
      manual: section("Página del manual", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 140),
        update: button("Enlace para actualizar el APN"),
        index: limitedText("Sobre las marcas", 32),
        values: limitedText("Título de los valores", 32),
        checks: limitedText("Título de lo primero", 44),
        notes: lines("Notas", "Nota", 160),
        document: section("El PDF", { heading: heading(), sub }),
      }),
    });
  },
});
