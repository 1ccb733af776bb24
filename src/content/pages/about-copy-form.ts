import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";
import { yesNoField } from "#content/forms/fields/form-fields.ts";

export const aboutCopyForm = definePageForm({
  name: "about",
  label: "Página «Conócenos»",
  page: "/conocenos",
  form: ({
    button,
    heading,
    linkWithDescription,
    openingHeading,
    section,
    sectionWithFallback,
    textWithFallback,
    limitedText,
  }) => {
    const sub = limitedText("Texto debajo", 120);
    const text = limitedText("Texto", 120);
    const link = button("Enlace", 44);

    const purpose = (title: string) => section(title, { text, more: limitedText("Texto debajo", 120) });
    const figure = (title: string) => limitedText(title, 60, "Va después de la cifra. ");

    return z.strictObject({
      opening: section("Entrada", {
        heading: openingHeading(),
        intro: limitedText("Introducción", 160),
        plans: button("Botón de membresías"),
      }),
      purpose: section("Misión y visión", {
        isSample: yesNoField("Son de muestra: todavía no las escribió el operador"),
        mission: purpose("Misión"),
        vision: purpose("Visión"),
      }),
      figures: section("Cifras", {
        digital: figure("Lo digital"),
        terms: figure("Los plazos"),
        roaming: figure("El roaming"),
      }),
      values: section("Valores", {
        heading: heading(),
        sub,
        innovation: section("Primer valor", { heading: heading(), text, link }),
        subscriber: section("Segundo valor", { heading: heading(), text, link }),
        competitiveness: sectionWithFallback("Tercer valor", { heading: heading(), ...textWithFallback(120), link }),
      }),
      features: section("Con wim tienes", {
        roaming: section("Roaming", { heading: heading(32), text, link }),
        calls: section("Llamadas", { heading: heading(32), text }),
        wimers: section("Comunidad", { heading: heading(32), text, link }),
        stay: section("Sin plazos", { heading: heading(32), text }),
      }),
      proofs: section("Pruebas", {
        heading: heading(),
        sub,
        tariffs: linkWithDescription("Tarifas registradas"),
        charter: linkWithDescription("Carta de derechos"),
        legal: linkWithDescription("Legal"),
        accessibility: linkWithDescription("Accesibilidad"),
      }),
      closing: section("Cierre", { heading: heading(), text: sub }),
    });
  },
});
