/** Sections of the release check about values and content that only the operator can supply. */
import type { Sample } from "#content/site/samples/samples.ts";
import { contactKeys } from "#platform/config/contact-keys.ts";
import { settings } from "#platform/config/settings.ts";
import type { ReportSection } from "./release-report.ts";

/**
 * @param unsetVariables - variables of values that are missing.
 * @param overriddenVariables - variables that have no effect.
 */
export function buildValuesSections(
  unsetVariables: readonly string[],
  overriddenVariables: readonly string[],
): ReportSection[] {
  const contactVariables = contactKeys.map((key) => settings[key].env as string);
  const missingSettings = Object.values(settings).filter(({ env }) => unsetVariables.includes(env));
  const rows = missingSettings.map(({ env, label }) => ({
    place: contactVariables.includes(env) ? contactLabel : env,
    label,
  }));
  const width = Math.max(0, ...rows.map(({ place }) => place.length));
  const values: ReportSection = {
    name: "Valores del operador",
    summary:
      missingSettings.length === 0
        ? "no falta ninguno."
        : `Los de ${contactLabel} se escriben en el editor; los demás, como dice docs/configuration.md.`,
    problems: rows.map(({ place, label }) => `${place.padEnd(width)}  ${label}`),
  };
  if (overriddenVariables.length === 0) return [values];
  const summary = `Ya no cuentan: vale lo que dice ${contactLabel}. Quítalas.`;
  return [values, { name: "Variables que sobran", summary, problems: [...overriddenVariables], weight: "advice" }];
}

const contactLabel = "«Contacto y enlaces»";

/**
 * @param samples - sample content that the operator must replace.
 * @param unconfirmedFacts - unconfirmed facts in the legal texts.
 * @param questions - questions without an answer.
 */
export function buildContentSections(
  samples: readonly Sample[],
  unconfirmedFacts: readonly Sample[],
  questions: readonly Sample[],
): ReportSection[] {
  const rows = (samples: readonly Sample[]) => samples.map(({ file, description }) => `${file}: ${description}`);
  return [
    {
      name: "Contenido de muestra",
      summary: samples.length === 0 ? "no queda ninguno." : "Sustitúyelo por el del operador.",
      problems: rows(samples),
    },
    {
      name: "Textos legales",
      summary:
        unconfirmedFacts.length === 0
          ? "todos en vigor, sin datos por confirmar."
          : "Confirma cada dato y pon la fecha.",
      problems: rows(unconfirmedFacts),
    },
    {
      name: "Preguntas sin respuesta",
      summary: questions.length === 0 ? "ninguna." : "Nadie las ve hasta que escribas su respuesta.",
      problems: rows(questions),
    },
  ];
}
