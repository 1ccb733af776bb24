/** Form for the copy of the home page. The limits keep each heading within its lines on a phone 360 px wide. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";

export const homeCopyForm = definePageForm({
  name: "home",
  id: "portada",
  label: "Portada",
  help: "Los límites de letras cuidan que los encabezados quepan en un celular.",
  isPageCopy: false,
  page: "/",
  form: ({ button, section, sectionWithFallback, textWithFallback, limitedText }) => {
    const heading = limitedText("Encabezado", 30);
    const sub = limitedText("Texto debajo", 120);

    const createCardTexts = (max = 64) => ({ title: limitedText("Título", 14), ...textWithFallback(max) });

    const point = (title: string) => section(title, { heading, text: limitedText("Texto", 80) });

    const card = (title: string, max?: number) =>
      sectionWithFallback(title, { ...createCardTexts(max), action: limitedText("Botón", 16) });

    return z.strictObject({
      banner: section("Entrada", {
        tag: limitedText("Etiqueta", 28),
        firstLine: limitedText("Primera línea", 14),
        loudLine: limitedText("Línea que resalta", 14),
        lastLine: limitedText("Última línea", 14),
        intro: limitedText("Introducción", 180),
        download: limitedText("Botón de descarga", 20),
        plans: limitedText("Botón de membresías", 20),
      }),
      cards: section("Tarjetas", {
        portability: card("Portabilidad", 110),
        esim: card("eSIM"),
        roaming: card("Roaming"),
        community: card("Comunidad"),
        security: sectionWithFallback("Seguridad", createCardTexts()).meta({
          description: "Su botón dice lo mismo que el aviso que abre.",
        }),
      }),
      plans: section("Membresías", {
        heading,
        sub,
        sim: button("Enlace a Arma tu SIM", 36),
        comparison: button("Enlace a la comparación"),
      }),
      coverage: section("Cobertura", { heading, sub, map: button("Enlace al mapa") }),
      proof: section("Cifras", {
        porting: limitedText("Traer tu número", 80, "Va después de las horas. "),
        registry: section("Registro", {
          figure: limitedText("Palabra que resalta", 8),
          text: limitedText("Texto", 60),
          link: button("Enlace"),
        }),
      }),
      opinions: section("Opiniones", { heading }),
      brand: section("Frase de marca", {
        first: limitedText("Primera frase", 44),
        second: limitedText("Segunda frase", 30),
      }),
      esim: section("eSIM", {
        heading,
        sub,
        plastic: point("Sin plástico"),
        time: point("Lo que tardas"),
        digital: point("Digital"),
        condition: limitedText("Condición", 120),
        check: button("Enlace a la compatibilidad"),
        learn: button("Enlace a la página de la eSIM"),
      }),
      closing: section("Cierre", { heading, text: sub, code: limitedText("Junto al código QR", 24) }),
      screens: section("Pantallas de la app", {
        usage: point("Consumo"),
        roaming: point("Roaming"),
        renewal: point("Membresía"),
        benefits: point("Beneficios"),
      }),
    });
  },
});
