/**
 * The marked copy of a page, rendered from content whose words contain marks of their source. It is a separate view, so
 * that visitors never see marked content.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TextsByPath } from "#editor/server/site/text-override.ts";
import { contentMarksKey } from "./text-marks.ts";

/** Suffix of the view's name: `?vista=2026-12-03~origen`. */
export const markedSuffix = "~origen";

/** Code that reads the marks; undefined in the browser, which may load these modules while the copy is rendered. */
const marks = `globalThis[Symbol.for(${JSON.stringify(contentMarksKey)})]`;

/** Replacements of the functions that all content passes through. */
const replacements: Readonly<Record<string, readonly [name: string, parameters: string, body: string]>> = {
  // Skips the schema's rules if they refuse the data, because marks in facts make texts too long.
  "src/content/forms/read-data.ts": [
    "readData",
    "file, schema, data",
    `const plain = normalizeData(data);
    const read = marks && schema.safeParse(plain);
    return marks
      ? marks.markData(file, schema, read.success ? read.data : plain)
      : readDataUnmarked(file, schema, data);`,
  ],
  "src/domain/text/facts/fact-references.ts": [
    "fillFacts",
    "text, facts",
    "return fillFactsUnmarked(text, marks ? marks.markFacts(facts) : facts);",
  ],
  "src/domain/text/numbers/grouped-number.ts": [
    "formatNumber",
    "amount, decimals",
    `return marks
      ? marks.formatNumber(amount, decimals, formatNumberUnmarked)
      : formatNumberUnmarked(amount, decimals);`,
  ],
};

/** Adds the marked copies to the views. @param readViewTexts - reads the texts of a view without marks. */
export function addMarkedViews(root: string, readViewTexts: (view: string) => Promise<TextsByPath>) {
  return async (view: string): Promise<TextsByPath> => {
    if (!view.endsWith(markedSuffix)) return readViewTexts(view);
    return new Map([...(await readViewTexts(view.slice(0, -markedSuffix.length))), ...buildMarkedTexts(root)]);
  };
}

function buildMarkedTexts(root: string): TextsByPath {
  return new Map(
    Object.entries(replacements).map(([path, [name, parameters, body]]) => {
      const text = readFileSync(join(root, path), "utf8");
      const start = `export function ${name}`;
      if (!text.includes(start)) throw new Error(`${path} no longer has «${start}», which the marked copy replaces`);
      const markedFunction = `export function ${name}(${parameters}) {\n  const marks = ${marks};\n  ${body}\n}\n`;
      return [path, text.replace(start, `${markedFunction}function ${name}Unmarked`)];
    }),
  );
}
