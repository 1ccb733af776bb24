/** What the accessibility page says. The statement describes the site's tests: developers write its parts. */
import { z } from "zod";
import { rows } from "./form-fields.ts";
import { button, heading, lines, openingHeading, section, words } from "./words-fields.ts";

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

const tab = (title: string) =>
  section(title, {
    intro: words("Introducción", 160),
    groups: rows(group, { one: "Grupo", name: "title" }).meta({ title: "Grupos" }),
    withUs: lines("Con wim y en este sitio", "Punto", 140),
  });

const document = (title: string) => section(title, { label: words("Título", 44), text: words("Texto", 120) });

export const accessibilityWordsSchema = z.strictObject({
  opening: section("Entrada", { heading: openingHeading(), intro: words("Introducción", 140) }),
  note: words("Nota sobre los menús", 160),
  hearing: tab("Auditiva"),
  sight: tab("Visual"),
  cognition: tab("Cognitiva"),
  movement: tab("Motriz"),
  technologies: tab("Tecnologías asistivas"),
  contact: section("Atención accesible", {
    heading: heading(),
    intro: words("Introducción", 120),
    hours: words("Horario", 80),
    app: words("En la app", 60),
    steps: lines("Pasos", "Paso", 140),
    notes: lines("Notas", "Nota", 200),
    help: button("Enlace a la ayuda"),
  }),
  documents: section("Textos accesibles", {
    heading: heading(),
    sub: words("Texto debajo", 140),
    privacy: document("Aviso de privacidad"),
    terms: document("Términos y condiciones"),
    contract: document("Contrato de adhesión"),
    rights: document("Carta de derechos"),
  }),
  statement: section("Declaración", { heading: heading(), intro: words("Introducción", 120) }),
});
