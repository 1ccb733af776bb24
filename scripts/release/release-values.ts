/** Sections of the release check about values and content that only the operator can supply. */
import type { Sample } from "#content/site/samples/samples.ts";
import { settings } from "#platform/config/settings.ts";
import type { Section } from "./release-report.ts";

/** @param unset - names of the variables that are not set. */
export function buildValuesSection(unset: readonly string[]): Section {
  const missing = Object.values(settings).filter(({ env }) => unset.includes(env));
  const width = Math.max(0, ...missing.map(({ env }) => env.length));
  return {
    name: "Valores del operador",
    summary: missing.length === 0 ? "no falta ninguno." : "Cómo definirlos: docs/configuration.md.",
    problems: missing.map(({ env, what }) => `${env.padEnd(width)}  ${what}`),
  };
}

/**
 * @param samples - sample content that the operator must replace.
 * @param legal - unconfirmed facts in the legal texts.
 * @param questions - questions without an answer.
 */
export function buildContentSections(
  samples: readonly Sample[],
  legal: readonly Sample[],
  questions: readonly Sample[],
): Section[] {
  const rows = (samples: readonly Sample[]) => samples.map(({ file, what }) => `${file}: ${what}`);
  return [
    {
      name: "Contenido de muestra",
      summary: samples.length === 0 ? "no queda ninguno." : "Sustitúyelo por el del operador.",
      problems: rows(samples),
    },
    {
      name: "Textos legales",
      summary: legal.length === 0 ? "todos en vigor, sin datos por confirmar." : "Confirma cada dato y pon la fecha.",
      problems: rows(legal),
    },
    {
      name: "Preguntas sin respuesta",
      summary: questions.length === 0 ? "ninguna." : "Nadie las ve hasta que escribas su respuesta.",
      problems: rows(questions),
    },
  ];
}
