/** Forms for the copy of the accessibility page's tabs: features grouped by purpose, and wim's own measures. */
import { z } from "zod";
import { definePageForm } from "#content/forms/define-page.ts";
import { rows } from "#content/forms/fields/form-fields.ts";

const defineTab = (name: string, title: string, anchor: string) =>
  definePageForm({
    name: `accessibility-${name}`,
    label: `Accesibilidad: ${title}`,
    page: `/accesibilidad#${anchor}`,
    form: ({ lines, words }) => {
      const aid = z.strictObject({
        name: words("Nombre", 60),
        what: words("Qué hace", 140),
        ios: words("En iPhone", 120, "Dónde está. Vacío si no tiene menú propio. ").exactOptional(),
        android: words("En Android", 120, "Dónde está. Vacío si no tiene menú propio. ").exactOptional(),
      });
      const group = z.strictObject({
        title: words("Título", 44),
        items: rows(aid, { one: "Función", name: "name" }).meta({ title: "Funciones" }),
      });
      return z.strictObject({
        intro: words("Introducción", 160),
        groups: rows(group, { one: "Grupo", name: "title" }).meta({ title: "Grupos" }),
        withUs: lines("Con wim y en este sitio", "Punto", 140),
      });
    },
  });

export const hearingCopyForm = defineTab("hearing", "Auditiva", "auditiva");
export const sightCopyForm = defineTab("sight", "Visual", "visual");
export const cognitionCopyForm = defineTab("cognition", "Cognitiva", "cognitiva");
export const movementCopyForm = defineTab("movement", "Motriz", "motriz");
export const technologiesCopyForm = defineTab("technologies", "Tecnologías asistivas", "tecnologias-asistivas");
