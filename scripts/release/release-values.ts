/** Sections of the release check about values and content that only the operator can supply. */
import type { Sample } from "#content/site/samples/samples.ts";
import type { ReportSection } from "./release-report.ts";

/** @param missingValues - the values that are missing, each with the place where it is written. */
export function buildValuesSection(missingValues: readonly { place: string; label: string }[]): ReportSection {
  const width = Math.max(0, ...missingValues.map(({ place }) => place.length));
  return {
    name: "Valores del operador",
    summary:
      missingValues.length === 0
        ? "no falta ninguno."
        : "Los de «Contacto y enlaces» y «Beneficios por membresía» se escriben en el editor; los demás, como dice docs/configuration.md.",
    problems: missingValues.map(({ place, label }) => `${place.padEnd(width)}  ${label}`),
  };
}

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
