/**
 * The legal duty to identify the owner of every line. Source: LMTR, articles 103 and 164, section III. Published
 * deadlines contradict each other, so the site gives no date and refers to the regulator.
 */
import { authorities, laws } from "./library/references.ts";

const { regulator } = authorities;

export const lineIdentification = {
  title: "Identificación de tu línea",
  duty: "La ley pide que cada línea de celular esté ligada a una persona identificada, también con eSIM.",
  source: `${laws.telecommunications.short}, artículos 103 y 164, fracción III.`,
  procedure: `El trámite y su plazo los publica la ${regulator.name} (${regulator.short}).`,
  link: { label: "Qué necesitas para identificarla", to: "/preguntas-frecuentes#identificacion-de-lineas" },
} as const;
