import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * Replaces one part of a page; the other parts, which other commands measure, stay.
 *
 * @param page - Markdown: an introduction, then parts that start with `## `.
 * @param heading - of the part, which is added at the end if the page does not have it.
 */
export function replacePart(page: string, heading: string, text: string): string {
  const parts = page.trimEnd().split(/\n+(?=## )/);
  const part = `## ${heading}\n\n${text.trim()}`;
  const index = parts.findIndex((each) => each.split("\n", 1)[0] === `## ${heading}`);
  const written = index < 0 ? [...parts, part] : parts.with(index, part);
  return `${written.join("\n\n")}\n`;
}

/**
 * Replaces one part of the page in a file.
 *
 * @param opening - introduction for a page that does not exist yet.
 */
export function writePart(file: string, opening: string, heading: string, text: string): void {
  const page = existsSync(file) ? readFileSync(file, "utf8") : opening;
  writeFileSync(file, replacePart(page, heading, text));
}
