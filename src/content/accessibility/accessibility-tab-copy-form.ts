/** Forms for the copy of the accessibility page's tabs: features grouped by purpose, and wim's own measures. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page-form.ts";
import { rows } from "#content/forms/fields/form-fields.ts";

const defineTab = (name: string, title: string, anchor: string) =>
  definePageForm({
    name: `accessibility-${name}`,
    label: `Accesibilidad: ${title}`,
    page: `/accesibilidad#${anchor}`,
    form: ({ lines, limitedText }) => {
      const aid = z.strictObject({
        name: limitedText("Nombre", 60),
        what: limitedText("Qué hace", 140),
        ios: limitedText("En iPhone", 120, "Dónde está. Vacío si no tiene menú propio. ").exactOptional(),
        android: limitedText("En Android", 120, "Dónde está. Vacío si no tiene menú propio. ").exactOptional(),
      });
      const group = z.strictObject({
        title: limitedText("Título", 44),
        items: rows(aid, { one: "Función", name: "name" }).meta({ title: "Funciones" }),
      });
      return z.strictObject({
        intro: limitedText("Introducción", 160),
        groups: rows(group, { one: "Grupo", name: "title" }).meta({ title: "Grupos" }),
        ownMeasures: lines("Con wim y en este sitio", "Punto", 140),
      });
    },
  });

export type AccessibilityTabCopy = z.output<ReturnType<ReturnType<typeof defineTab>["form"]>>;

export const hearingCopyForm = defineTab("hearing", "Auditiva", "auditiva");
export const sightCopyForm = defineTab("sight", "Visual", "visual");
export const cognitionCopyForm = defineTab("cognition", "Cognitiva", "cognitiva");
export const movementCopyForm = defineTab("movement", "Motriz", "motriz");
export const technologiesCopyForm = defineTab("technologies", "Tecnologías asistivas", "tecnologias-asistivas");
