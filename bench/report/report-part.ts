import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Replaces one part of a report. The other parts, which other commands write, stay.
 *
 * @param page - Markdown: an introduction, then parts that start with `## `.
 * @param heading - heading of the part; a missing part is added at the end.
 */
export function replaceReportPart(page: string, heading: string, text: string): string {
  const parts = page.trimEnd().split(/\n+(?=## )/);
  const part = `## ${heading}\n\n${text.trim()}`;
  const index = parts.findIndex((each) => each.split("\n", 1)[0] === `## ${heading}`);
  const newParts = index < 0 ? [...parts, part] : parts.with(index, part);
  return `${newParts.join("\n\n")}\n`;
}

/**
 * Replaces one part of the report in a file.
 *
 * @param opening - introduction of a new file.
 */
export function writeReportPart(file: string, opening: string, heading: string, text: string): void {
  const page = existsSync(file) ? readFileSync(file, "utf8") : opening;
  writeFileSync(file, replaceReportPart(page, heading, text));
}
