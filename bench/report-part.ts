import { existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * The page with one of its parts replaced; the others, measured by other commands, stay.
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

/** @param opening - introduction for a page that does not exist yet. */
export function writePart(file: string, opening: string, heading: string, text: string): void {
  const page = existsSync(file) ? readFileSync(file, "utf8") : opening;
  writeFileSync(file, replacePart(page, heading, text));
}
