/** Output of `npm run release:check`: sections with a verdict each, and an overall verdict. */

export type ReportSection = {
  name: string;
  /** Summary of the checks, such as «107 páginas». */
  summary: string;
  /** Problems with their places; an entry may have several lines. */
  problems: readonly string[];
  /**
   * `advice`: the problems do not block the release; `skipped`: not checked; undefined: the problems block the release.
   */
  weight?: "advice" | "skipped";
};

const maxListedProblems = 100;

/** @returns the section in Spanish: a line with the verdict, then the problems. */
export function formatSection({ name, summary, problems, weight }: ReportSection): string {
  if (weight === "skipped") return `– ${name}: no se revisó. ${summary}`;
  if (problems.length === 0) return `✔ ${name}: ${summary}`;
  const mark = weight === "advice" ? "·" : "✘";
  const omittedCount = problems.length - maxListedProblems;
  const listedProblems = problems.slice(0, maxListedProblems).map((problem) => indent(problem));
  const omittedNote = omittedCount > 0 ? [`  … y ${omittedCount} más`] : [];
  const count = problems.length === 1 ? "1 asunto" : `${problems.length} asuntos`;
  const head = `${mark} ${name}: ${weight === "advice" ? "aviso" : count}. ${summary}`.trimEnd();
  return [head, ...listedProblems, ...omittedNote].join("\n");
}

const indent = (text: string) =>
  text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");

/**
 * @param sections - all sections, including skipped ones.
 * @returns the last line in Spanish, and whether the site may be released; a skipped section prevents a release.
 */
export function summarizeSections(sections: readonly ReportSection[]): {
  text: string;
  isReady: boolean;
  hasFailed: boolean;
} {
  const checkedSections = sections.filter(({ weight }) => weight === undefined);
  const failedNames = checkedSections.filter(({ problems }) => problems.length > 0).map(({ name }) => name);
  const skippedNames = sections.filter(({ weight }) => weight === "skipped").map(({ name }) => name);
  if (failedNames.length > 0) {
    const count = `${failedNames.length} de ${checkedSections.length} secciones`;
    return {
      text: `El sitio todavía no se puede publicar. Falta (${count}): ${failedNames.join(", ")}.`,
      isReady: false,
      hasFailed: true,
    };
  }
  if (skippedNames.length > 0) {
    const text = `Lo que se revisó está bien. Falta revisar: ${skippedNames.join(", ")} (npm run release:check).`;
    return { text, isReady: false, hasFailed: false };
  }
  return { text: "Todo listo: el sitio se puede publicar.", isReady: true, hasFailed: false };
}
