/** What one tab of the accessibility page says: aids by what they are for, and what wim does. */
import { z } from "zod";
import { rows } from "./fields/form-fields.ts";
import { lines, words } from "./words-fields.ts";

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

export const accessibilityTabWordsSchema = z.strictObject({
  intro: words("Introducción", 160),
  groups: rows(group, { one: "Grupo", name: "title" }).meta({ title: "Grupos" }),
  withUs: lines("Con wim y en este sitio", "Punto", 140),
});
