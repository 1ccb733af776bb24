/** Form for the guides to benefits; `buildGuide` of guides/guide-rows.ts completes them. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";
import {
  choice,
  evenWithErrors,
  listFieldValues,
  rows,
  urlSlug,
  yesNoField,
} from "#content/forms/fields/form-fields.ts";
import { guideAnchors, guidePaths } from "./guide-addresses.ts";

export const guidesCopyForm = definePageForm({
  name: "guides",
  label: "Guías de los beneficios",
  page: "{path}",
  form: ({ button, heading, lines, openingHeading, limitedText }) => {
    const paths = Object.values(guidePaths);
    type GuidePath = (typeof paths)[number];
    const takenAnchors: ReadonlySet<string> = new Set(Object.values(guideAnchors));

    const key = z.strictObject({
      term: limitedText("Para qué", 40),
      value: limitedText("Dato", 36, "Se lee en grande. "),
      note: limitedText("Nota", 120),
    });

    const step = z.strictObject({ heading: heading(), text: lines("Texto", "Párrafo", 140) });

    const trouble = z.strictObject({
      id: urlSlug("Dirección", { example: "sin-enlace", description: "Lo que va después de # en la guía" }).refine(
        (id) => !takenAnchors.has(id),
        "así se llama una parte de la guía: elige otra",
      ),
      question: limitedText("Problema", 60, "Como lo diría quien lo tiene. "),
      answer: lines("Respuesta", "Párrafo", 140),
      asksSupport: yesNoField("Al final manda al soporte"),
    });

    const guide = z.strictObject({
      path: choice("Página", Object.fromEntries(paths.map((path) => [path, path])) as Record<GuidePath, string>),
      heading: openingHeading(),
      intro: limitedText("Introducción", 140),
      card: limitedText("En la tarjeta", 100, "Qué da el beneficio, en una frase, en la página de entretenimiento. "),
      action: button("Enlace a la guía"),
      verb: limitedText("Verbo", 16, "Con él empieza el encabezado de los pasos, por ejemplo Actívalo. "),
      asksForApp: yesNoField("Pide la app con la sesión abierta"),
      needs: lines("Qué más se necesita", "Renglón", 120),
      keys: rows(key, { one: "Dato", name: "term" }).meta({ title: "Datos a la mano" }),
      steps: rows(step, { one: "Paso", name: "heading" }).min(1, "falta un paso").meta({ title: "Pasos" }),
      troubles: rows(trouble, { one: "Problema", name: "question", key: "id" }).meta({ title: "Si algo falla" }),
      ending: lines("Cuando termina", "Párrafo", 140),
    });

    return rows(guide, { one: "Guía", name: "action", key: "path" }).superRefine((all, context) => {
      const missingPaths = paths.filter((path) => !listFieldValues(all, "path").includes(path));
      for (const path of missingPaths)
        context.addIssue({ code: "custom", path: [], message: `falta la guía «${path}»` });
    }, evenWithErrors);
  },
});
